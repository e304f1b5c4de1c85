import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { promtoolTests } from './lib/alert-cases.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { inRoot } from './lib/root.mjs';
import { run, runNode } from './lib/run.mjs';
import { main, Stop } from './lib/say.mjs';
import { ensureServer } from './lib/servers.mjs';

// `npm run test:alerts`: Debian's Prometheus reads our rules and the example of its settings, finds each alert silent in a healthy
// house and firing once where it should, and then fires some over a running server whose database goes.
await main(async () => {
  await ensureInstalled();
  if (!(await ensureServer('Prometheus'))) throw new Stop('The tests of alerts need Prometheus.');
  const rules = inRoot('deploy/prometheus/alerts.yml');
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'tawa-alerts-'));
  try {
    const files = promtoolTests(rules).map((content, index) => {
      const file = path.join(folder, `cases-${index}.yml`);
      // JSON is YAML.
      fs.writeFileSync(file, JSON.stringify(content));
      return file;
    });
    for (const args of [
      ['check', 'rules', rules],
      ['check', 'config', inRoot('deploy/prometheus/prometheus.yml')],
      ['test', 'rules', ...files],
    ])
      if ((await run('promtool', args)) !== 0) throw new Stop(`promtool ${args[0]} ${args[1]} failed.`);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
  process.exitCode = await runNode(['--import', 'tsx', inRoot('apps/api/src/testing/alerts/cli.ts')]);
});
