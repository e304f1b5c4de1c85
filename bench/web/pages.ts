import { atOnce, type Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';

/** Dishes whose pages nobody has asked for. */
const unseen: number[] = [];

/** The first page as everybody gets it, and a page that is rendered for the first time. */
export function pageContests({ app, send, ask }: Lab): Contest[] {
  const read = async (path: string) => {
    const { statusCode } = await send(`${app.origin}${path}`, { headers: { 'accept-encoding': 'br' } });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
  };
  const inTurn = async (calls: number) => {
    if (unseen.length < calls)
      for (const { menu_id } of await ask<{ menu_id: number }>(
        'select menu_id from searchable_dishes join cities using (city_id) where isactive limit 5000',
      ))
        unseen.push(menu_id);
    for (const menuId of unseen.splice(0, calls)) await read(`/dish/${menuId}`);
  };
  return [
    {
      work: 'first page, from bytes',
      calls: 3000,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, () => read('/')) },
      target: { ms: 0.15 },
    },
    {
      work: 'page of a dish, rendered fresh',
      calls: 400,
      ours: { pid: app.pid, run: inTurn },
      target: { ms: 3 },
    },
  ];
}
