import { setTimeout as sleep } from 'node:timers/promises';
import { getEditedDish, updateDish } from '@tawa/contract/catalogue/menu.kitchen';
import type { Account } from '../../apps/api/src/testing/shopper.ts';
import { answerOf, callerOf, type Street } from './street.ts';
import type { Ask } from './world.ts';

const pauseMs = 250;

/** The last name that was answered, by its number. */
export interface Named {
  menu_id: number;
  last: number;
}

/** Calls a dish otherwise again and again, in English and in Hindi at once, while it is ordered. */
export async function nameAgain(street: Street, owner: Account): Promise<Named> {
  const named: Named = { menu_id: street.dishes.at(-1) ?? 0, last: 0 };
  const params = { menu_id: named.menu_id };
  for (let number = 1; !street.isOver(); number++) {
    const edited = await answerOf(street, () => callerOf(street, owner).call(getEditedDish, { params }));
    if (edited?.status === 200) {
      const { version } = edited.body;
      const body = { version, dish_name: `Pot ${number}`, names: { hi: `हांडी ${number}` } };
      const answer = await answerOf(street, () => callerOf(street, owner).call(updateDish, { params, body }));
      if (answer?.status === 200) named.last = number;
    }
    await sleep(pauseMs);
  }
  return named;
}

/** Accuses an order that mixes two names of a dish, and a name that was answered and is lost; answers how many lines have one. */
export async function proveNames(ask: Ask, { menu_id, last }: Named, accuse: (what: string) => void): Promise<number> {
  const lines = await ask<{ name: string; hi: string | null }>(
    `select name, names->>'hi' as hi from order_items where menu_id = $1 and name like 'Pot %'`,
    [menu_id],
  );
  for (const { name, hi } of lines)
    if (hi !== name.replace('Pot', 'हांडी')) accuse(`a line is called ${name}, and ${hi} in Hindi`);
  const [dish] = await ask<{ number: number }>(
    `select replace(dish_name, 'Pot ', '')::int as number from dishes where menu_id = $1 and dish_name like 'Pot %'`,
    [menu_id],
  );
  if ((dish?.number ?? 0) < last) accuse(`the dish was named ${last}, and is called ${dish?.number ?? 'as before'}`);
  return lines.length;
}
