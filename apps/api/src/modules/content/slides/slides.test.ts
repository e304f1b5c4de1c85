import { randomBytes } from 'node:crypto';
import { listAudit } from '@tawa/contract/insight/audit';
import { getSite } from '@tawa/contract/content/site';
import { addSlide, deleteSlide, listSlides, updateSlide, type SlideForm } from '@tawa/contract/content/slides';
import { deliveredSlides } from '@tawa/domain/content/slides';
import { addDays } from '@tawa/domain/common/zoned-time';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';

// Two apps over one database stand for two processes.
let one: TestApp;
let two: TestApp;
let office: TestCaller;
let userId = 0;
beforeAll(async () => {
  one = await startTestApp();
  two = await startTestApp({ databaseUrl: one.databaseUrl });
  await one.addUser({ role: 'admin', name: 'The Owner' });
  const writer = await one.addUser({ role: 'admin', name: 'Ravi Nair' });
  ({ userId } = writer);
  await one.db.updateTable('users').set({ office_role: 'content' }).where('user_id', '=', userId).execute();
  office = one.as(writer);
});
afterAll(async () => {
  await two.close();
  await one.close();
});

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' }).format(new Date());
const soon = { timeout: 1000, interval: 5 };
const headings = async (world: TestApp) => (await world.guest.ok(getSite, {})).slides.map(({ heading }) => heading);

async function sent(folder = 'heroes', user_id = userId): Promise<string> {
  const path = `uploads/${folder}/${randomBytes(16).toString('hex')}.webp`;
  await one.db.insertInto('uploads').values({ path, user_id, bytes: 1, created_on: new Date() }).execute();
  return path;
}
const wish = (change: Partial<SlideForm> = {}): SlideForm => ({
  tag: 'MANGO',
  subheading: 'Only in May',
  heading: 'Mango weeks',
  picture: 'uploads/heroes/mango.webp',
  picture_tall: null,
  alt: 'A bowl of mango pudding',
  link: '/menu',
  light: true,
  position: 0,
  isactive: true,
  first_day: null,
  last_day: null,
  ...change,
});

test('the first page shows the slides that it was delivered with', async () => {
  expect((await one.guest.ok(getSite, {})).slides).toEqual(deliveredSlides);
  expect((await office.ok(listSlides, {})).map(({ shown }) => shown)).toEqual([true, true, true]);
});

test('a slide of the office stands in its place on the page of every process within a second, and is written down (site-2)', async () => {
  await headings(two);
  const picture = await sent();
  const picture_tall = await sent('heroes-tall');
  const added = await office.ok(addSlide, { body: wish({ picture, picture_tall }) });
  await vi.waitFor(async () => expect((await headings(two))[0]).toBe('Mango weeks'), soon);
  const [slide] = (await two.guest.ok(getSite, {})).slides;
  expect(slide).toEqual({
    tag: 'MANGO',
    subheading: 'Only in May',
    heading: 'Mango weeks',
    picture,
    tall: picture_tall,
    alt: 'A bowl of mango pudding',
    link: '/menu',
    light: true,
  });
  await office.ok(updateSlide, { params: added, body: wish({ picture, picture_tall, position: 9 }) });
  expect((await headings(one)).at(-1)).toBe('Mango weeks');
  await office.ok(deleteSlide, { params: added });
  expect(await headings(one)).toHaveLength(3);
  const query = { subject: 'hero_slide', subject_id: String(added.hero_slide_id) };
  const owner = one.as(await one.addUser({ role: 'admin' }));
  const { rows } = await owner.ok(listAudit, { query });
  expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
    ['hero_slide.delete', 'Ravi Nair'],
    ['hero_slide.change', 'Ravi Nair'],
    ['hero_slide.add', 'Ravi Nair'],
  ]);
  expect(rows[1]).toMatchObject({ before: { position: 0 }, after: { position: 9 } });
});

test.each([
  [{ first_day: addDays(today, 1) }, false],
  [{ last_day: addDays(today, -1) }, false],
  [{ first_day: today, last_day: today }, true],
  [{ isactive: false }, false],
] as const)('a slide with %o is on the page of today: %s (site-2)', async (change, isShown) => {
  const picture = await sent();
  const params = await office.ok(addSlide, { body: wish({ ...change, picture }) });
  expect((await headings(one)).includes('Mango weeks')).toBe(isShown);
  const row = (await office.ok(listSlides, {})).find((slide) => slide.hero_slide_id === params.hero_slide_id);
  expect(row?.shown).toBe(isShown);
  await office.ok(deleteSlide, { params });
});

