import { addOwnBlog, listOwnBlogs, moveOwnBlog } from '@tawa/contract/content/blogs.kitchen';
import {
  addHouseBlog,
  decideBlog,
  deleteHouseBlog,
  getOfficeBlog,
  listAllBlogs,
  saveHouseBlog,
} from '@tawa/contract/content/blogs.office';
import { getBlog, listBlogs } from '@tawa/contract/content/blogs';
import { listNotifications } from '@tawa/contract/accounts/notifications';
import { hourMs } from '@tawa/domain/common/durations';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addRestaurant } from '#testing/factories.ts';
import { publishDue } from './blogs.office.service.ts';

let world: TestApp;
let owner: TestCaller;
let office: TestCaller;
let restaurantId: number;

const text = '<p>The rice is soaked for half an hour, and the pot is sealed with dough. </p>'.repeat(6);

beforeAll(async () => {
  world = await startTestApp();
  const account = await world.addUser({ role: 'restaurant' });
  restaurantId = await addRestaurant(world.deps, { owner_id: account.userId, restaurant_name: 'Dum & Handi' });
  [owner, office] = [world.as(account), world.as(await world.addUser({ role: 'admin', office_role: 'content' }))];
});
afterAll(() => world.close());

/** A post that waits for the office; pictures are kept by their upload, which is not what is tested here. */
async function addPending(title = 'How we seal the pot'): Promise<number> {
  const form = { title, blog_img: null, blogtext: text, tags: 'biryani' };
  const { blogid } = await owner.ok(addOwnBlog, { body: form });
  const picture = { blog_img: 'uploads/blogs/kept.webp' };
  await world.db.updateTable('blogs').set(picture).where('blogid', '=', blogid).execute();
  await owner.ok(moveOwnBlog, { params: { blogid }, body: { version: 1, to: 'pending' } });
  return blogid;
}

type Body = Parameters<typeof office.call<typeof decideBlog>>[1]['body'];
async function decide(blogid: number, body: Omit<Body, 'version'>) {
  const { version } = await office.ok(getOfficeBlog, { params: { blogid } });
  return office.call(decideBlog, { params: { blogid }, body: { version, ...body } });
}
const onBlog = async (id: number) => (await world.guest.call(getBlog, { params: { id } })).status === 200;
const own = async (blogid: number) => (await owner.ok(listOwnBlogs, {})).find((post) => post.blogid === blogid);
const told = async () => (await owner.ok(listNotifications, { query: {} })).notifications.map(({ title }) => title);

test('a scheduled post comes out at its time and not before, once, and dated from then (blogs-5)', async () => {
  const blogid = await addPending('A post for later');
  const at = new Date(world.clock.now().getTime() + 2 * hourMs);
  expect((await decide(blogid, { to: 'scheduled', publish_on: at.toISOString() })).status).toBe(200);
  expect(await own(blogid)).toMatchObject({ status: 'scheduled', publish_on: at.toISOString() });
  await publishDue(world.deps);
  expect(await onBlog(blogid)).toBe(false);
  world.clock.advance(2 * hourMs);
  await Promise.all([publishDue(world.deps), publishDue(world.deps)]);
  await expect.poll(() => onBlog(blogid)).toBe(true);
  expect(await world.guest.ok(getBlog, { params: { id: blogid } })).toMatchObject({ created_on: at.toISOString() });
  expect(await own(blogid)).toMatchObject({ status: 'published', publish_on: null, version: 4 });
});

test('a time must be one to come, and is asked for when it is scheduled alone', async () => {
  const blogid = await addPending();
  const past = new Date(world.clock.now().getTime() - 1000).toISOString();
  for (const body of [
    { to: 'scheduled', publish_on: past },
    { to: 'scheduled', publish_on: '2999-01-01T00:00:00.000Z' },
    { to: 'scheduled' },
    { to: 'published', publish_on: past },
    { to: 'hidden' },
    { to: 'changes_requested', remarks: ' ' },
  ] as const)
    expect((await decide(blogid, body)).status).toBe(400);
});

test('a post is taken off with a reason that its writer reads, and comes back with its old date (blogs-5)', async () => {
  const blogid = await addPending('A post with a wrong date');
  await decide(blogid, { to: 'published' });
  const { created_on } = await world.guest.ok(getBlog, { params: { id: blogid } });
  expect((await decide(blogid, { to: 'hidden', remarks: 'The festival is in May.' })).status).toBe(200);
  await expect.poll(() => onBlog(blogid)).toBe(false);
  expect(await own(blogid)).toMatchObject({ status: 'hidden', remarks: 'The festival is in May.' });
  expect(await told()).toContain('We took a post off the blog');
  world.clock.advance(hourMs);
  expect((await decide(blogid, { to: 'published' })).status).toBe(200);
  await expect.poll(() => onBlog(blogid)).toBe(true);
  expect(await world.guest.ok(getBlog, { params: { id: blogid } })).toMatchObject({ created_on });
  const { history } = await office.ok(getOfficeBlog, { params: { blogid } });
  expect(history.map(({ action }) => action)).toEqual(['blog.publish', 'blog.hide', 'blog.publish']);
  expect(history[1]).toMatchObject({
    reason: 'The festival is in May.',
    before: { status: 'published' },
    after: { status: 'hidden' },
  });
});

test('what stands otherwise by now is not decided again, and of two who decide at once one does', async () => {
  const blogid = await addPending();
  const both = await Promise.all([
    decide(blogid, { to: 'published' }),
    decide(blogid, { to: 'changes_requested', remarks: 'Name the rice.' }),
  ]);
  expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  expect((await decide(blogid, { to: 'scheduled', publish_on: '2026-01-01T00:00:00.000Z' })).status).toBe(409);
});

