import type { Composition, Fitted, Placed } from './composition.ts';
import { FRAME } from '../drawing/scene.ts';
import type { Table } from '../foods/vessels.ts';

const paper = (colour: string): Table => ({ surface: 'paper', colour });

const middle = { x: FRAME.width / 2, y: FRAME.height / 2, scale: 1 } as const;

const state = (seed: string, item: Placed | Fitted, table: Table): Composition => ({
  veg: true,
  size: FRAME,
  seed,
  table,
  items: [item],
});

/** What is shown where there is nothing to show: an empty cart, an empty list, no match, no line, no page. */
export const states: Record<string, Composition> = {
  'empty-thali': state('empty-thali', { kind: 'emptyThali', opts: {}, ...middle }, paper('#f3e6d2')),
  'empty-bowl': state('empty-bowl', { kind: 'emptyBowl', opts: {}, ...middle }, paper('#f0d3a0')),
  'no-match': state('no-match', { kind: 'searchedPlate', opts: {}, ...middle }, paper('#e4c9a8')),
  // The handle stays within the circle that pages cut out.
  offline: state('offline', { kind: 'coldTawa', opts: {}, slot: { x: 400, y: 300, radius: 288 } }, paper('#cfd3d6')),
  'not-found': state('not-found', { kind: 'emptyPlate', opts: {}, ...middle }, paper('#e9b44c')),
};
