import { parseArgs } from 'node:util';
import { runKills } from './kills.ts';
import { runTwoProcesses } from './two-processes.ts';
import { buildApp, inFolder, say } from './world.ts';

// `npm run crash`: the built app on a data folder of its own, killed again and again while customers order and pay, and
// then its PostgreSQL. `--kills 5 --postgres 5` for other numbers; `--rounds 0` leaves out the part with two processes;
// `--from DIR` begins with copies of a data folder that was filled before, `--port 4142` keeps two runs apart.
const { values } = parseArgs({
  options: {
    kills: { type: 'string', default: '50' },
    postgres: { type: 'string', default: '20' },
    rounds: { type: 'string', default: '5' },
    from: { type: 'string', default: '' },
    port: { type: 'string', default: '4132' },
  },
});

buildApp();
const kills = Number(values.kills);
const postgres = Number(values.postgres);
const rounds = Number(values.rounds);
const port = Number(values.port);
const broken = [
  ...(kills > 0 ? await inFolder(values.from, (dataDir) => runKills(dataDir, { what: 'app', kills, port })) : []),
  ...(postgres > 0
    ? await inFolder(values.from, (dataDir) => runKills(dataDir, { what: 'postgres', kills: postgres, port }))
    : []),
  ...(rounds > 0 ? await inFolder(values.from, (dataDir) => runTwoProcesses(dataDir, rounds)) : []),
];
for (const what of broken.slice(0, 50)) say(`VIOLATION: ${what}`);
say(broken.length === 0 ? '\nEvery promise held.' : `\n${broken.length} promises were broken.`);
process.exitCode = broken.length === 0 ? 0 : 1;
