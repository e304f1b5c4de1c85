// A menu as the rows of a CSV file: what an export writes, an import reads back without a change.
import { dishForm, type DishForm } from '@tawa/contract/catalogue/menu.form';
import { setRupees } from '@tawa/contract/common/common';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import { pictureKey, pictureNameLengthMax } from '@tawa/domain/catalogue/menu-pictures';
import { pictureColumn, sheetColumns, type SheetColumn } from '@tawa/domain/catalogue/menu-template';
import type { SheetFault } from '@tawa/domain/catalogue/sheet-faults';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod/mini';
import { messageOf } from '#platform/http/errors.ts';
import { readHeld, type ReadGroups, type SaidNames } from './menu.sheet.cells.ts';
import type { StoredRow } from './menu.sheet.store.ts';

export type SheetRecord = Record<SheetColumn, string>;
export type SheetState = 'draft' | 'on_sale' | 'hidden';

/** A dish with its own sections and its choices as its cells say them, and with what counts of the counter today, in paise. */
export type SheetRow = StoredRow & {
  section: string;
  section_names: readonly string[];
  options: string;
  options_hi: string;
  options_kn: string;
  counter_price: number | null;
};

/** Rows of one file at most. */
export const sheetRowsMax = 5000;
const required: readonly SheetColumn[] = ['dish_name', 'food_mark', 'price'];

/** The name in the file of what the form calls otherwise. */
const columnOf: Readonly<Record<string, SheetColumn>> = {
  category_id: 'category',
  is_veg: 'food_mark',
  stock_per_day: 'portions_a_day',
  option_group_ids: 'options',
};

const money = (paise: number | null): string => (paise === null ? '' : toRupees(paise).toFixed(2));
const count = (value: number | null): string => (value === null ? '' : String(value));
const yesNo = (value: boolean): string => (value ? 'yes' : 'no');

function stateOf({ published_on, isactive }: Pick<SheetRow, 'published_on' | 'isactive'>): SheetState {
  if (published_on === null) return 'draft';
  return isactive ? 'on_sale' : 'hidden';
}

export const recordOf = (row: SheetRow): SheetRecord => ({
  menu_id: String(row.menu_id),
  category: row.category_name ?? '',
  section: row.section,
  dish_name: row.dish_name,
  name_hi: row.names?.hi ?? '',
  name_kn: row.names?.kn ?? '',
  kitchen_name: row.kitchen_name,
  food_mark: row.is_veg ? 'veg' : 'non-veg',
  contains_egg: yesNo(row.contains_egg),
  description: row.description,
  price: money(row.price),
  discounted_price: money(row.discounted_price),
  counter_price: money(row.counter_price),
  preparation_time: String(row.preparation_time),
  calories: count(row.calories),
  serving: row.serving ?? '',
  allergens: row.allergens.toSorted().join(' '),
  suits: row.suits.toSorted().join(' '),
  tax_category: row.tax_category,
  portions_a_day: count(row.stock_per_day),
  options: row.options,
  options_hi: row.options_hi,
  options_kn: row.options_kn,
  state: stateOf(row),
});

/** The file of an export; a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export const writeSheet = (records: readonly SheetRecord[]): string =>
  stringify([...records], {
    bom: true,
    columns: [...sheetColumns],
    header: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });

const noCells: SheetRecord = {
  menu_id: '',
  category: '',
  section: '',
  dish_name: '',
  name_hi: '',
  name_kn: '',
  kitchen_name: '',
  food_mark: '',
  contains_egg: '',
  description: '',
  price: '',
  discounted_price: '',
  counter_price: '',
  preparation_time: '',
  calories: '',
  serving: '',
  allergens: '',
  suits: '',
  tax_category: '',
  portions_a_day: '',
  options: '',
  options_hi: '',
  options_kn: '',
  state: '',
};

const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const fault = (row: number, column: string, text: string): SheetFault => ({ row, column, text });

interface Cells {
  /** Rows that say something; `picture` names a file beside the sheet. */
  records: { row: number; cells: SheetRecord; picture: string }[];
  faults: SheetFault[];
}
type Line = Cells['records'][number];

const lowered = new Set<SheetColumn>(['food_mark', 'contains_egg', 'allergens', 'suits', 'tax_category', 'state']);

/**
 * The cells of a file by their columns; faults of the file as a whole stand at row 1. What a file has no column for
 * says what the dish of that id says already.
 */
export function readCells(bytes: Buffer, existing: ReadonlyMap<number, SheetRow>): Cells {
  const none = (text: string): Cells => ({ records: [], faults: [fault(1, '', text)] });
  let lines: string[][];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    lines = parse(text, { bom: true, relax_column_count: true, trim: true });
  } catch (error) {
    return none(`This is no CSV file in UTF-8: ${messageOf(error)}`);
  }
  const [head = [], ...below] = lines;
  const body = below.flatMap((line, index) => (line.some((cell) => cell !== '') ? [{ line, row: index + 2 }] : []));
  const names = head.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0) return none(`The first line must name the columns. Missing: ${missing.join(', ')}`);
  const twice = [...sheetColumns, pictureColumn].find((column) => names.indexOf(column) !== names.lastIndexOf(column));
  if (twice) return none(`The first line names the column ${twice} twice.`);
  if (body.length > sheetRowsMax) return none(`At most ${sheetRowsMax} rows, there are ${body.length}.`);
  const records = body.map(({ line, row }) => {
    const idCell = line[names.indexOf('menu_id')] ?? '';
    const before = idCell === '' ? undefined : existing.get(Number(idCell));
    const picture = unguarded(line[names.indexOf(pictureColumn)] ?? '');
    return { row, cells: cellsOf(line, names, before && recordOf(before)), picture };
  });
  return { records, faults: [] };
}

