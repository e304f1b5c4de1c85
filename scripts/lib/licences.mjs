import satisfies from 'spdx-satisfies';
import { closureOf, listForeign, nameOf } from './lock.mjs';

// What may be shipped to browsers, beside what else may run on our servers, beside what else only builds and tests.
const inBrowsers = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  // Permissive; it asks for its text or a link with each copy, which the notices of the pages have.
  'BlueOak-1.0.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Unlicense',
];
// The libvips of sharp is a library of its own that is loaded unchanged; web-push is used unchanged.
const onServers = [...inBrowsers, 'CC0-1.0', 'LGPL-3.0-or-later', 'MPL-2.0', 'Python-2.0'];
const inTools = [...onServers, 'CC-BY-3.0', 'CC-BY-4.0'];

export const allowed = { browser: inBrowsers, server: onServers, tools: inTools };

// These declare nothing in the lock; their own files or the package that they are a part of say it.
const saidElsewhere = [
  [/^@oxfmt\/binding-/, 'MIT'],
  [/^@oxlint\/binding-/, 'MIT'],
  [/^@oxlint-tsgolint\//, 'MIT'],
  [/^@tailwindcss\/oxide-/, 'MIT'],
  [/^png-js$/, 'MIT'],
];

/** The licence of a package as an SPDX expression, or undefined where nobody says it. */
export const licenceOf = (name, declared) => declared ?? saidElsewhere.find(([pattern]) => pattern.test(name))?.[1];

/** Why a licence may not be used in a place (`browser`, `server`, `tools`), or undefined when it may. */
export function refusalOf(licence, place) {
  if (licence === undefined) return 'declares no licence';
  try {
    return satisfies(licence, allowed[place]) ? undefined : `has the licence ${licence}`;
  } catch {
    return `has a licence that is no SPDX expression: ${JSON.stringify(licence)}`;
  }
}

/** Every package of others with its licence and the strictest place it is used in. */
export function listLicences(lock, browserWorkspace) {
  const shipped = closureOf(lock, browserWorkspace);
  return listForeign(lock).map(([folder, { version, license, dev }]) => {
    const name = nameOf(folder);
    const place = shipped.has(folder) ? 'browser' : dev ? 'tools' : 'server';
    return { folder, name, version, place, licence: licenceOf(name, license) };
  });
}

/** One line for each package whose licence its place does not allow, or that declares none. */
export const listRefused = (packages) =>
  packages.flatMap(({ folder, version, licence, place }) => {
    const refusal = refusalOf(licence, place);
    return refusal ? [`${folder} ${version} (${place}) ${refusal}`] : [];
  });

export const licenceAdvice =
  'Choose another package, or allow the licence in scripts/lib/licences.mjs with the reason.';
