import type { Table } from '../../foods/vessels.ts';

const on =
  (surface: Table['surface']) =>
  (colour: string): Table => ({ surface, colour });

/** Grounds by their surface, `wood('#6a4028')`. */
export const paper = on('paper');
export const stone = on('stone');
export const wood = on('wood');
export const linen = on('linen');
