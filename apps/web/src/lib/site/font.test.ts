import { fonts } from '@tawa/domain/content/fonts';
import { beforeEach, expect, test } from 'vitest';
import { deliveredSite } from './delivered-site.ts';
import { applyFont, chosenFont, keepGivenFont } from './font.ts';
import { provideSite } from './site-facts.ts';

beforeEach(() => {
  localStorage.clear();
  provideSite(() => deliveredSite);
});
const stored = () => localStorage.getItem('selectedFont');

test('the font that a page is set in is stored, and is the choice of nobody (fonts-1)', () => {
  keepGivenFont();
  expect(stored()).toBe(fonts.figtree.stack);
  expect(stored()).toContain('sans-serif');
  expect(chosenFont()).toBeNull();
});

test('another font of the site takes the place of the one it gave, and of no choice (fonts-1)', () => {
  keepGivenFont();
  provideSite(() => ({ ...deliveredSite, font: 'system' }));
  keepGivenFont();
  expect(stored()).toBe(fonts.system.stack);
  applyFont('bricolage', true);
  keepGivenFont();
  expect([stored(), chosenFont()]).toEqual([fonts.bricolage.stack, 'bricolage']);
  expect(document.documentElement.dataset.font).toBe('bricolage');
});
