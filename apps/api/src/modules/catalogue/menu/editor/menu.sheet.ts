// A menu as the rows of a CSV file: what an export writes, an import reads back without a change.
import { dishForm, type DishForm } from '@tawa/contract/catalogue/menu.form';
import { toRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { z } from 'zod/mini';
import { messageOf } from '#platform/http/errors.ts';
import type { SheetRow } from './menu.sheet.store.ts';

export const columns = [
  'menu_id',
  'category',
  'dish_name',
  'kitchen_name',
  'food_mark',
  'contains_egg',
  'description',
  'price',
  'discounted_price',
  'preparation_time',
  'calories',
  'allergens',
  'suits',
  'tax_category',
  'portions_a_day',
  'state',
] as const;
type Column = (typeof columns)[number];
export type SheetRecord = Record<Column, string>;
export type SheetState = 'draft' | 'on_sale' | 'hidden';

export interface Fault {
  row: number;
  column: string;
  text: string;
}

/** Rows of one file at most. */
export const sheetRowsMax = 5000;
const required: readonly Column[] = ['dish_name', 'food_mark', 'price'];

/** The name in the file of what the form calls otherwise. */
const columnOf: Readonly<Record<string, Column>> = {
  category_id: 'category',
  is_veg: 'food_mark',
  stock_per_day: 'portions_a_day',
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
  dish_name: row.dish_name,
  kitchen_name: row.kitchen_name,
  food_mark: row.is_veg ? 'veg' : 'non-veg',
  contains_egg: yesNo(row.contains_egg),
  description: row.description,
  price: money(row.price),
  discounted_price: money(row.discounted_price),
  preparation_time: String(row.preparation_time),
  calories: count(row.calories),
  allergens: row.allergens.toSorted().join(' '),
  suits: row.suits.toSorted().join(' '),
  tax_category: row.tax_category,
  portions_a_day: count(row.stock_per_day),
  state: stateOf(row),
});

/** The file of an export; a cell that a spreadsheet would run as a formula gets an apostrophe before it. */
export const writeSheet = (rows: readonly SheetRow[]): string =>
  stringify(rows.map(recordOf), {
    bom: true,
    columns: [...columns],
    header: true,
    record_delimiter: 'windows',
    escape_formulas: true,
  });

const unguarded = (text: string): string => text.replace(/^'(?=[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20])/, '');

const fault = (row: number, column: string, text: string): Fault => ({ row, column, text });

interface Cells {
  records: { row: number; cells: SheetRecord }[];
  faults: Fault[];
}

/** The cells of a file by their columns; faults of the file as a whole stand at row 1. */
export function readCells(bytes: Buffer): Cells {
  const none = (text: string): Cells => ({ records: [], faults: [fault(1, '', text)] });
  let lines: string[][];
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    lines = parse(text, { bom: true, skip_empty_lines: true, relax_column_count: true, trim: true });
  } catch (error) {
    return none(`This is no CSV file in UTF-8: ${messageOf(error)}`);
  }
  const [head = [], ...body] = lines;
  const names = head.map((name) => name.toLowerCase().replaceAll(' ', '_'));
  const missing = required.filter((column) => !names.includes(column));
  if (missing.length > 0) return none(`The first line must name the columns. Missing: ${missing.join(', ')}`);
  if (body.length > sheetRowsMax) return none(`At most ${sheetRowsMax} rows, there are ${body.length}.`);
  const cellOf = (line: readonly string[], column: Column) => unguarded(line[names.indexOf(column)] ?? '').trim();
  const records = body.map((line, index) => ({
    row: index + 2,
    cells: {
      menu_id: cellOf(line, 'menu_id'),
      category: cellOf(line, 'category'),
      dish_name: cellOf(line, 'dish_name'),
      kitchen_name: cellOf(line, 'kitchen_name'),
      food_mark: cellOf(line, 'food_mark').toLowerCase(),
      contains_egg: cellOf(line, 'contains_egg').toLowerCase(),
      description: cellOf(line, 'description'),
      price: cellOf(line, 'price'),
      discounted_price: cellOf(line, 'discounted_price'),
      preparation_time: cellOf(line, 'preparation_time'),
      calories: cellOf(line, 'calories'),
      allergens: cellOf(line, 'allergens').toLowerCase(),
      suits: cellOf(line, 'suits').toLowerCase(),
      tax_category: cellOf(line, 'tax_category').toLowerCase(),
      portions_a_day: cellOf(line, 'portions_a_day'),
      state: cellOf(line, 'state').toLowerCase().replaceAll(' ', '_'),
    },
  }));
  return { records, faults: [] };
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
}

/** One row as a dish, or what is wrong with it. */
export function readDish(
  { row, cells }: Cells['records'][number],
  categoryIds: ReadonlyMap<string, number>,
): { dish?: ReadDish; faults: Fault[] } {
  const category_id = cells.category === '' ? null : categoryIds.get(cells.category.toLowerCase());
  const menu_id = numberOf(cells.menu_id);
  const state = cells.state === '' ? 'draft' : states.find((one) => one === cells.state);
  const faults: Fault[] = [];
  if (category_id === undefined) faults.push(fault(row, 'category', `There is no category “${cells.category}”`));
  if (menu_id !== null && !Number.isSafeInteger(menu_id))
    faults.push(fault(row, 'menu_id', 'Not an id; leave it empty for a new dish'));
  if (!state) faults.push(fault(row, 'state', 'Write draft, on_sale or hidden'));
  const checked = z.safeParse(dishForm, {
    dish_name: cells.dish_name,
    kitchen_name: cells.kitchen_name,
    category_id: category_id ?? null,
    dish_img: null,
    description: cells.description,
    is_veg: findOwn(marks, cells.food_mark),
    contains_egg: findOwn(bits, cells.contains_egg),
    allergens: wordsOf(cells.allergens),
    suits: wordsOf(cells.suits),
    calories: numberOf(cells.calories),
    price: numberOf(cells.price),
    discounted_price: numberOf(cells.discounted_price),
    discount_plan: null,
    preparation_time: cells.preparation_time === '' ? 20 : numberOf(cells.preparation_time),
    tax_category: cells.tax_category === '' ? 'restaurant_service' : cells.tax_category,
    stock_per_day: numberOf(cells.portions_a_day),
    option_group_ids: [],
  });
  if (!checked.success)
    for (const { path, message } of checked.error.issues) {
      const field = String(path[0] ?? '');
      faults.push(fault(row, findOwn(columnOf, field) ?? field, message));
    }
  if (!checked.success || faults.length > 0 || !state) return { faults };
  return { dish: { row, menu_id, form: checked.data, state }, faults };
}
