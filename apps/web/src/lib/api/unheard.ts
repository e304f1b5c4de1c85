type Listener = (failure: Error) => void;

let listener: Listener | null = null;

/** Hears of every act that failed where nobody had words for it. Answers how to stop. */
export function hearUnheard(hear: Listener): () => void {
  listener = hear;
  return () => {
    listener = null;
  };
}

/** Tells that an act failed of which its own part says nothing. */
export const tellUnheard: Listener = (failure) => listener?.(failure);
