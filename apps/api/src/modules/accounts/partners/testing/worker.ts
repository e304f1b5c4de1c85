import { setTimeout as sleep } from 'node:timers/promises';
import { createDeps } from '../../../../deps.ts';
import { parseEnv } from '#platform/env.ts';
import { createLog } from '#platform/log.ts';
import { sendDue } from '../webhooks/partners.sending.ts';

// A worker of its own that sends webhooks, to be killed. Its clock begins where the test's stands and runs faster, the same in
// each worker after another.
const [url = '', noon = '', base = '', speed = '1'] = process.argv.slice(2);
const begun = Date.parse(noon);
const now = () => new Date(begun + (Date.now() - Number(base)) * Number(speed));
const clock = { now };
const deps = createDeps({ env: parseEnv(process.env), log: createLog('fatal'), url, clock });

process.stdout.write('ready\n');
for (;;) {
  await sendDue(deps, 20).catch(() => 0);
  await sleep(10);
}