test('the list holds what was sent and the house’s own, the longest wait first, and no draft of a restaurant (blogs-5)', async () => {
  await world.db.deleteFrom('blogs').execute();
  const draft = { title: 'Half a thought', blog_img: null, blogtext: text, tags: '' };
  await owner.ok(addOwnBlog, { body: draft });
  const house = { title: 'From the house', author: 'Tawa', blogtext: text, status: 'draft' };
  await world.db.insertInto('blogs').values(house).execute();
  const first = await addPending('Sent first');
  world.clock.advance(hourMs);
  await addPending('Sent later');
  const out = await addPending('On the blog');
  await decide(out, { to: 'published' });
  const { rows, total } = await office.ok(listAllBlogs, {});
  expect(total).toBe(4);
  expect(rows.slice(0, 2).map(({ title }) => title)).toEqual(['Sent first', 'Sent later']);
  expect(rows[0]).toMatchObject({ blogid: first, restaurant_id: restaurantId, author: 'Dum & Handi' });
  const titles = async (query: object) =>
    (await office.ok(listAllBlogs, { query })).rows.map(({ title }) => title).toSorted();
  expect(await titles({ show: 'published' })).toEqual(['On the blog']);
  expect(await titles({ by: 'house' })).toEqual(['From the house']);
  expect(await titles({ search: 'sent' })).toEqual(['Sent first', 'Sent later']);
  expect((await world.guest.ok(listBlogs, {})).blogs).toHaveLength(1);
  const { blogid = 0 } = (await owner.ok(listOwnBlogs, {})).find(({ title }) => title === 'Half a thought') ?? {};
  expect((await office.call(getOfficeBlog, { params: { blogid } })).status).toBe(404);
});

const draft = { title: 'What a tawa is', blog_img: null, blogtext: text, tags: 'tawa iron' };

test('a post of the house is written, saved, published, taken back and deleted by the office (blogs-6)', async () => {
  const begun = await office.ok(addHouseBlog, { body: { ...draft, title: 'Tawa' } });
  const params = { blogid: begun.blogid };
  expect(begun).toMatchObject({ status: 'draft', author: 'Tawa', tags: '#tawa #iron' });
  expect(await decide(begun.blogid, { to: 'published' })).toMatchObject({
    status: 400,
    body: { errors: { title: expect.any(String), blog_img: expect.any(String) } },
  });
  const form = { ...draft, blogtext: `${text}<script>steal()</script>` };
  const replies = await Promise.all(
    [1, 2].map(() => office.call(saveHouseBlog, { params, body: { version: begun.version, form } })),
  );
  expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  await world.db
    .updateTable('blogs')
    .set({ blog_img: 'uploads/blogs/kept.webp' })
    .where('blogid', '=', begun.blogid)
    .execute();
  expect((await decide(begun.blogid, { to: 'published' })).status).toBe(200);
  await expect.poll(() => onBlog(begun.blogid)).toBe(true);
  expect((await world.guest.ok(getBlog, { params: { id: begun.blogid } })).blogtext).not.toContain('script');
  expect((await office.call(deleteHouseBlog, { params })).status).toBe(409);
  expect((await decide(begun.blogid, { to: 'changes_requested', remarks: 'No' })).status).toBe(409);
  expect((await decide(begun.blogid, { to: 'draft' })).status).toBe(200);
  await expect.poll(() => onBlog(begun.blogid)).toBe(false);
  const { history } = await office.ok(getOfficeBlog, { params });
  expect(history.map(({ action }) => action)).toEqual(['blog.take_back', 'blog.publish', 'blog.begin']);
  expect(history[1]).toMatchObject({ after: { status: 'published', title: 'What a tawa is' } });
  await office.ok(deleteHouseBlog, { params });
  expect((await office.call(getOfficeBlog, { params })).status).toBe(404);
});

test('a post of the house comes out at its time', async () => {
  const { blogid } = await office.ok(addHouseBlog, { body: draft });
  await world.db
    .updateTable('blogs')
    .set({ blog_img: 'uploads/blogs/kept.webp' })
    .where('blogid', '=', blogid)
    .execute();
  const publish_on = new Date(world.clock.now().getTime() + hourMs).toISOString();
  expect((await decide(blogid, { to: 'scheduled', publish_on })).status).toBe(200);
  world.clock.advance(hourMs);
  await publishDue(world.deps);
  await expect.poll(() => onBlog(blogid)).toBe(true);
});

test('a restaurant’s post is neither written nor taken back nor deleted by the office', async () => {
  const blogid = await addPending('A post of a kitchen');
  const params = { blogid };
  const { version } = await office.ok(getOfficeBlog, { params });
  expect((await office.call(saveHouseBlog, { params, body: { version, form: draft } })).status).toBe(404);
  expect((await office.call(deleteHouseBlog, { params })).status).toBe(404);
  expect((await decide(blogid, { to: 'draft' })).status).toBe(409);
});

test('nobody but owners and content writes posts of the house (blogs-6)', async () => {
  const people = [
    [world.guest, 401],
    [world.as(await world.addUser()), 403],
    [owner, 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'support' })), 403],
    [world.as(await world.addUser({ role: 'admin', office_role: 'finance' })), 403],
  ] as const;
  for (const [person, status] of people) expect((await person.call(addHouseBlog, { body: draft })).status).toBe(status);
});
