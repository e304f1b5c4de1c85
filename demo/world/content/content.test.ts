import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { blog, getBlog, listBlogs } from '@tawa/contract/content/blogs';
import { faq, listFaqs } from '@tawa/contract/content/faqs';
import { getLegalText } from '@tawa/contract/content/legal';
import { listTeam } from '@tawa/contract/content/team';
import { listTestimonials } from '@tawa/contract/content/testimonials';
import { withoutTint } from '@tawa/domain/catalogue/pictures';
import { dayMs } from '@tawa/domain/common/durations';
import { missingFacts, unknownFacts } from '@tawa/domain/content/legal';
import { cleanRichText, plainText, readRichText, type RichNode } from '@tawa/domain/common/rich-text';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod/mini';
import { findProjectRoot } from '@tawa/api/platform/files/paths';
import { startTestApp, type TestApp } from '@tawa/api/testing/app';
import { articles } from './articles.ts';
import { seedContent } from './content.ts';
import { refundPolicies } from './refund-policy.ts';
import { kitchens } from '../catalogue/kitchens.ts';

const isDrawn = (path: string | null) =>
  path !== null && existsSync(join(findProjectRoot(), 'demo/pictures', withoutTint(path).replace('uploads/', '')));

/** Every word and mark of a text as written, to compare with what is left when it is read. */
const written = (text: string) => text.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, '');
const shown = (nodes: readonly RichNode[]) => plainText(nodes).replaceAll(/\s+/g, '');

let world: TestApp;
beforeAll(async () => {
  world = await startTestApp();
  await world.db.transaction().execute((tx) => seedContent(tx, world.clock.now()));
});
afterAll(() => world.close());

test('the pages of the blog show every post once, newest first, over most of a year', async () => {
  const first = await world.guest.ok(listBlogs, { query: {} });
  const pages = [first];
  for (let page = 2; page <= first.pagination.totalPages; page++)
    pages.push(await world.guest.ok(listBlogs, { query: { page } }));
  const posts = pages.flatMap((page) => page.blogs);
  expect(posts.map((post) => post.title)).toEqual(articles.map((each) => each.title));
  expect(posts.filter((post) => !isDrawn(post.blog_img))).toEqual([]);
  const ages = posts.map((post) => (world.clock.now().getTime() - Date.parse(post.created_on)) / dayMs);
  expect(Math.min(...ages)).toBeGreaterThan(0);
  expect(Math.max(...ages)).toBeGreaterThan(240);
  expect(Math.max(...ages)).toBeLessThan(330);
  for (const { blogid } of posts) {
    const post = await world.guest.ok(getBlog, { params: { id: blogid } });
    expect(z.parse(blog, post)).toEqual(post);
  }
});

test.each([
  ['customer', 12],
  ['restaurant', 10],
  ['admin', 6],
])('a %s finds at least %i questions with answers that are shown whole', async (type, least) => {
  const list = await world.guest.ok(listFaqs, { query: { type } });
  expect(z.parse(z.array(faq), list)).toEqual(list);
  expect(list.length).toBeGreaterThanOrEqual(least);
  expect(new Set(list.map((each) => each.question)).size).toBe(list.length);
  for (const { question, answer } of list) {
    expect(question).toMatch(/\?$/);
    expect(shown(readRichText(answer))).toBe(written(answer));
  }
});

test('the team and those who speak of us have names and faces', async () => {
  const team = await world.guest.ok(listTeam, {});
  expect(team.length).toBeGreaterThanOrEqual(10);
  expect(team.filter((member) => !isDrawn(member.image) || !member.designation || !member.department)).toEqual([]);
  expect(new Set(team.map((member) => member.image)).size).toBe(team.length);
  const said = await world.guest.ok(listTestimonials, {});
  expect(said.length).toBeGreaterThanOrEqual(8);
  expect(said.filter((each) => !isDrawn(each.author_image) || !each.author_designation)).toEqual([]);
  expect(new Set(said.map((each) => each.author_name)).size).toBe(said.length);
});

test('who writes for us is of the team or has a kitchen here', async () => {
  const team = (await world.guest.ok(listTeam, {})).map((member) => member.name);
  const known = new Set([...team, ...kitchens.map((kitchen) => kitchen.name)]);
  expect(articles.filter((each) => !known.has(each.author)).map((each) => each.author)).toEqual([]);
});

test.each(refundPolicies)(
  'the refund policy in $language says all that the English says, is marked as a translation, and would be taken by the office (legal-6)',
  async ({ document, language, version, title, body }) => {
    const row = await world.db
      .selectFrom('legal_texts')
      .select(['version', 'body'])
      .where('document', '=', document)
      .orderBy('version', 'desc')
      .limit(1)
      .executeTakeFirstOrThrow();
    const tagsOf = (html: string) => (html.match(/<\w+|href="[^"]*"/g) ?? []).map(String);
    expect(version).toBe(row.version);
    expect(tagsOf(body)).toEqual(tagsOf(row.body));
    expect([missingFacts(row.body, body), unknownFacts(body)]).toEqual([[], []]);
    expect(cleanRichText(body)).toBe(cleanRichText(cleanRichText(body)));
    const shown = await world.guest.ok(getLegalText, { params: { document }, query: { language } });
    expect(shown).toMatchObject({ title, translation: { language, version } });
    expect(shown.body).not.toContain('{{');
  },
);
