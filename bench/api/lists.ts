import { listRestaurants } from '@tawa/contract/restaurant-list';
import { search } from '@tawa/contract/search';
import { cuisineTypes } from '@tawa/contract/restaurants';
import { deliveryTimeCapsMin, priceForTwoCaps } from '@tawa/domain/limits';
import { callerAt } from '../../apps/api/src/testing/remote.ts';
import { atOnce, type Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';

const dishNames = `select name from (select distinct dish_name as name from dishes tablesample bernoulli (2) repeatable (7)) names order by random() limit 1500`;
const sorts = ['relevance', 'rating', 'time', 'price'] as const;

let asked = 0;

/** The first word of one dish and the last of another, so that hardly any question is asked twice. */
function wordsOf(names: readonly string[]): string {
  const turn = asked++;
  const pick = (step: number) => (names[(turn * step) % names.length] ?? '').split(' ');
  return `${pick(1).at(0)} ${pick(31).at(-1)}`;
}

function mistype(words: string): string {
  const gap = 1 + (asked % (words.length - 2));
  return words.slice(0, gap) + words.slice(gap + 1);
}

/** A search that nobody made before, and a page of a city's restaurants under filters nobody had chosen. */
export async function listContests({ app, send, ask }: Lab): Promise<Contest[]> {
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
  return [
    {
      work: 'search dishes',
      calls: 200,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, () => find(wordsOf(names))) },
      target: { ms: 6 },
    },
    {
      work: 'search dishes, a letter left out',
      calls: 200,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, () => find(mistype(wordsOf(names)))) },
      target: { ms: 6 },
    },
    {
      work: 'restaurants of a city, filtered',
      calls: 200,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, list) },
      target: { ms: 4 },
    },
  ];
}
