let asleep = 0;
let told: (() => void) | undefined;

/** False from the moment that a served page begins to come alive until all its parts have; what they show must stay as served so long. */
export const isAlive = (): boolean => !told;

/** Tells `then` once nothing of the page that begins to come alive is asleep any more. */
export const onceAlive = (then: () => void): void => {
  told = then;
};

/** Notes that one part more stands as served (1) or one fewer (-1), and with 0 that the page around them is alive; answers what takes it back. */
export function noteAsleep(change: number): () => void {
  asleep += change;
  if (asleep <= 0) {
    told?.();
    told = undefined;
  }
  return () => void noteAsleep(-change);
}
