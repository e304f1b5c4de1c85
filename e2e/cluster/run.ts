import { once } from 'node:events';
import { listMembers } from './databases.ts';
import { startHouse } from './house.ts';

// `npm run cluster`: a house of several machines on this one, until Ctrl-C: three databases under Patroni and etcd, HAProxy,
// pgbouncer, NATS, Swift, two web processes and a worker, with the demo world.
const say = (line: string) => process.stdout.write(`${line}\n`);

const house = await startHouse((line) => say(`starting ${line}`));
const members = await listMembers(house.databases);
say(`\nVisitors       ${house.front.origin}`);
for (const { name, origin } of [...house.webs, house.worker]) say(`${name.padEnd(15)}${origin}`);
for (const { name, role } of members) {
  const node = house.databases.find((each) => each.name === name);
  say(`${name.padEnd(15)}127.0.0.1:${node?.port}, ${role}; Patroni http://127.0.0.1:${node?.restPort}`);
}
say(`To the leader  ${house.front.pooledUrl} (pooled), ${house.front.directUrl}`);
say(`Logs           ${house.folder}\n\nCtrl-C ends all of it.`);
await Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')]);
await house.close();
