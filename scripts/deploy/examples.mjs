import fs from 'node:fs';
import { parse, parseAllDocuments } from 'yaml';
import { inRoot } from '../lib/root.mjs';

export const readText = (file) => fs.readFileSync(inRoot(file), 'utf8');

const namesOf = (entries = []) => entries.map(({ name }) => name);
const assignments = (text) => [...text.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name]) => name);

// Node's own, and glibc's.
const settingsOfOthers = ['NODE_ENV', 'MALLOC_ARENA_MAX'];

/** The settings that `.env.example` tells of, and those of what the server stands on. */
export const knownSettings = () => new Set([...assignments(readText('.env.example')), ...settingsOfOthers]);

/** Every Kubernetes object of deploy/kubernetes, each with the file that it stands in. */
export const readManifests = () =>
  fs
    .readdirSync(inRoot('deploy/kubernetes'))
    .filter((name) => name.endsWith('.yaml'))
    .flatMap((name) =>
      parseAllDocuments(readText(`deploy/kubernetes/${name}`), { strict: true }).map((document) => {
        if (document.errors.length > 0) throw document.errors[0];
        return { name, object: document.toJS() };
      }),
    );

export const readCompose = () => parse(readText('deploy/compose.yml'), { merge: true });

export const unitFiles = () =>
  fs.readdirSync(inRoot('deploy/systemd')).filter((name) => /\.(service|timer)$/.test(name));

/** The values that a unit has for a key, in order. */
export const valuesIn = (unit, key) =>
  [...readText(`deploy/systemd/${unit}`).matchAll(new RegExp(`^${key}=(.*)$`, 'gm'))].map(([, value]) => value);

export const containersOf = (object) => object.spec?.template?.spec?.containers ?? [];

/** The services of compose.yml that run our own image. */
export const ownServices = () =>
  Object.entries(readCompose().services)
    .filter(([, { image }]) => image.startsWith('tawa:'))
    .map(([name, service]) => ({ name, ...service }));

// What the other images of compose.yml read from the same file.
const isOfOthers = (name) => /^(POSTGRES|ROOT)_/.test(name);

/** Every setting that a file of deploy/ gives to our server, with that file. */
export function listUsedSettings() {
  const used = [];
  const note = (file, names) => used.push(...names.map((name) => ({ file, name })));
  note('deploy/systemd/tawa.env.example', assignments(readText('deploy/systemd/tawa.env.example')));
  note(
    'deploy/compose.env.example',
    assignments(readText('deploy/compose.env.example')).filter((name) => !isOfOthers(name)),
  );
  for (const { name, environment } of ownServices()) note(`deploy/compose.yml, ${name}`, Object.keys(environment));
  for (const unit of unitFiles())
    for (const line of valuesIn(unit, 'Environment'))
      note(
        `deploy/systemd/${unit}`,
        line.split(' ').map((pair) => pair.split('=')[0]),
      );
  for (const { name, object } of readManifests()) {
    const file = `deploy/kubernetes/${name}`;
    if (object.kind === 'ConfigMap') note(file, Object.keys(object.data));
    if (object.kind === 'Secret') note(file, Object.keys(object.stringData));
    for (const { env } of containersOf(object)) note(file, namesOf(env));
  }
  const [, ofImage] = /^ENV (.+)$/m.exec(readText('deploy/Dockerfile')) ?? [];
  note(
    'deploy/Dockerfile',
    ofImage.split(' ').map((pair) => pair.split('=')[0]),
  );
  return used;
}
