// What a customer chose before, read from orders that were served and priced as it is now.
import { listLastChoices, type LastChoice } from '@tawa/contract/ordering/cart.choices';
import { answer } from '@tawa/contract/common/endpoint';
import type { DietProfile } from '@tawa/domain/accounts/diet';
import { toRupees } from '@tawa/domain/common/money';
import { checkOptions } from '@tawa/domain/ordering/cart';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { toldFoodOf } from '#db/dishes/dish-food.ts';
import { optionsOf } from '#db/names.ts';
import { route } from '#platform/http/route.ts';
import { findDiet } from '#modules/accounts/diet/diet.service.ts';
import { choose, isOfferedNow, isSoldOut } from './cart.service.ts';
import * as store from './cart.store.ts';
import { listLastChosen, type PastChoice } from './reorder.store.ts';

interface Reading {
  now: Date;
  profile: DietProfile | null;
}

function choiceOf(
  { menu_id, options }: PastChoice,
  dish: store.Dish | undefined,
  { now, profile }: Reading,
): LastChoice[] {
  if (!dish || !dish.isactive || !dish.is_sold_here || isSoldOut(dish, now)) return [];
  if (!isOfferedNow(dish, now)) return [];
  const before = new Set(options.map(({ option_id }) => option_id));
  const still = dish.groups
    .flatMap((group) => group.options)
    .filter(({ option_id, available }) => available && before.has(option_id));
  const ids = still.map(({ option_id }) => option_id);
  // What is left may be nothing, or lack what the dish cannot be ordered without.
  if (ids.length === 0 || !checkOptions(dish.groups, ids).ok) return [];
  const choice = choose(dish, ids);
  const chosen = optionsOf(still);
  const lost = optionsOf(options.filter(({ option_id }) => !ids.includes(option_id)));
  return [
    {
      menu_id,
      options: ids,
      chosen: chosen.options,
      chosen_names: chosen.option_names,
      gone: lost.options,
      gone_names: lost.option_names,
      price: toRupees(choice.unit_price),
      food: toldFoodOf(dish, choice.options, profile),
    },
  ];
}

/** What was chosen for dishes, to be chosen once more. */
export function choiceRoutes(app: FastifyInstance, { db, clock }: Pick<Deps, 'db' | 'clock'>): void {
  route(app, listLastChoices, async ({ caller, params }) => {
    const past = await listLastChosen(db, caller.userId, params.id);
    const dishes = await store.listDishes(
      db,
      past.map(({ menu_id }) => menu_id),
    );
    const profile = await findDiet(db, caller.userId);
    const dishOf = new Map(dishes.map((dish) => [dish.menu_id, dish]));
    return answer(
      200,
      past.flatMap((each) => choiceOf(each, dishOf.get(each.menu_id), { now: clock.now(), profile })),
    );
  });
}
