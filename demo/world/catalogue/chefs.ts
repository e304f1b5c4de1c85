import type { Tx } from '@tawa/api/platform/database/db';
import { findRestaurants } from '../lookups.ts';
import { pictureOf } from '../pictures.ts';
import type { SeedChef, SeedRestaurant } from './shapes.ts';

const portraits: Record<SeedChef['look'], readonly string[]> = {
  man: 'arjun carlos farid harish imran joseph kabir manoj niran paolo rohan suresh tenzin'.split(' '),
  woman: 'asha devika lakshmi leela meera mei nandini priya sunita teresa'.split(' '),
  turban: ['gurpreet'],
  scarf: ['fatima', 'zoya'],
};

const firstName = (chef: SeedChef): string => chef.name.split(' ')[0]?.toLowerCase() ?? '';

/** Deals each chef of a kitchen a portrait of their own, the one that bears their name first. */
export function dealPortraits(chefs: readonly SeedChef[], kitchen: number): (string | undefined)[] {
  const dealt = new Set<string>();
  return chefs.map((chef, place) => {
    const pool = portraits[chef.look];
    const from = (kitchen * 5 + place) % pool.length;
    const turned = [...pool.slice(from), ...pool.slice(0, from)];
    const own = pool.filter((name) => name === firstName(chef));
    const portrait = [...own, ...turned].find((name) => !dealt.has(name));
    if (portrait) dealt.add(portrait);
    return portrait;
  });
}

/** Adds the chefs of every kitchen; needs the restaurants. */
export async function seedChefs(tx: Tx, kitchens: readonly SeedRestaurant[]): Promise<void> {
  const idOf = await findRestaurants(tx);
  const rows = kitchens.flatMap(({ name, chefs }, index) => {
    const dealt = dealPortraits(chefs, index);
    return chefs.map((chef, position) => ({
      restaurant_id: idOf(name),
      chef_name: chef.name,
      chef_image: pictureOf('chefs', dealt[position] ?? '') ?? 'uploads/chefs/default.png',
      designation: chef.designation,
      description: chef.description,
      position,
    }));
  });
  await tx.insertInto('chefs').values(rows).execute();
}
