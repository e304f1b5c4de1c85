import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findMisnamed, holdsWritten } from './spoken-names.ts';
import { cataloguesIn, type Texts } from './texts.ts';

const source = join(import.meta.dirname, '../src');
const modules = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => join(source, file))
  .toSorted();

const imported = /import \{([^}]+)\} from '([^']+\.texts\.ts)'/g;
const fileOf = (module: string, path: string): string =>
  path.startsWith('#') ? join(source, path.slice(1)) : join(dirname(module), path);

/** The catalogues of a module in a language, by the names under which it knows them. */
function cataloguesOf(module: string, code: string, language: 'en' | 'hi' | 'kn'): Map<string, Texts> {
  const known = new Map<string, Texts>();
  for (const [, names = '', path = ''] of code.matchAll(imported)) {
    const file = fileOf(module, path);
    const translation = file.replace(/\.ts$/, `.${language}.json`);
    if (language !== 'en' && !existsSync(translation)) continue;
    for (const { name, english } of cataloguesIn(readFileSync(file, 'utf8')))
      if (names.includes(name))
        known.set(name, language === 'en' ? english : JSON.parse(readFileSync(translation, 'utf8')));
  }
  return known;
}

// A row that opens as a whole is called by what it opens, and all that stands on it stands below as well.
const rows = new Set(['features/ordering/groups/shop/host-people.tsx']);

test.each(['en', 'hi', 'kn'] as const)(
  'what is written on a control in %s is in its name, word for word (WCAG 2.5.3)',
  (language) => {
    let all = 0;
    const misnamed = modules.flatMap((module) => {
      const code = readFileSync(module, 'utf8');
      const file = relative(source, module).replaceAll('\\', '/');
      if (!code.includes('aria-label={') || !code.includes('.texts.ts') || rows.has(file)) return [];
      const catalogues = cataloguesOf(module, code, language);
      const { found, read } = findMisnamed(code, (name) => catalogues.get(name));
      all += read;
      return found.map(({ line, name, written }) => `${file}:${line} “${written}” is not in “${name}”`);
    });
    expect(misnamed).toEqual([]);
    // A reader that finds nothing to compare would find nothing wrong.
    expect(all).toBeGreaterThan(50);
  },
);

const texts: Texts = {
  end: 'End',
  endOf: 'End the coupon {code}',
  stopOf: 'Stop {code}',
  open: 'Open',
  openOf: 'Open {code}',
  group: { more: 'More dishes', moreOf: 'Dishes of {name}, more' },
};
const misnamedIn = (markup: string, before = '') =>
  findMisnamed(
    `function Part({ code, isOpen }) { const t = useTexts(sampleTexts); ${before} return ${markup}; }`,
    (name) => (name === 'sampleTexts' ? texts : undefined),
  ).found.map(({ name, written }) => [name, written]);

test.each([
  ['<Button aria-label={t.stopOf({ code })}>{t.end}</Button>', '', [['Stop {code}', 'End']]],
  ['<Button aria-label={t.endOf({ code })}>{t.end}</Button>', '', []],
  ['<a aria-label={label}><Icon /> <b>{t.end}</b></a>', 'const label = t.stopOf({ code });', [['Stop {code}', 'End']]],
  [
    '<Link aria-label={texts.moreOf({ name: code })}>{texts.more}</Link>',
    'const texts = t.group;',
    [['Dishes of {name}, more', 'More dishes']],
  ],
  // Only what can be true at once is compared.
  ['<button aria-label={isOpen ? t.endOf({ code }) : t.openOf({ code })}>{isOpen ? t.end : t.open}</button>', '', []],
  [
    '<button aria-label={isOpen ? t.openOf({ code }) : t.endOf({ code })}>{isOpen ? t.end : t.open}</button>',
    '',
    [
      ['Open {code}', 'End'],
      ['End the coupon {code}', 'Open'],
    ],
  ],
  ['<button aria-label={t.stopOf({ code })}><span aria-hidden="true">{t.end}</span></button>', '', []],
  ['<button aria-label={t.stopOf({ code })}>{code}</button>', '', []],
  ['<section aria-label={t.stopOf({ code })}>{t.end}</section>', '', []],
])('a wrong name is found, and no right one: %s', (markup, before, found) => {
  expect(misnamedIn(markup, before)).toEqual(found);
});

test.each([
  ['Delete coupon A', 'Delete', true],
  ['कूपन A हटाएँ', 'हटाएँ', true],
  ['Deleted coupon', 'Delete', false],
  ['Change the place, please', 'Change place', false],
  ['See all 4 coupons', 'See all', true],
])('“%s” holds “%s”: %s', (name, written, holds) => {
  expect(holdsWritten(name, written)).toBe(holds);
});
