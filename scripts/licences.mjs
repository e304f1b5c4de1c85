import { licenceAdvice, listLicences, listRefused } from './lib/licences.mjs';
import { readLock } from './lib/lock.mjs';

// `npm run licences`: every package in the lock file has a licence that its place allows; without the network.
const packages = listLicences(readLock(), 'apps/web');
const faults = listRefused(packages);
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(licenceAdvice);
  process.exitCode = 1;
} else {
  const counts = new Map();
  for (const { place, licence } of packages)
    counts.set(`${place}  ${licence}`, (counts.get(`${place}  ${licence}`) ?? 0) + 1);
  if (process.argv.includes('--list'))
    for (const [what, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) console.log(`${count}\t${what}`);
  console.log(`${packages.length} packages, each with a licence that its place allows`);
}
