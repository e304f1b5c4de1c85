import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runInNewContext } from 'node:vm';
import { fonts, isFont } from '@tawa/domain/content/fonts';
import { expect, test } from 'vitest';
import { storageKeys } from '../storage.ts';
import { themeScript } from './theme-script.ts';

const names = Object.keys(fonts).filter(isFont);
const page = document.documentElement;

/** What the page is set in once the script has run. */
function fontAfter(stored: string | null): string | undefined {
  localStorage.clear();
  if (stored !== null) localStorage.setItem(storageKeys.selectedFont, stored);
  page.dataset.font = 'figtree';
  page.removeAttribute('style');
  runInNewContext(themeScript(), { document, localStorage, matchMedia: () => ({ matches: false }) });
  return page.dataset.font;
}

test.each(names)('a device that chose %s has it before the first paint (fonts-1)', (font) => {
  expect(fontAfter(fonts[font].stack)).toBe(font);
});

test.each([null, '', 'Comic Sans MS', 'toString', "x; background: url('//elsewhere')"])(
  'a stored font that is not of the list, %s, changes nothing (fonts-1)',
  (stored) => {
    expect(fontAfter(stored)).toBe('figtree');
    expect(page.getAttribute('style')).toBeNull();
  },
);

test.each(names)('the style sheet has the family of %s', (font) => {
  const sheet = readFileSync(join(import.meta.dirname, '../../styles/theme.css'), 'utf8');
  expect(sheet).toContain(`[data-font='${font}'] {\n    --font-sans: ${fonts[font].stack};`);
});