function cellsOf(line: readonly string[], names: readonly string[], before: SheetRecord | undefined): SheetRecord {
  const cells = { ...(before ?? noCells) };
  for (const column of sheetColumns) {
    const at = names.indexOf(column);
    if (at < 0) continue;
    const text = unguarded(line[at] ?? '').trim();
    cells[column] = lowered.has(column) ? text.toLowerCase() : text;
  }
  return { ...cells, state: cells.state.replaceAll(' ', '_') };
}

const wordsOf = (cell: string): string[] => cell.split(/[\s,;]+/).filter((word) => word !== '');
const numberOf = (cell: string): number | null =>
  cell === '' ? null : /^-?\d+(\.\d+)?$/.test(cell.replaceAll(',', '')) ? Number(cell.replaceAll(',', '')) : Number.NaN;
const marks: Readonly<Record<string, 0 | 1>> = { veg: 1, 'non-veg': 0, nonveg: 0 };
const bits: Readonly<Record<string, 0 | 1>> = { '': 0, no: 0, yes: 1, '0': 0, '1': 1 };
const states: readonly SheetState[] = ['draft', 'on_sale', 'hidden'];

export interface ReadDish {
  row: number;
  menu_id: number | null;
  form: DishForm;
  state: SheetState;
  /** What it costs at the counter, in paise; null where nothing is said of it. */
  counter_price: number | null;
  /** Its own sections and its choices; null leaves them as they are. */
  sections: readonly string[] | null;
  groups: ReadGroups | null;
  /** What its choices are called in other languages. */
  names: SaidNames;
  /** What its picture is known by; empty leaves the one that is there. */
  picture: string;
}

export interface DishReading {
  categoryIds: ReadonlyMap<string, number>;
  /** The names that a cell may have, for whoever wrote another one. */
  categoryNames: string;
  existing: ReadonlyMap<number, SheetRow>;
}

/** One row as a dish, or what is wrong with it. */
export function readDish(
  { row, cells, picture }: Line,
  { categoryIds, categoryNames, existing }: DishReading,
): { dish?: ReadDish; faults: SheetFault[] } {
  const category_id = cells.category === '' ? null : categoryIds.get(cells.category.toLowerCase());
  const menu_id = numberOf(cells.menu_id);
  const state = cells.state === '' ? 'draft' : states.find((one) => one === cells.state);
  const held = readHeld(cells, menu_id === null ? undefined : existing.get(menu_id));
  const faults = [
    ...held.section.map((text) => fault(row, 'section', text)),
    ...held.options.map((text) => fault(row, 'options', text)),
    ...held.nameFaults.map(([column, text]) => fault(row, column, text)),
  ];
  if (picture.length > pictureNameLengthMax)
    faults.push(fault(row, pictureColumn, `At most ${pictureNameLengthMax} characters`));
  if (category_id === undefined)
    faults.push(fault(row, 'category', `Category “${cells.category}” does not exist. Use one of: ${categoryNames}`));
  if (menu_id !== null && !Number.isSafeInteger(menu_id))
    faults.push(fault(row, 'menu_id', 'Not an id; leave it empty for a new dish'));
  if (!state) faults.push(fault(row, 'state', 'Write draft, on_sale or hidden'));
  const counter = z.safeParse(z.nullable(setRupees), numberOf(cells.counter_price));
  if (!counter.success) faults.push(...counter.error.issues.map(({ message }) => fault(row, 'counter_price', message)));
  const checked = z.safeParse(dishForm, formOf(cells, category_id ?? null, held.groups ?? []));
  if (!checked.success)
    for (const { path, message } of checked.error.issues) {
      const field = path[0] === 'names' ? `name_${String(path[1])}` : String(path[0] ?? '');
      faults.push(fault(row, findOwn(columnOf, field) ?? field, message));
    }
  if (!checked.success || !counter.success || faults.length > 0 || !state) return { faults };
  const { groups, sections, names } = held;
  const counter_price = counter.data === null ? null : toPaise(counter.data);
  const dish = { row, menu_id, form: checked.data, state, counter_price, groups, sections, names };
  return { dish: { ...dish, picture: pictureKey(picture) }, faults };
}

const formOf = (cells: SheetRecord, category_id: number | null, groups: readonly unknown[]) => ({
  dish_name: cells.dish_name,
  names: { hi: cells.name_hi, kn: cells.name_kn },
  kitchen_name: cells.kitchen_name,
  category_id,
  dish_img: null,
  description: cells.description,
  is_veg: findOwn(marks, cells.food_mark),
  contains_egg: findOwn(bits, cells.contains_egg),
  allergens: wordsOf(cells.allergens),
  suits: wordsOf(cells.suits),
  calories: numberOf(cells.calories),
  serving: cells.serving === '' ? null : cells.serving,
  price: numberOf(cells.price),
  discounted_price: numberOf(cells.discounted_price),
  discount_plan: null,
  preparation_time: cells.preparation_time === '' ? 20 : numberOf(cells.preparation_time),
  tax_category: cells.tax_category === '' ? 'restaurant_service' : cells.tax_category,
  stock_per_day: numberOf(cells.portions_a_day),
  // Groups that are yet to be made have no ids; the form judges how many there are.
  option_group_ids: groups.map((_group, index) => index + 1),
  // A file does not say what is in a combo.
  parts: [],
});
