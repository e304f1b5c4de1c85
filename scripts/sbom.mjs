import fs from 'node:fs';
import { licenceAdvice, licenceOf, listLicences, listRefused } from './lib/licences.mjs';
import { readLock } from './lib/lock.mjs';
import { inRoot } from './lib/root.mjs';
import { runNpmQuietly } from './lib/run-quietly.mjs';
import { main, Stop } from './lib/say.mjs';

// `npm run sbom`: npm's own bill of materials (CycloneDX) of all workspaces, whole and of production alone. A bill that says
// of a package nothing, or what may not be used, is not written.
const folder = inRoot('.cache/sbom');
const base = ['sbom', '--sbom-format', 'cyclonedx', '--package-lock-only'];
const bills = [
  { file: 'all.cdx.json', args: [] },
  { file: 'production.cdx.json', args: ['--omit', 'dev'] },
];

await main(async () => {
  const refused = listRefused(listLicences(readLock(), 'apps/web'));
  if (refused.length > 0) throw new Stop([...refused, licenceAdvice].join('\n'));
  fs.mkdirSync(folder, { recursive: true });
  for (const { file, args } of bills) {
    const { code, out } = await runNpmQuietly([...base, ...args], 120_000);
    if (code !== 0) throw new Stop('npm wrote no bill of materials: run npm install, then try again.');
    const bill = JSON.parse(out);
    for (const component of bill.components) addLicence(component);
    fs.writeFileSync(`${folder}/${file}`, `${JSON.stringify(bill, null, 2)}\n`);
    console.log(`.cache/sbom/${file}: ${bill.components.length} components`);
  }
});

function addLicence(component) {
  const licence = component.licenses?.length ? undefined : licenceOf(component.name, undefined);
  if (licence) component.licenses = [{ license: { id: licence } }];
}
