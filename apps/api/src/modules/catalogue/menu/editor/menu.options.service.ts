// Choices that dishes share: written once, for all of them.
import type { EditedGroup, OptionGroupForm } from '@tawa/contract/catalogue/menu.form';
import { allergens, suitMarks } from '@tawa/domain/accounts/diet';
import { namesColumn } from '#db/names.ts';
import { toPaise, toRupees } from '@tawa/domain/common/money';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { getEditableKitchen, tellEditors, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import * as store from './menu.options.store.ts';

const noGroup = () => new AppError('not_found', 'There are no such choices on your menu.');

const groupOf = (row: store.GroupRow): EditedGroup => ({
  ...row,
  names: row.names ?? undefined,
  kind: row.kind === 'size' ? 'size' : 'addon',
  options: row.options.map((option) => ({
    ...option,
    names: option.names ?? undefined,
    price: toRupees(option.price),
    is_veg: option.is_veg ? 1 : 0,
    allergens: allergens.filter((name) => option.allergens.includes(name)),
    suits: suitMarks.filter((mark) => option.suits.includes(mark)),
  })),
});

export const listEditedGroups = async (db: Db, restaurantId: number): Promise<EditedGroup[]> =>
  (await store.listGroups(db, restaurantId)).map(groupOf);

async function getGroup(db: Db, restaurantId: number, groupId: number): Promise<EditedGroup> {
  const [row] = await store.listGroups(db, restaurantId, groupId);
  if (!row) throw noGroup();
  return groupOf(row);
}

const valuesOf = ({ options: _options, names, ...values }: OptionGroupForm): store.GroupValues => ({
  ...values,
  ...(names && { names: namesColumn(names) }),
});

async function writeOptions(tx: Tx, groupId: number, { options }: OptionGroupForm): Promise<void> {
  const rows = options.map(({ names, ...option }, position) => ({
    ...option,
    ...(names && { names: namesColumn(names) }),
    price: toPaise(option.price),
    is_veg: option.is_veg === 1,
    position,
  }));
  const known = rows.filter(({ option_id }) => option_id !== null);
  const added = rows.filter(({ option_id }) => option_id === null);
  await store.dropOptions(
    tx,
    groupId,
    known.flatMap(({ option_id }) => option_id ?? []),
  );
  const written = await store.updateOptions(tx, groupId, known);
  if (written.length < known.length) throw new AppError('not_found', 'One of these choices is gone. Open them again.');
  if (added.length > 0) await store.addOptions(tx, groupId, added);
}

export async function addOptionGroup({ db }: MenuDeps, editor: Editor, form: OptionGroupForm): Promise<EditedGroup> {
  return transaction(db, async (tx) => {
    await getEditableKitchen(tx, editor.restaurantId);
    const { option_group_id } = await store.addGroup(tx, editor.restaurantId, valuesOf(form));
    await writeOptions(tx, option_group_id, form);
    await tellEditors(tx, editor.restaurantId);
    return getGroup(tx, editor.restaurantId, option_group_id);
  });
}

interface Input {
  groupId: number;
  version: number;
  group: OptionGroupForm;
}

/** Writes choices of that version; answers whether it was still theirs. */
export async function writeGroup(tx: Tx, restaurantId: number, { groupId, version, group }: Input): Promise<boolean> {
  const written = await store.updateGroup(tx, { restaurantId, groupId, version }, valuesOf(group));
  if (written) await writeOptions(tx, groupId, group);
  return written !== undefined;
}

export async function updateOptionGroup(
  { db }: MenuDeps,
  { restaurantId }: Editor,
  { groupId, version, group }: Input,
): Promise<{ isOvertaken: boolean; group: EditedGroup }> {
  return transaction(db, async (tx) => {
    await getEditableKitchen(tx, restaurantId);
    const isWritten = await writeGroup(tx, restaurantId, { groupId, version, group });
    if (!isWritten) return { isOvertaken: true, group: await getGroup(tx, restaurantId, groupId) };
    await tellEditors(tx, restaurantId);
    return { isOvertaken: false, group: await getGroup(tx, restaurantId, groupId) };
  });
}

export async function deleteOptionGroup({ db }: MenuDeps, { restaurantId }: Editor, groupId: number): Promise<string> {
  return transaction(db, async (tx) => {
    const gone = await store.deleteGroup(tx, restaurantId, groupId);
    if (!gone) throw noGroup();
    await tellEditors(tx, restaurantId);
    return gone.group_name;
  });
}
