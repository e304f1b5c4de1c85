import { readTags } from '@tawa/domain/content/blogs';
import { plainText, readRichText, type RichNode } from '@tawa/domain/common/rich-text';
import { expect, test } from 'vitest';
import { articles } from './articles.ts';

const wordsOf = (text: string) => plainText(readRichText(text)).split(/\s+/).length;

/** Every word and mark of a text as written, to compare with what is left when it is read. */
const written = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, '');
const shown = (nodes: readonly RichNode[]) => plainText(nodes).replaceAll(/\s+/g, '');

test.each(articles)('$title is an article with its parts, and nothing of it is lost when it is shown', ({ text }) => {
  const nodes = readRichText(text);
  const tags = new Set(nodes.map((node) => (typeof node === 'string' ? 'text' : node.tag)));
  expect(wordsOf(text)).toBeGreaterThanOrEqual(300);
  expect(tags.has('p')).toBe(true);
  expect(tags.has('h2')).toBe(true);
  expect(shown(nodes)).toBe(written(text));
});

test('two dozen posts and more, each with its own title, picture and tags', () => {
  expect(articles.length).toBeGreaterThanOrEqual(24);
  expect(new Set(articles.map((each) => each.title)).size).toBe(articles.length);
  expect(new Set(articles.map((each) => each.picture)).size).toBe(articles.length);
  expect(new Set(articles.map((each) => each.author)).size).toBeGreaterThan(15);
  for (const { tags } of articles) {
    expect(tags).toMatch(/^#[a-z]+( #[a-z]+)+$/);
    expect(readTags(tags).length).toBeGreaterThanOrEqual(3);
  }
  const named = articles.flatMap((each) => readTags(each.tags));
  for (const city of ['bengaluru', 'mumbai', 'delhi', 'hyderabad', 'chennai', 'kolkata']) expect(named).toContain(city);
});
