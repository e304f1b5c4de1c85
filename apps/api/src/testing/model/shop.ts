// The real shop that the model is compared with: two processes over one database, one kitchen, some customers.
import { addCoupon, addCustomer, addDish, addKitchen, addPerson } from '#modules/ordering/orders/testing/people.ts';
import {
  type Customer,
  noon,
  openWorld,
  type Person,
  shopper,
  type World,
} from '#modules/ordering/orders/testing/world.ts';
import { randomBytes } from 'node:crypto';
import { couponLimit, type DishName, stockAtFirst } from './model.ts';

export interface Processes {
  worlds: readonly [World, World];
  close(): Promise<void>;
}

/** Two processes over one database; of their own unless one is given. The port of a pooler is the suite's unless it is said. */
export async function openProcesses(databaseUrl?: string, poolerPort?: number): Promise<Processes> {
  const first = await openWorld(databaseUrl, {}, poolerPort);
  const second = await openWorld(first.url, {}, poolerPort);
  return {
    worlds: [first, second],
    close: async () => {
      await second.close();
      await first.close();
    },
  };
}

export interface Shop {
  worlds: readonly [World, World];
  customers: readonly Customer[];
  owner: Person;
  office: Person;
  restaurant_id: number;
  dishes: Readonly<Record<DishName, number>>;
  coupon: { coupon_id: number; code: string };
}

const customersCount = 3;

/** A kitchen that never closes, with a dish that is counted, one that is not, and a coupon that is limited. */
export async function openShop({ worlds }: Processes): Promise<Shop> {
  for (const world of worlds) world.clock.set(noon);
  const { deps } = worlds[0];
  const always = { opens: '00:00', closes: '24:00' };
  const kitchen = await addKitchen(deps, { min_order: 0, free_delivery_from: null }, always);
  const code = `M${randomBytes(5).toString('hex').toUpperCase()}`;
  const coupon_id = await addCoupon(deps, { code, value: 1500, total_limit: couponLimit, per_user_limit: 1 });
  const customers = [];
  for (let left = customersCount; left > 0; left--) customers.push(await addCustomer(deps));
  return {
    worlds,
    customers,
    owner: kitchen.owner,
    office: await addPerson(deps, 'admin'),
    restaurant_id: kitchen.restaurant_id,
    dishes: {
      counted: await addDish(deps, kitchen, { price: 9000, daily_stock: stockAtFirst }),
      plain: await addDish(deps, kitchen, { price: 5000 }),
    },
    coupon: { coupon_id, code },
  };
}

/** The shopper's calls over one of the two processes. */
export const over = ({ worlds }: Shop, process: 0 | 1) => ({ world: worlds[process], ...shopper(worlds[process]) });
