/** A place of the screen, with the key of what stands there. */
export interface Place {
  key: string;
  height: number;
  /** Since when (ms) what stood there is gone; null while it stands there. */
  goneAt: number | null;
}

interface Hand {
  now: number;
  /** How tall what comes may be for a place of one cell. */
  linesMax: number;
}

/** How long (ms) a gap stays one: a key that is pressed twice must not mean what came into it between. */
const gapMs = 3000;

/**
 * The places while somebody has a hand on the screen: nothing that stands there moves. What comes takes a gap that was seen as
 * one for three seconds, or a place at the end, so that a screen that is worked without a pause shows it all the same.
 */
export function holdPlaces(
  places: readonly Place[],
  wanted: readonly { key: string; height: number }[],
  { now, linesMax }: Hand,
): Place[] {
  const here = new Set(wanted.map(({ key }) => key));
  const kept = places.map((place) => ({ ...place, goneAt: here.has(place.key) ? null : (place.goneAt ?? now) }));
  const known = new Set(places.map(({ key }) => key));
  for (const { key, height } of wanted) {
    if (known.has(key)) continue;
    const gap = kept.find(
      (place) => place.goneAt !== null && now - place.goneAt >= gapMs && height <= Math.max(place.height, linesMax),
    );
    if (gap) Object.assign(gap, { key, height: Math.max(gap.height, height), goneAt: null });
    else kept.push({ key, height, goneAt: null });
  }
  return kept;
}
