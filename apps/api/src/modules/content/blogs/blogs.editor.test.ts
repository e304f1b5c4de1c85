import {
  addOwnBlog,
  type BlogForm,
  deleteOwnBlog,
  listOwnBlogs,
  moveOwnBlog,
  type OwnBlog,
  saveOwnBlog,
} from '@tawa/contract/content/blogs.kitchen';
import { decideBlog } from '@tawa/contract/content/blogs.office';
import { getBlog, listBlogs } from '@tawa/contract/content/blogs';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let owner: TestCaller;
let other: TestCaller;
let office: TestCaller;

const words = '<p>The rice is soaked for half an hour, and the pot is sealed with dough. </p>'.repeat(6);
const form = (change: Partial<BlogForm> = {}): BlogForm => ({
  title: 'How we seal the pot',
  blog_img: null,
  blogtext: words,
  tags: 'biryani #technique biryani',
  ...change,
});

beforeAll(async () => {
  world = await startTestApp();
  const [account, stranger] = [
    await world.addUser({ role: 'restaurant' }),
    await world.addUser({ role: 'restaurant' }),
  ];
  await addRestaurant(world.deps, { owner_id: account.userId, restaurant_name: 'Dum & Handi' });
  await addRestaurant(world.deps, { owner_id: stranger.userId });
  [owner, other, office] = [world.as(account), world.as(stranger), world.as(await world.addUser({ role: 'admin' }))];
});
afterAll(() => world.close());
beforeEach(async () => {
  await world.db.deleteFrom('blogs').execute();
});

const of = ({ blogid }: OwnBlog) => ({ params: { blogid } });
const add = (change?: Partial<BlogForm>) => owner.ok(addOwnBlog, { body: form(change) });
const move = (post: OwnBlog, to: 'pending' | 'draft', by = owner) =>
  by.call(moveOwnBlog, { ...of(post), body: { version: post.version, to } });
const decide = (post: OwnBlog, to: 'published' | 'changes_requested', remarks = '') =>
  office.call(decideBlog, { ...of(post), body: { version: post.version, to, remarks } });
const now = async (post: OwnBlog): Promise<OwnBlog> => {
  const found = (await owner.ok(listOwnBlogs, {})).find(({ blogid }) => blogid === post.blogid);
  if (!found) throw new Error('The post is gone');
  return found;
};

/** A post that may be sent: pictures are kept by their upload, which is not what is tested here. */
async function addReady(): Promise<OwnBlog> {
  const post = await add();
  await world.db
    .updateTable('blogs')
    .set({ blog_img: 'uploads/blogs/pot.webp' })
    .where('blogid', '=', post.blogid)
    .execute();
  return now(post);
}

async function addPending(): Promise<OwnBlog> {
  const post = await addReady();
  expect((await move(post, 'pending')).status).toBe(200);
  return now(post);
}

describe('a post of a restaurant', () => {
  test('begins as a draft in the restaurant’s name, its text cleaned and its tags kept once (blogs-4)', async () => {
    const post = await add({
      blogtext: `<h2 onclick="x()">Rice</h2><script>steal()</script><p style="color:red">Soak <b>long</b>.</p>`,
    });
    expect(post).toMatchObject({
      status: 'draft',
      author: 'Dum & Handi',
      tags: '#biryani #technique',
      blogtext: '<h2>Rice</h2><p>Soak <strong>long</strong>.</p>',
    });
    expect((await world.guest.call(getBlog, { params: { id: post.blogid } })).status).toBe(404);
  });

  test('goes draft, pending, published, and then stands on the blog (blogs-4)', async () => {
    const post = await addPending();
    expect(post.status).toBe('pending');
    expect((await world.guest.ok(listBlogs, {})).blogs).toEqual([]);
    expect((await decide(post, 'published')).status).toBe(200);
    expect(await world.guest.ok(getBlog, { params: { id: post.blogid } })).toMatchObject({ title: post.title });
  });

  test('comes back with what is to be changed, is written on and sent again', async () => {
    const post = await addPending();
    expect((await decide(post, 'changes_requested')).status).toBe(400);
    await decide(post, 'changes_requested', 'Name the rice.');
    const back = await now(post);
    expect(back).toMatchObject({ status: 'changes_requested', remarks: 'Name the rice.' });
    const body = {
      version: back.version,
      form: form({ title: 'How we seal the pot of basmati', blog_img: back.blog_img }),
    };
    const saved = await owner.ok(saveOwnBlog, { ...of(post), body });
    expect((await move(saved, 'pending')).body).toMatchObject({ status: 'pending', remarks: null });
  });

  test('is not written on while the office reads it; taken back, a published one is shown no more (blogs-4)', async () => {
    const post = await addPending();
    const body = { version: post.version, form: form() };
    expect((await owner.call(saveOwnBlog, { ...of(post), body })).status).toBe(409);
    await decide(post, 'published');
    const out = await now(post);
    expect((await owner.call(deleteOwnBlog, of(out))).status).toBe(409);
    expect((await move(out, 'draft')).status).toBe(200);
    expect((await world.guest.call(getBlog, { params: { id: post.blogid } })).status).toBe(404);
    expect((await owner.call(deleteOwnBlog, of(out))).status).toBe(200);
  });

  test('is sent when it is whole, and what is missing is named', async () => {
    const post = await add({ title: 'Rice', blogtext: '<p>Short.</p>' });
    expect(await move(post, 'pending')).toMatchObject({
      status: 400,
      body: { errors: { title: expect.any(String), blog_img: expect.any(String), blogtext: expect.any(String) } },
    });
  });

  test('saved on two devices at once is saved once (blogs-4)', async () => {
    const post = await add();
    const body = { version: post.version, form: form({ title: 'From one of the two' }) };
    const replies = await Promise.all([1, 2].map(() => owner.call(saveOwnBlog, { ...of(post), body })));
    expect(replies.map(({ status }) => status).toSorted((one, two) => one - two)).toEqual([200, 409]);
  });

  test('takes no picture that somebody else sent', async () => {
    const reply = await owner.call(addOwnBlog, { body: form({ blog_img: 'uploads/blogs/somebody.webp' }) });
    expect([400, 403, 404, 409]).toContain(reply.status);
  });
});

test('another restaurant’s posts and the house’s are found by nobody else', async () => {
  const post = await addPending();
  const house = { title: 'From the house', author: 'Tawa', blogtext: words, status: 'draft' };
  const { blogid } = await world.db.insertInto('blogs').values(house).returning('blogid').executeTakeFirstOrThrow();
  for (const [caller, named] of [
    [other, post],
    [owner, { ...post, blogid }],
  ] as const) {
    const replies = [
      await caller.call(saveOwnBlog, { ...of(named), body: { version: 1, form: form() } }),
      await move(named, 'draft', caller),
      await caller.call(deleteOwnBlog, of(named)),
    ];
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404]);
  }
  expect(await other.ok(listOwnBlogs, {})).toEqual([]);
});

test('a decision is written down with its reason', async () => {
  const post = await addPending();
  await decide(post, 'changes_requested', 'Name the rice.');
  expect((await decide(await now(post), 'published')).status).toBe(409);
  const entry = await world.db
    .selectFrom('audit_entries')
    .select(['action', 'reason'])
    .where('subject_id', '=', String(post.blogid))
    .executeTakeFirst();
  expect(entry).toEqual({ action: 'blog.ask_changes', reason: 'Name the rice.' });
});