test('without any slide the page shows those it was delivered with (site-2)', async () => {
  for (const { hero_slide_id } of await office.ok(listSlides, {}))
    await office.ok(deleteSlide, { params: { hero_slide_id } });
  expect((await one.guest.ok(getSite, {})).slides).toEqual(deliveredSlides);
});

test.each([
  [{ picture: '' }, 'picture'],
  [{ tag: ' ' }, 'tag'],
  [{ heading: 'x'.repeat(41) }, 'heading'],
  [{ link: 'https://elsewhere.example' }, 'link'],
  [{ link: '//elsewhere.example' }, 'link'],
  [{ link: '/a"onclick=' }, 'link'],
  [{ first_day: '2027-02-01', last_day: '2027-01-01' }, 'last_day'],
  [{ position: -1 }, 'position'],
])('%o is refused', async (change, field) => {
  const { status, body } = await office.call(addSlide, { body: wish(change) });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: expect.any(String) } } });
});

const words = {
  hi: { tag: 'आम', subheading: 'सिर्फ़ मई में', heading: 'आम का मौसम', alt: 'आम की खीर का कटोरा' },
  kn: { tag: '', subheading: '', heading: '', alt: '' },
};

test('a slide has its words in other languages as the office wrote them; left out they stay, and all of one language may go (names-11)', async () => {
  const picture = await sent();
  const params = await office.ok(addSlide, { body: wish({ picture, words }) });
  const shown = async () => (await two.guest.ok(getSite, {})).slides.find(({ heading }) => heading === 'Mango weeks');
  await expect.poll(async () => (await shown())?.words).toEqual({ hi: words.hi });
  await office.ok(updateSlide, { params, body: wish({ picture, tag: 'MANGOES' }) });
  await expect.poll(shown).toMatchObject({ tag: 'MANGOES', words: { hi: words.hi } });
  await office.ok(updateSlide, { params, body: wish({ picture, words: {} }) });
  await expect.poll(async () => (await shown())?.words).toEqual({});
  await office.ok(deleteSlide, { params });
});

test.each([
  [{ ...words.hi, heading: '' }, 'words.hi.heading', 'Write all three, or none of them'],
  [{ ...words.kn, alt: words.hi.alt }, 'words.hi.tag', 'Write all three, or none of them'],
  [{ ...words.hi, tag: 'Mango' }, 'words.hi.tag', 'Write Hindi in Devanagari, like ₹50 की छूट'],
  [{ ...words.hi, heading: 'आ'.repeat(41) }, 'words.hi.heading', 'At most 40 characters'],
])('words of a language that are %o are refused at their field', async (hi, field, text) => {
  const { status, body } = await office.call(addSlide, { body: wish({ words: { hi } }) });
  expect({ status, body }).toMatchObject({ status: 400, body: { errors: { [field]: text } } });
});

test('a picture of somebody else, or of no upload, is refused at its field (site-2)', async () => {
  const stranger = await one.addUser({ role: 'admin' });
  const picture = await sent('heroes', stranger.userId);
  for (const path of [picture, 'uploads/heroes/nobodys.webp'])
    expect(await office.call(addSlide, { body: wish({ picture: path }) })).toMatchObject({
      status: 400,
      body: { errors: { picture: 'Upload the picture first.' } },
    });
});

test('guests, customers, restaurants and an office without that part read and set nothing', async () => {
  const support = await one.addUser({ role: 'admin' });
  await one.db.updateTable('users').set({ office_role: 'support' }).where('user_id', '=', support.userId).execute();
  const people = [
    one.guest,
    one.as(await one.addUser({ role: 'user' })),
    one.as(await one.addUser({ role: 'restaurant' })),
    one.as(support),
  ];
  const params = { hero_slide_id: 1 };
  for (const [index, person] of people.entries()) {
    const refused = index === 0 ? 401 : 403;
    expect((await person.call(listSlides, {})).status).toBe(refused);
    expect((await person.call(addSlide, { body: wish() })).status).toBe(refused);
    expect((await person.call(updateSlide, { params, body: wish() })).status).toBe(refused);
    expect((await person.call(deleteSlide, { params })).status).toBe(refused);
  }
});
