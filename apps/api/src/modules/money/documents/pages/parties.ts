import { findOwn } from '@tawa/domain/common/own';
import type { Party } from '../facts.ts';
import { gstStates } from '@tawa/domain/money/gst';
import { colours, heightOf, heightOfBoth, inBoth, margin, type Sheet, write, writeBoth } from './sheet.ts';

export interface PartyBlock {
  heading: string;
  party: Party;
  /** Numbers below the address, each with what it is. */
  numbers: readonly (readonly [label: string, value: string])[];
}

const gutter = 18;

/** Small capitals in English; the other scripts have none. */
function headingOf(sheet: Sheet, heading: string): string {
  const also = sheet.also(heading);
  return also === null ? heading.toUpperCase() : `${heading.toUpperCase()}  ·  ${also}`;
}

function drawParty(sheet: Sheet, { heading, party, numbers }: PartyBlock, x: number, width: number): number {
  let { y } = sheet;
  y +=
    write(sheet, headingOf(sheet, heading), [x, y], {
      width,
      size: 6.5,
      face: 'semibold',
      color: colours.faint,
      spacing: 0.6,
    }) + 2;
  y += write(sheet, party.name, [x, y], { width, size: 10, face: 'bold' }) + 1;
  const own = sheet.nameOf(party.name, party.names);
  if (own !== null) y += write(sheet, own, [x, y], { width, size: 9, face: 'semibold' }) + 1;
  if (party.address) y += write(sheet, inBoth(sheet, party.address), [x, y], { width, color: colours.soft }) + 3;
  for (const [label, value] of numbers) {
    const height = writeBoth(sheet, label, [x, y], { width: 44, color: colours.faint });
    const style = { width: width - 46, face: 'semibold' } as const;
    const told = inBoth(sheet, value);
    write(sheet, told, [x + 46, y], style);
    y +=
      (sheet.also(label) === null ? heightOf(sheet, told, style) : Math.max(height, heightOf(sheet, told, style))) + 1;
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
  const ofLabel = { width: width - 8, size: 7, color: colours.faint } as const;
  const told = facts.map(([label, value]) => [label, inBoth(sheet, value)] as const);
  const heights = told.map(([, value]) => heightOf(sheet, value, { width: width - 8, face: 'semibold' }));
  // A label that is said once has its one line, as it always had.
  const isBoth = facts.some(([label]) => sheet.also(label) !== null);
  const labels = isBoth ? Math.max(...facts.map(([label]) => heightOfBoth(sheet, label, ofLabel))) + 1 : 10;
  const height = Math.max(...heights) + labels + 17;
  sheet.doc.roundedRect(margin, sheet.y, sheet.width, height, 5).fill(colours.tint);
  for (const [index, [label, value]] of told.entries()) {
    const x = margin + pad + index * width;
    writeBoth(sheet, label, [x, sheet.y + 8], ofLabel);
    write(sheet, value, [x, sheet.y + 8 + labels], { width: width - 8, face: 'semibold' });
  }
  sheet.y += height + 14;
}
