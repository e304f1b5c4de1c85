import { listAudit } from '@tawa/contract/insight/audit';
import { listActiveCities } from '@tawa/contract/catalogue/cities';
import { createContact } from '@tawa/contract/care/contact';
import * as contacts from '@tawa/contract/care/contact.office';
import { listFaqs } from '@tawa/contract/content/faqs';
import { listTeam } from '@tawa/contract/content/team';
import { listTestimonials } from '@tawa/contract/content/testimonials';
import * as faqs from '@tawa/contract/content/faqs.office';
import * as team from '@tawa/contract/content/team.office';
import * as testimonials from '@tawa/contract/content/testimonials.office';
import * as categories from '@tawa/contract/catalogue/categories.office';
import * as places from '@tawa/contract/catalogue/cities.office';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestCaller } from '#testing/app.ts';
import { addCity, addDish, addRestaurant } from '#testing/factories.ts';

let world: TestApp;
let office: TestCaller;

beforeAll(async () => {
  world = await startTestApp();
  office = world.as(await world.addUser({ role: 'admin', name: 'Ravi Nair' }));
});
afterAll(() => world.close());

const actions = async (subject: string, id: number | string) =>
  (await office.ok(listAudit, { query: { subject, subject_id: String(id) } })).rows;

const faq = { type: 'customer' as const, question: 'Where is my order?', answer: 'On its page.', position: 1 };

test('a question is shown once it is added, changed with it, hidden and deleted, and each step is written down (audit-1)', async () => {
  const { id } = await office.ok(faqs.addFaq, { body: { ...faq, isactive: true } });
  const seen = async () =>
    (await world.guest.ok(listFaqs, { query: { type: 'customer' } })).map(({ answer }) => answer);
  expect(await seen()).toContain('On its page.');
  await office.ok(faqs.updateFaq, { params: { id }, body: { ...faq, answer: 'In your inbox.', isactive: true } });
  await expect.poll(seen).toContain('In your inbox.');
  await office.ok(faqs.updateFaq, { params: { id }, body: { ...faq, answer: 'In your inbox.', isactive: false } });
  await expect.poll(seen).not.toContain('In your inbox.');
  await office.ok(faqs.deleteFaq, { params: { id } });
  const written = await actions('faq', id);
  expect(written.map(({ action }) => action)).toEqual(['faq.delete', 'faq.change', 'faq.change', 'faq.add']);
  expect(written[2]).toMatchObject({ before: { answer: 'On its page.' }, after: { answer: 'In your inbox.' } });
  expect(written[1]).toMatchObject({ before: { isactive: true }, after: { isactive: false } });
  const gone = { params: { id }, body: { ...faq, isactive: true } };
  expect((await office.call(faqs.updateFaq, gone)).status).toBe(404);
});

test('testimonials and the team change on the site; a picture must be one that the office sent', async () => {
  const words = { testimonial_text: 'Warm and quick.', author_name: 'Tara', author_designation: '', position: 0 };
  const body = { ...words, rating: 4, author_image: null, isactive: true };
  await office.ok(testimonials.addTestimonial, { body });
  const [shown] = await world.guest.ok(listTestimonials, {});
  expect(shown).toMatchObject({ author_name: 'Tara', rating: 4 });
  const said = { params: { id: shown?.testimonial_Id ?? 0 } };
  await office.ok(testimonials.updateTestimonial, { ...said, body: { ...body, rating: 5 } });
  await expect.poll(() => world.guest.ok(listTestimonials, {})).toMatchObject([{ rating: 5 }]);
  await office.ok(testimonials.deleteTestimonial, said);
  const stolen = { ...body, author_image: 'uploads/chefs/somebody.webp' };
  expect(await office.call(testimonials.addTestimonial, { body: stolen })).toMatchObject({
    status: 400,
    body: { errors: { author_image: 'Upload the picture first.' } },
  });
  const member = {
    name: 'Meera',
    designation: 'Cook',
    department: 'Kitchen',
    image: null,
    position: 0,
    isactive: true,
  };
  const { id } = await office.ok(team.addTeamMember, { body: member });
  expect(await world.guest.ok(listTeam, {})).toMatchObject([{ name: 'Meera' }]);
  await office.ok(team.updateTeamMember, { params: { id }, body: { ...member, designation: 'Baker' } });
  await expect.poll(() => world.guest.ok(listTeam, {})).toMatchObject([{ designation: 'Baker' }]);
  await office.ok(team.deleteTeamMember, { params: { id } });
  await expect.poll(() => world.guest.ok(listTeam, {})).toEqual([]);
});

