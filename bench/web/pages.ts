import { atOnce, type Contest } from '../contest.ts';
import type { Lab } from '../lab.ts';

let fresh = 0;

/** The first page as everybody gets it, and a page that is rendered for the first time. */
export function pageContests({ app, send }: Lab): Contest[] {
  const read = async (path: string) => {
    const { statusCode } = await send(`${app.origin}${path}`, { headers: { 'accept-encoding': 'br' } });
    if (statusCode !== 200) throw new Error(`${path} answered ${statusCode}.`);
  };
  const inTurn = async (calls: number) => {
    for (let call = 0; call < calls; call++) await read(`/restaurantdetails/Dum-Handi/1?turn=${fresh++}`);
  };
  return [
    {
      work: 'first page, from bytes',
      calls: 3000,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, () => read('/')) },
      target: { ms: 0.15 },
    },
    {
      work: 'page of a kitchen, rendered fresh',
      calls: 40,
      ours: { pid: app.pid, run: inTurn },
      target: { ms: 3 },
    },
  ];
}
