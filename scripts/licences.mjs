import { listLicences, refusalOf } from './lib/licences.mjs';
import { readLock } from './lib/lock.mjs';

// `npm run licences`: every package in the lock file has a licence that its place allows; without the network.
const packages = listLicences(readLock(), 'apps/web');
const faults = packages.flatMap(({ folder, version, licence, place }) => {
  const refusal = refusalOf(licence, place);
  return refusal ? [`${folder} ${version} (${place}) ${refusal}`] : [];
});
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error('Choose another package, or allow the licence in scripts/lib/licences.mjs with the reason.');
  process.exitCode = 1;
} else {
  const counts = new Map();
  for (const { place, licence } of packages)
    counts.set(`${place}  ${licence}`, (counts.get(`${place}  ${licence}`) ?? 0) + 1);
  if (process.argv.includes('--list'))
    for (const [what, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) console.log(`${count}\t${what}`);
  console.log(`${packages.length} packages, each with a licence that its place allows`);
}