test('a city that is switched off leaves the site; one that is used is not deleted; names are unique whatever their case (categories-2)', async () => {
  const city = { cityname: 'Mysuru', lat: 12.3, lng: 76.6, isactive: true };
  const { id } = await office.ok(places.addCity, { body: city });
  const names = async () => (await world.guest.ok(listActiveCities, {})).map(({ cityname }) => cityname);
  expect(await names()).toContain('Mysuru');
  expect(await office.call(places.addCity, { body: { ...city, cityname: 'MYSURU' } })).toMatchObject({
    status: 409,
    body: { errors: { cityname: 'There is a city of this name already.' } },
  });
  await addRestaurant(world.deps, { city_id: id });
  expect((await office.call(places.deleteCity, { params: { id } })).status).toBe(409);
  await office.ok(places.updateCity, { params: { id }, body: { ...city, isactive: false } });
  await expect.poll(names).not.toContain('Mysuru');
  const empty = await addCity(world.deps);
  await office.ok(places.deleteCity, { params: { id: empty } });
  expect(await actions('city', empty)).toMatchObject([{ action: 'city.delete' }]);
});

test('merging puts every dish of a category into the other one, and only then is it gone (categories-2)', async () => {
  const form = (category_name: string) => ({ body: { category_name, image: null, position: 1, isactive: true } });
  const [starters, snacks] = [
    await office.ok(categories.addCategory, form('Starters')),
    await office.ok(categories.addCategory, form('Snacks')),
  ];
  await office.ok(categories.updateCategory, { params: { id: snacks.id }, ...form('Small plates') });
  await office.ok(categories.updateCategory, { params: { id: snacks.id }, ...form('Snacks') });
  const restaurant_id = await addRestaurant(world.deps);
  const menu_id = await addDish(world.deps, restaurant_id, { category_id: starters.id });
  expect(await office.call(categories.deleteCategory, { params: { id: starters.id } })).toMatchObject({ status: 409 });
  const merge = { params: { id: starters.id }, body: { into: snacks.id } };
  expect(await office.ok(categories.mergeCategory, merge)).toEqual({ moved: 1 });
  const dish = await world.db
    .selectFrom('dishes')
    .select('category_id')
    .where('menu_id', '=', menu_id)
    .executeTakeFirst();
  expect(dish).toEqual({ category_id: snacks.id });
  expect((await office.call(categories.mergeCategory, merge)).status).toBe(404);
  expect((await actions('category', starters.id))[0]).toMatchObject({
    action: 'category.merge',
    before: { category_name: 'Starters' },
    after: { into: 'Snacks', dishes: 1 },
  });
});

test('a message is read, answered by mail and closed; the log names neither its words nor its sender (contact-4)', async () => {
  const letter = {
    name: 'Asha Rao',
    email: 'asha.contact@example.in',
    subject: 'Catering',
    message: 'For forty people?',
  };
  await world.guest.ok(createContact, { body: letter });
  const [row] = (await office.ok(contacts.listContacts, { query: { search: 'forty' } })).rows;
  const params = { contact_id: row?.contact_id ?? 0 };
  expect(row).toMatchObject({ ...letter, status: 'new' });
  await office.ok(contacts.moveContact, { params, body: { status: 'read' } });
  await office.ok(contacts.replyToContact, { params, body: { message: 'Gladly.\n\nCall us.' } });
  const sent = (await world.letters()).find(({ to }) => to === letter.email);
  expect(sent).toMatchObject({ subject: 'Re: Catering' });
  expect(sent?.text).toContain('Gladly.');
  expect(await office.ok(contacts.getContact, { params })).toMatchObject({
    status: 'replied',
    replies: [{ author: 'Ravi Nair', message: 'Gladly.\n\nCall us.' }],
  });
  const written = await actions('contact', params.contact_id);
  expect(written.map(({ action }) => action)).toEqual(['contact.reply', 'contact.status']);
  expect(JSON.stringify(written)).not.toMatch(/Gladly|asha/);
});
