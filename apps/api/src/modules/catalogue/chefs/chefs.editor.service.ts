import type { ChefForm, EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { usePicture } from '#platform/pictures/picture-uploads.ts';
import { transaction } from '#platform/database/transaction.ts';
import * as store from './chefs.editor.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;
interface Editor {
  restaurantId: number;
  userId: number;
}

const chefsMax = 30;
const noChef = () => new AppError('not_found', 'There is no such chef in your kitchen.');

const valuesOf = ({ visible, ...values }: ChefForm): store.ChefValues => ({ ...values, isactive: visible });

async function getChef(db: Db, restaurantId: number, chefId: number): Promise<EditedChef> {
  const [chef] = await store.listChefs(db, restaurantId, chefId);
  if (!chef) throw noChef();
  return chef;
}

async function takePicture(tx: Tx, userId: number, path: string | null, now: Date): Promise<void> {
  if (path !== null) await usePicture(tx, { userId, path, field: 'chef_image', now });
}

export async function addChef(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Editor,
  form: ChefForm,
): Promise<EditedChef> {
  return transaction(db, async (tx) => {
    await store.holdKitchen(tx, restaurantId);
    const there = await store.listChefs(tx, restaurantId);
    if (there.length >= chefsMax) throw new AppError('conflict', `A kitchen shows ${chefsMax} chefs at most.`);
    await takePicture(tx, userId, form.chef_image, clock.now());
    const { chef_id } = await store.addChef(tx, restaurantId, valuesOf(form), there.length + 1);
    return getChef(tx, restaurantId, chef_id);
  });
}

export async function updateChef(
  { db, clock }: ServiceDeps,
  { restaurantId, userId }: Editor,
  { chefId, form }: { chefId: number; form: ChefForm },
): Promise<EditedChef> {
  return transaction(db, async (tx) => {
    const before = await getChef(tx, restaurantId, chefId);
    if (form.chef_image !== before.chef_image) await takePicture(tx, userId, form.chef_image, clock.now());
    if (!(await store.updateChef(tx, restaurantId, chefId, valuesOf(form)))) throw noChef();
    return getChef(tx, restaurantId, chefId);
  });
}

export async function deleteChef({ db }: ServiceDeps, { restaurantId }: Editor, chefId: number): Promise<string> {
  const gone = await store.deleteChef(db, restaurantId, chefId);
  if (!gone) throw noChef();
  return gone.chef_name;
}

export async function arrangeChefs(
  { db }: ServiceDeps,
  { restaurantId }: Editor,
  chefIds: readonly number[],
): Promise<void> {
  await transaction(db, async (tx) => {
    await store.holdKitchen(tx, restaurantId);
    const own = new Set((await store.listChefs(tx, restaurantId)).map(({ chef_id }) => chef_id));
    const ids = [...new Set(chefIds)];
    if (!ids.every((id) => own.has(id))) throw noChef();
    if (ids.length < own.size) throw new AppError('conflict', 'There are other chefs by now. Try again.');
    await store.numberChefs(tx, ids);
  });
}
