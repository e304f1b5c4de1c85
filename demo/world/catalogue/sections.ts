import type { Tx } from '@tawa/api/platform/database/db';
import { namesOf } from './names/names-in-scripts.ts';
import { findDishes, type Finder } from '../lookups.ts';

interface SeedSection {
  name: string;
  /** India's weekdays, 0 = Sunday, and the hours in which its dishes are served; null = always. */
  served: { weekdays: number[]; opens: string; closes: string } | null;
  dishes: readonly string[];
}

const monToSat = [1, 2, 3, 4, 5, 6];
const daily = [0, ...monToSat];

/** Kitchens that keep sections of their own; every other one shows the marketplace's kinds of dishes. */
const sections: Readonly<Record<string, readonly SeedSection[]>> = {
  'Nagarathna Mess': [
    {
      name: 'Breakfast',
      served: { weekdays: monToSat, opens: '07:00', closes: '11:30' },
      dishes: ['Masala Dosa', 'Benne Dosa', 'Medu Vada (5 pc)', 'Avalakki Bath', 'Kesari Bath'],
    },
    {
      name: 'Lunch',
      served: { weekdays: monToSat, opens: '12:00', closes: '15:30' },
      dishes: ['Lunch Plate', 'Bisi Bele Bath', 'Sambar with Rice'],
    },
    { name: 'All day', served: null, dishes: ['Curd Rice', 'Paneer Dosa', 'Cucumber Mosaru Bajji', 'Majjige'] },
  ],
  'Guntur Gate': [
    {
      name: 'Late night',
      served: { weekdays: daily, opens: '23:00', closes: '04:00' },
      dishes: ['Curd Rice with Pomegranate', 'Paramannam'],
    },
  ],
};

/** Writes the sections of these kitchens with their dishes, in their order. */
export async function seedSections(tx: Tx, idOf: Finder): Promise<void> {
  for (const [kitchen, own] of Object.entries(sections)) {
    const restaurant_id = idOf(kitchen);
    const idOfDish = await findDishes(tx, restaurant_id);
    for (const [position, { name, served, dishes }] of own.entries()) {
      const { section_id } = await tx
        .insertInto('menu_sections')
        .values({ restaurant_id, section_name: name, names: namesOf.section(name), position, ...served })
        .returning('section_id')
        .executeTakeFirstOrThrow();
      const places = dishes.map((dish, place) => ({ section_id, menu_id: idOfDish(dish), position: place }));
      await tx.insertInto('menu_section_dishes').values(places).execute();
    }
  }
}
