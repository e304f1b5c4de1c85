import { listDishes } from '@tawa/contract/catalogue/menu';
import { atOnce, type Contest } from '../contest.ts';
import { ports, type Lab } from '../lab.ts';
import { startProgram } from '../programs.ts';

/** A public list that is kept as bytes, against a bare server with the same bytes. */
export async function readyJsonContest({ app, send }: Lab): Promise<{ contest: Contest; stop(): void }> {
  const source = `${app.origin}/api${listDishes.path}?per_category=30`;
  const child = await startProgram('serve-bytes.ts', [source, String(ports.bare)]);
  const read = (url: string) => async () => {
    const { statusCode } = await send(url, { headers: { 'accept-encoding': 'br' } });
    if (statusCode !== 200) throw new Error(`${url} answered ${statusCode}.`);
  };
  return {
    contest: {
      work: 'ready JSON, the list of dishes',
      calls: 3000,
      ours: { pid: app.pid, run: (calls) => atOnce(calls, read(source)) },
      bare: {
        name: 'node:http, the same bytes',
        pid: child.pid ?? 0,
        run: (calls) => atOnce(calls, read(`http://127.0.0.1:${ports.bare}/`)),
      },
      target: { times: 2 },
    },
    stop: () => child.kill('SIGTERM'),
  };
}
