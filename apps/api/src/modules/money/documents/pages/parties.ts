import { findOwn } from '@tawa/domain/common/own';
import type { Party } from '../facts.ts';
import { gstStates } from '@tawa/domain/money/gst';
import { colours, heightOf, margin, type Sheet, write } from './sheet.ts';

export interface PartyBlock {
  heading: string;
  party: Party;
  /** Numbers below the address, each with what it is. */
  numbers: readonly (readonly [label: string, value: string])[];
}

const gutter = 18;

function drawParty(sheet: Sheet, { heading, party, numbers }: PartyBlock, x: number, width: number): number {
  let { y } = sheet;
  y +=
    write(sheet, heading.toUpperCase(), [x, y], {
      width,
      size: 6.5,
      face: 'semibold',
      color: colours.faint,
      spacing: 0.6,
    }) + 2;
  y += write(sheet, party.name, [x, y], { width, size: 10, face: 'bold' }) + 1;
  if (party.address) y += write(sheet, party.address, [x, y], { width, color: colours.soft }) + 3;
  for (const [label, value] of numbers) {
    write(sheet, label, [x, y], { width: 44, color: colours.faint });
    const style = { width: width - 46, face: 'semibold' } as const;
    write(sheet, value, [x + 46, y], style);
    y += heightOf(sheet, value, style) + 1;
  }
  return y;
}

/** Who gives the paper, who cooked and who gets it, side by side. */
export function drawParties(sheet: Sheet, parties: readonly PartyBlock[]): void {
  const width = (sheet.width - gutter * (parties.length - 1)) / parties.length;
  const ends = parties.map((party, index) => drawParty(sheet, party, margin + index * (width + gutter), width));
  sheet.y = Math.max(...ends) + 14;
}

/** 'Karnataka (29)'. */
export const placeOf = (state: string | null): string =>
  state ? `${state} (${findOwn(gstStates, state) ?? '–'})` : '–';

/** A strip of facts under each other's labels. */
export function drawStrip(sheet: Sheet, facts: readonly (readonly [label: string, value: string])[]): void {
  const pad = 10;
  const width = (sheet.width - pad * 2) / facts.length;
  const heights = facts.map(([, value]) => heightOf(sheet, value, { width: width - 8, face: 'semibold' }));
  const height = Math.max(...heights) + 27;
  sheet.doc.roundedRect(margin, sheet.y, sheet.width, height, 5).fill(colours.tint);
  for (const [index, [label, value]] of facts.entries()) {
    const x = margin + pad + index * width;
    write(sheet, label, [x, sheet.y + 8], { width: width - 8, size: 7, color: colours.faint });
    write(sheet, value, [x, sheet.y + 18], { width: width - 8, face: 'semibold' });
  }
  sheet.y += height + 14;
}
