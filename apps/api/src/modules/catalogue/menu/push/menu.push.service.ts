// What another system writes into a menu, by its own ids of dishes. A version of a dish counts once: what is sent again, or
// arrives late, changes nothing. What the kitchen decides (a draft, a hidden dish, a deleted one) no push undoes.
import type { PushedDish, PushedOutcome } from '@tawa/contract/accounts/partners.api';
import { namesColumn } from '#db/names.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { lockArrangement, setStates } from '../editor/menu.arrange.store.ts';
import { addDraft, applyPlans, notePrices, updateDish } from '../editor/menu.editor.store.ts';
import { stateOf } from '../editor/menu.editor.service.ts';
import { holdLinked, writeCombo } from '../editor/menu.parts.service.ts';
import { getEditableKitchen, tellEditors, type Editor, type MenuDeps } from '../menu.kitchen.ts';
import * as store from './menu.push.store.ts';

type Pushing = Editor & { now: Date };
type Link = store.LinkRow;

const refuse = (at: number, field: string, message: string) =>
  new AppError('invalid', message, { fields: { [`dishes.${at}.${field}`]: message } });

function outcomeOf(link: Link, version: number): PushedOutcome['outcome'] | null {
  if (link.deleted_on !== null) return 'gone';
  if (link.version === version) return 'unchanged';
  return link.version > version ? 'older' : null;
}

/** Says whether it is sold out, of a dish that is on sale. */
async function writeState(tx: Tx, { restaurantId, now }: Pushing, held: store.Held, available: boolean): Promise<void> {
  const { state } = stateOf(held, now);
  const wanted = available ? 'on' : 'sold_out';
  if (state === wanted || state === 'draft' || state === 'hidden') return;
  await setStates(tx, { restaurantId, menuIds: [held.menu_id], now }, { state: wanted, until: null });
}

const valuesOf = ({ name, names, price_paise, is_veg }: PushedDish) => ({
  dish_name: name,
  ...(names && { names: namesColumn(names) }),
  price: price_paise,
  is_veg,
});

async function writeDish(tx: Tx, pushing: Pushing, held: store.Held, dish: PushedDish): Promise<void> {
  const { restaurantId, userId, now } = pushing;
  const { menu_id: menuId, version } = held;
  const hand = { userId, now };
  const change = held.is_veg === dish.is_veg ? {} : { is_veg: dish.is_veg ? (1 as const) : (0 as const) };
  await holdLinked(tx, { restaurantId, menuId }, change);
  // A discount that would be no discount any more ends.
  const endsDiscount = held.discounted !== null && held.discounted >= dish.price_paise;
  const ended = endsDiscount ? { ...store.noDiscount } : {};
  const values = { ...valuesOf(dish), ...ended };
  const written = await updateDish(tx, { restaurantId, menuId, version }, values, hand);
  if (!written) throw new Error('A dish that was held was changed.');
  await notePrices(tx, [written], 'import', hand);
  await writeCombo(tx, { restaurantId, menuId }, change);
  await writeState(tx, pushing, held, dish.available);
}

async function addDish(tx: Tx, { restaurantId, userId, now }: Pushing, dish: PushedDish): Promise<number> {
  return (await addDraft(tx, restaurantId, valuesOf(dish), { userId, now })).menu_id;
}

interface One {
  at: number;
  dish: PushedDish;
  link: Link | undefined;
}

async function pushDish(tx: Tx, pushing: Pushing, { at, dish, link }: One): Promise<PushedOutcome> {
  const { restaurantId } = pushing;
  const { external_id, version } = dish;
  if (link && dish.menu_id !== undefined && dish.menu_id !== link.menu_id)
    throw refuse(at, 'menu_id', 'This external_id is already that of another dish.');
  const early = link && outcomeOf(link, version);
  if (link && early) return { external_id, menu_id: link.menu_id, outcome: early };
  const known = link?.menu_id ?? dish.menu_id;
  if (known === undefined) {
    const menu_id = await addDish(tx, pushing, dish);
    await store.putLink(tx, { restaurant_id: restaurantId, external_id, menu_id, version });
    return { external_id, menu_id, outcome: 'added' };
  }
  const held = await store.holdDish(tx, restaurantId, known);
  if (!held) throw refuse(at, 'menu_id', 'There is no such dish on this menu.');
  if (held.external_id !== null && held.external_id !== external_id)
    throw refuse(at, 'menu_id', `This dish has another external_id already: ${held.external_id}.`);
  await writeDish(tx, pushing, held, dish);
  await store.putLink(tx, { restaurant_id: restaurantId, external_id, menu_id: known, version });
  return { external_id, menu_id: known, outcome: 'changed' };
}

/** Writes all of the dishes or none; answers what became of each, in the order in which they were sent. */
export function pushDishes(
  { db, clock }: MenuDeps,
  editor: Editor,
  dishes: readonly PushedDish[],
): Promise<PushedOutcome[]> {
  return transaction(db, async (tx) => {
    const now = clock.now();
    const { restaurantId } = editor;
    await getEditableKitchen(tx, restaurantId);
    await lockArrangement(tx, restaurantId);
    const links = await store.listLinks(
      tx,
      restaurantId,
      dishes.map(({ external_id }) => external_id),
    );
    const linkOf = new Map(links.map((link) => [link.external_id, link]));
    // Written by rising ids, as orders hold dishes.
    const inTurn = dishes
      .map((dish, at) => ({ at, dish, link: linkOf.get(dish.external_id) }))
      .toSorted((one, other) => idOf(one) - idOf(other));
    const outcomes = new Map<number, PushedOutcome>();
    for (const one of inTurn) outcomes.set(one.at, await pushDish(tx, { ...editor, now }, one));
    const done = [...outcomes].toSorted(([one], [other]) => one - other).map(([, outcome]) => outcome);
    if (done.some(({ outcome }) => outcome === 'added' || outcome === 'changed')) {
      await applyPlans(tx, now, restaurantId);
      await tellEditors(tx, restaurantId);
    }
    return done;
  });
}

const idOf = ({ dish, link }: One) => link?.menu_id ?? dish.menu_id ?? Number.MAX_SAFE_INTEGER;
