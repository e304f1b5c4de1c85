import { expect, test } from 'vitest';
import { placeFor, type OpenPanel } from './toast-place.ts';

const drawer: OpenPanel = { left: 960, right: 1440, top: 0, bottom: 900, headBottom: 110 };
const column: OpenPanel = { left: 1000, right: 1440, top: 0, bottom: 900, headBottom: 64 };
const dialog: OpenPanel = { left: 480, right: 960, top: 120, bottom: 780, headBottom: 190 };
const low: OpenPanel = { left: 480, right: 960, top: 320, bottom: 580, headBottom: 380 };
const full: OpenPanel = { left: 0, right: 390, top: 0, bottom: 844, headBottom: 128 };
const sheet: OpenPanel = { left: 0, right: 390, top: 400, bottom: 844, headBottom: 460 };

test.each([
  ['nothing is open', [], 1440, { top: null, right: null }],
  ['a dialog in the middle is out of their way', [dialog], 1440, { top: null, right: null }],
  ['a column stands beside a list', [column], 1440, { top: null, right: 456 }],
  ['a drawer lies over the page', [drawer], 1440, { top: null, right: 496 }],
  ['a dialog lies over a column: at the left of both', [column, dialog], 1440, { top: null, right: 976 }],
  ['a low dialog lies over a column: above it', [column, low], 1440, { top: null, right: 456 }],
  ['a drawer of a tablet leaves no room', [{ ...drawer, left: 344, right: 824 }], 824, { top: 118, right: null }],
  ['the whole screen of a phone is a panel', [full], 390, { top: 136, right: null }],
  ['a sheet of a phone begins below', [sheet], 390, { top: null, right: null }],
  ['a full panel under a sheet', [full, sheet], 390, { top: 136, right: null }],
] as const)('%s (toasts-3)', (_, panels, width, place) => {
  expect(placeFor(panels, width)).toEqual(place);
});
