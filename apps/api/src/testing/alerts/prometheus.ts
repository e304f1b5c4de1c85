import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod/mini';
import { findFreePort } from '../program.ts';

const answer = z.object({
  data: z.object({ alerts: z.array(z.object({ labels: z.object({ alertname: z.string() }), state: z.string() })) }),
});

/** A Prometheus of this machine that reads one server each second and minds these rules, each `for` of which lasts 3 seconds. */
export async function startPrometheus({ folder, target, rules }: { folder: string; target: string; rules: string }) {
  const file = join(folder, 'prometheus.yml');
  writeFileSync(join(folder, 'alerts.yml'), rules.replaceAll(/^( +for: ).*$/gm, '$13s'));
  const settings = {
    global: { scrape_interval: '1s', evaluation_interval: '1s' },
    rule_files: ['alerts.yml'],
    scrape_configs: [{ job_name: 'tawa', static_configs: [{ targets: [target] }] }],
  };
  writeFileSync(file, JSON.stringify(settings));
  const address = `127.0.0.1:${await findFreePort()}`;
  const places = [`--config.file=${file}`, `--storage.tsdb.path=${join(folder, 'prometheus')}`];
  const child = spawn('prometheus', [...places, `--web.listen-address=${address}`], { stdio: 'ignore' });
  const ended = once(child, 'close');
  const firing = async (): Promise<string[]> => {
    const reply = await fetch(`http://${address}/api/v1/alerts`).catch(() => undefined);
    if (!reply?.ok) return ['Prometheus does not answer'];
    const { alerts } = z.parse(answer, await reply.json()).data;
    return [...new Set(alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname))];
  };
  return {
    firing,
    /** Whether the alerts come to be as they should within a time; answers the ones that fire at its end. */
    async until(isRight: (names: readonly string[]) => boolean, withinMs = 60_000): Promise<string[] | undefined> {
      for (const end = Date.now() + withinMs; Date.now() < end; await sleep(500)) {
        const names = await firing();
        if (isRight(names)) return names;
      }
      return undefined;
    },
    async stop() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
