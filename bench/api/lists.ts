import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import { search } from '@tawa/contract/catalogue/search';
import { cuisineTypes } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeCapsMin, priceForTwoCaps } from '@tawa/domain/common/limits';
import { callerAt, openLine } from '../../apps/api/src/testing/remote.ts';
import { atOnce, type Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';
import { connections, type Rush, rushTo } from './rush.ts';

const dishNames = `select name from (select distinct dish_name as name from dishes tablesample bernoulli (2) repeatable (7)) names order by random() limit 1500`;
const sorts = ['relevance', 'rating', 'time', 'price'] as const;

let asked = 0;

/** The first word of one dish and the last of another, in letters of which no two questions have the same ones large. */
function wordsOf(names: readonly string[]): string {
  const turn = asked++;
  const pick = (place: number) => (names[place % names.length] ?? '').split(' ');
  const words = `${pick(turn).at(0)} ${pick(turn * 31).at(-1)}`.toLowerCase();
  const isLarge = (place: number) => ((Math.floor(turn / names.length) >> place) & 1) === 1;
  return words.replaceAll(/./g, (letter, place: number) => (isLarge(place) ? letter.toUpperCase() : letter));
}

function mistype(words: string): string {
  const gap = 1 + (asked % (words.length - 2));
  return words.slice(0, gap) + words.slice(gap + 1);
}

/** What people look for in the largest city: dishes, and restaurants under filters nobody had chosen. */
async function questionsAt({ app, send, ask }: Pick<Lab, 'app' | 'send' | 'ask'>) {
  const guest = callerAt(send, app.origin);
  const [largest] = await ask<{ cityname: string }>(
    `select c.cityname from cities c join restaurants r using (city_id) group by 1 order by count(*) desc limit 1`,
  );
  const city = largest?.cityname;
  const names = (await ask<{ name: string }>(dishNames)).map(({ name }) => name);
  const find = async (q: string) => void (await guest.ok(search, { query: { q, city } }));
  const list = async () => {
    const turn = asked++;
    const at = (place: number) => cuisineTypes[place % cuisineTypes.length] ?? '';
    const cuisines = [at(turn), at(turn + 1 + Math.floor(turn / cuisineTypes.length))].join(',');
    const sort = sorts[turn % sorts.length];
    const time = deliveryTimeCapsMin[Math.floor(turn / 7) % deliveryTimeCapsMin.length];
    const price = priceForTwoCaps[Math.floor(turn / 11) % priceForTwoCaps.length];
    await guest.ok(listRestaurants, { query: { city, cuisines, sort, time, price, page: 1 + (turn % 3) } });
  };
  return { find: () => find(wordsOf(names)), findMistyped: () => find(mistype(wordsOf(names))), list };
}

/** Searches on as many connections as a rush has. */
export async function holdSearchRush(lab: Lab): Promise<Rush> {
  const line = openLine(connections);
  try {
    const { find } = await questionsAt({ ...lab, send: line.send });
    return await rushTo(find);
  } finally {
    line.close();
  }
}

/** A search that nobody made before, and a page of a city's restaurants under filters nobody had chosen. */
export async function listContests(lab: Lab): Promise<Contest[]> {
  const { app } = lab;
  const { find, findMistyped, list } = await questionsAt(lab);
  return [
    {
      work: 'search dishes',
      calls: 600,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, find) },
      target: { ms: 6 },
    },
    {
      work: 'search dishes, a letter left out',
      calls: 600,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, findMistyped) },
      target: { ms: 6 },
    },
    {
      work: 'restaurants of a city, filtered',
      calls: 600,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, list) },
      target: { ms: 4 },
    },
  ];
}
