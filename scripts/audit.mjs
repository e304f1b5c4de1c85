import { readAudit } from './lib/advisories.mjs';
import { runNpmQuietly } from './lib/run-quietly.mjs';

// `npm run audit`: no package that runs in production has a known fault of severity high or critical.
const limitMs = 45_000;
const patience = ['--fetch-retries=1', '--fetch-timeout=15000'];

const { out } = await runNpmQuietly(['audit', '--omit=dev', '--json', ...patience], limitMs);
const { unknown, serious = [], others = 0 } = readAudit(out);
if (unknown) console.log(`Not audited: ${unknown}. Run it again where the registry offers advisories.`);
else if (serious.length === 0) console.log(`No serious advisory for a production package; ${others} lesser.`);
for (const line of serious) console.error(line);
if (serious.length > 0) process.exitCode = 1;
