const signs = '0123456789abcdefghijklmnopqrstuv';

// Stored paths name a colour by its place, so none of them may move; picked as those the project's pictures come closest to.
const palette = [
  '#3d4744 #64402e #7b3b3b #9a7b7e #575c48 #7a6240 #b13925 #975e41',
  '#5f7b6c #897b4e #d74526 #b76e36 #329883 #8b9352 #9e8a66 #b0874b',
  '#78969d #c9854a #bd9b6a #a2a87d #bbab5d #e7937e #92b7a4 #d5a743',
  '#c9b489 #d3acaf #aec48c #e4be49 #e9beac #cfccc5 #e5d2a4 #e6e1d1',
]
  .join(' ')
  .split(' ');

/** The colours a tint can have, by the sign that stands for each in a stored path. */
export const tintColours: ReadonlyMap<string, string> = new Map(
  palette.map((colour, place) => [signs.charAt(place), colour]),
);

const channels = (colour: string): number[] => [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** How far apart two colours look; the eye is keenest on green. */
function distance(a: string, b: string): number {
  const [red = 0, green = 0, blue = 0] = channels(a).map((value, i) => value - (channels(b)[i] ?? 0));
  return 2 * red ** 2 + 4 * green ** 2 + 3 * blue ** 2;
}

const nearest = (colour: string): string => {
  const ranked = [...tintColours].map(([sign, each]) => ({ sign, away: distance(colour, each) }));
  return ranked.reduce((best, each) => (each.away < best.away ? each : best)).sign;
};

/** A stored path that carries the colours (`#rrggbb`) of its picture's ground and middle. */
export const withTint = (path: string, { ground, middle }: { ground: string; middle: string }): string =>
  `${path}#${nearest(ground)}${nearest(middle)}`;
