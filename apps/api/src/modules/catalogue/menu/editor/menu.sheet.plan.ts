// What a file of a menu would do, decided before anything is written.
import type { EditedGroup, ImportedMenu } from '@tawa/contract/catalogue/menu.form';
import type { MenuSection } from '@tawa/contract/catalogue/menu.sections';
import { sheetColumns } from '@tawa/domain/catalogue/menu-template';
import { writtenNames } from '@tawa/domain/catalogue/names/names';
import { writeChoiceNames, writeNames } from '@tawa/domain/catalogue/option-text';
import type { SheetFault } from '@tawa/domain/catalogue/sheet-faults';
import { toPaise } from '@tawa/domain/common/money';
import type { Db } from '#platform/database/db.ts';
import { listCounting } from '../counter/menu.counter.service.ts';
import { listSections } from '../sections/menu.sections.store.ts';
import { listEditedGroups } from './menu.options.service.ts';
import { namesCellOf, textOfGroups } from './menu.sheet.cells.ts';
import { planChoices, type ChoicePlan } from './menu.sheet.choices.ts';
import { listGroupIds } from './menu.sheet.choices.store.ts';
import { planNames } from './menu.sheet.names.ts';
import { findUnsent, listNamedPictures } from './menu.sheet.pictures.ts';
import { readCells, readDish, recordOf, type ReadDish, type SheetRow } from './menu.sheet.ts';
import { judgeSections, planSections, type WantedSections } from './menu.sheet.sections.ts';
import * as store from './menu.sheet.store.ts';

interface SheetMenu {
  rows: SheetRow[];
  sections: MenuSection[];
  groups: EditedGroup[];
  idsByDish: ReadonlyMap<number, number[]>;
}

/** What the cells say of the choices of a dish. */
const cellsOfGroups = (groups: readonly EditedGroup[]) => ({
  options: textOfGroups(groups),
  options_hi: namesCellOf(groups, 'hi'),
  options_kn: namesCellOf(groups, 'kn'),
});

export async function readMenu(db: Db, restaurantId: number, now: Date): Promise<SheetMenu> {
  const sections = await listSections(db, restaurantId);
  const groups = await listEditedGroups(db, restaurantId);
  const idsByDish = await listGroupIds(db, restaurantId);
  const counting = await listCounting(db, restaurantId, now);
  const groupById = new Map(groups.map((group) => [group.option_group_id, group]));
  const namesByDish = new Map<number, string[]>();
  for (const { section_name, menu_ids } of sections)
    for (const id of menu_ids) namesByDish.set(id, [...(namesByDish.get(id) ?? []), section_name]);
  const rows = (await store.listSheetRows(db, restaurantId)).map((row) => ({
    ...row,
    counter_price: counting.get(row.menu_id) ?? null,
    section: writeNames(namesByDish.get(row.menu_id) ?? []),
    section_names: namesByDish.get(row.menu_id) ?? [],
    ...cellsOfGroups((idsByDish.get(row.menu_id) ?? []).flatMap((id) => groupById.get(id) ?? [])),
  }));
  return { rows, sections, groups, idsByDish };
}

/** A dish of the file as it is written. */
export const writtenRow = ({ menu_id, form, state }: ReadDish): store.WrittenRow => {
  const { is_veg, contains_egg, price, discounted_price, ...rest } = form;
  const { dish_img: _img, discount_plan: _plan, option_group_ids: _groups, parts: _parts, ...plain } = rest;
  return {
    ...plain,
    names: writtenNames(form.names ?? {}),
    serving: form.serving ?? null,
    menu_id,
    state,
    is_veg: is_veg === 1,
    contains_egg: contains_egg === 1,
    price: toPaise(price),
    discounted: discounted_price === null ? null : toPaise(discounted_price),
  };
};

/** What a file would do. */
export interface Plan {
  rows: number;
  faults: SheetFault[];
  added: ReadDish[];
  changed: { dish: ReadDish; before: SheetRow; fields: string[] }[];
  unchanged: number;
  before: SheetMenu;
  choices: ChoicePlan;
  /** Dishes that change their sections; a new one has the negative of its row for an id. */
  sections: WantedSections[];
  sections_added: string[];
  pictures: ImportedMenu['pictures'];
}

/** What would differ between a dish and its row in the file. */
function changedFields(dish: ReadDish, before: SheetRow, categoryName: string | null): string[] {
  const { published_on: _published, ...written } = { ...before, ...writtenRow(dish) };
  const after = recordOf({
    ...written,
    allergens: [...written.allergens],
    suits: [...written.suits],
    menu_id: before.menu_id,
    category_name: categoryName,
    counter_price: dish.counter_price,
    section: dish.sections ? writeNames(dish.sections) : before.section,
    options: dish.groups ? textOfGroups(dish.groups) : before.options,
    options_hi: dish.names.hi ? writeChoiceNames(dish.names.hi) : before.options_hi,
    options_kn: dish.names.kn ? writeChoiceNames(dish.names.kn) : before.options_kn,
    discounted_price: writtenRow(dish).discounted,
    published_on: dish.state === 'draft' ? null : new Date(0),
    isactive: dish.state === 'on_sale',
  });
  const old = recordOf(before);
  return sheetColumns.filter((column) => old[column] !== after[column]);
}

/** Two rows for one dish, or two new dishes of one name in one category, are a fault. */
function findTwins(dishes: readonly ReadDish[]): SheetFault[] {
  const rowByKey = new Map<string, number>();
  return dishes.flatMap(({ row, menu_id, form }) => {
    const key = menu_id === null ? `${form.category_id} ${form.dish_name.toLowerCase()}` : `${menu_id}`;
    const first = rowByKey.get(key);
    if (first === undefined) {
      rowByKey.set(key, row);
      return [];
    }
    const column = menu_id === null ? 'dish_name' : 'menu_id';
    return [{ row, column, text: `The same as in row ${first}` }];
  });
}

/** Puts a dish of the file to the new, changed or unchanged ones, or says why it cannot be. */
function placeDish(plan: Plan, dish: ReadDish, menu: PlanningMenu): void {
  if (dish.menu_id === null) {
    plan.added.push(dish);
    return;
  }
  const before = menu.existing.get(dish.menu_id);
  const say = (column: string, text: string) => plan.faults.push({ row: dish.row, column, text });
  if (!before) {
    say('menu_id', 'There is no such dish on your menu');
    return;
  }
  if (before.published_on !== null && dish.state === 'draft')
    say('state', 'A published dish cannot become a draft; write hidden');
  const { category_id } = dish.form;
  const category = category_id === null ? null : (menu.categoryNames.get(category_id) ?? null);
  const fields: string[] = changedFields(dish, before, category);
  if (menu.isPictured(dish)) fields.push('picture');
  if (fields.length > 0) plan.changed.push({ dish, before, fields });
  else plan.unchanged += 1;
}

interface PlanningMenu {
  existing: ReadonlyMap<number, SheetRow>;
  categoryNames: ReadonlyMap<number, string>;
  /** Whether a dish gets a picture. */
  isPictured: (dish: ReadDish) => boolean;
}

/** Decides what becomes of choices and sections, once it is known what becomes of the dishes. */
function placeHeld(plan: Plan): void {
  const touched = [...plan.added, ...plan.changed.map(({ dish }) => dish)];
  const groups = touched.flatMap((dish) => (dish.groups ? [{ ...dish, groups: dish.groups }] : []));
  const named = planNames(plan.before, planChoices(plan.before, groups), groups);
  plan.choices = named.choices;
  plan.faults.push(...named.faults);
  plan.sections = touched.flatMap(({ row, menu_id, sections }) =>
    sections ? [{ row, menu_id: menu_id ?? -row, sections }] : [],
  );
  const after = planSections(plan.before.sections, plan.sections);
  plan.sections_added = after.flatMap(({ section_id, section_name }) => (section_id === null ? [section_name] : []));
  if (plan.sections.length > 0) plan.faults.push(...judgeSections(after, plan.sections));
}

interface Planning {
  restaurantId: number;
  bytes: Buffer;
  now: Date;
  /** What a row whose picture is named gets; null as long as none had to be sent. */
  sent: ReadonlyMap<string, string> | null;
  withoutMissing: boolean;
}

/** Reads a file whole and decides what becomes of every row. */
export async function planImport(db: Db, { restaurantId, bytes, now, sent, withoutMissing }: Planning): Promise<Plan> {
  const before = await readMenu(db, restaurantId, now);
  const existing = new Map(before.rows.map((row) => [row.menu_id, row]));
  const { records, faults } = readCells(bytes, existing);
  const categories = await store.listCategoryIds(db, restaurantId);
  const categoryIds = new Map(categories.map((one) => [one.category_name.toLowerCase(), one.category_id]));
  const categoryNames = new Map(categories.map((one) => [one.category_id, one.category_name]));
  const plan: Plan = {
    rows: records.length,
    faults: [...faults],
    added: [],
    changed: [],
    unchanged: 0,
    before,
    choices: { added: [], changed: [], links: [] },
    sections: [],
    sections_added: [],
    pictures: [],
  };
  const reading = { categoryIds, categoryNames: [...categoryNames.values()].join(', '), existing };
  const read = records.map((record) => readDish(record, reading));
  plan.faults.push(...read.flatMap((each) => each.faults));
  const dishes = read.flatMap(({ dish }) => dish ?? []);
  plan.faults.push(...findTwins(dishes));
  plan.pictures = listNamedPictures(dishes);
  if (sent && !withoutMissing) plan.faults.push(...findUnsent(dishes, sent));
  const isPictured = ({ picture }: ReadDish) => picture !== '' && (sent?.has(picture) ?? true);
  for (const dish of dishes) placeDish(plan, dish, { existing, categoryNames, isPictured });
  placeHeld(plan);
  return plan;
}
