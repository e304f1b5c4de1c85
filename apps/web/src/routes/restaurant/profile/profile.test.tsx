import { answer } from '@tawa/contract/common/endpoint';
import {
  getProfile,
  keepDraft,
  savePaper,
  stepRestaurant,
  type RestaurantProfile,
} from '@tawa/contract/catalogue/restaurants.kitchen';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { checklistItems, type ChecklistItem } from '@tawa/domain/catalogue/restaurant-life';
import { mayWorkIn, staffAreas, type StaffRole } from '@tawa/domain/accounts/staff';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './profile.tsx';

function profile(change: Partial<RestaurantProfile>, missing: readonly ChecklistItem[] = []): RestaurantProfile {
  return {
    restaurant_id: 7,
    lifecycle: 'draft',
    lifecycle_reason: null,
    hidden: false,
    hidden_reason: null,
    dishes_on_sale: 0,
    listed: false,
    submitted_on: null,
    created_on: '2026-11-18T10:00:00Z',
    restaurant_name: 'Sol Cantina',
    description: '',
    cuisine_type: 'Mexican',
    restaurant_type: 'both',
    logo: null,
    cover_img: null,
    contact_number: null,
    website: null,
    full_address: null,
    venue_name: null,
    pincode: null,
    city_id: null,
    cityname: null,
    statename: null,
    lat: null,
    lng: null,
    owner_name: 'Sofia',
    owner_email: 'sofia@example.in',
    email_verified: true,
    opening_days: '',
    opening_hours: [],
    venues: 0,
    terms: { version: null, in_force: 1, signed_on: null },
    checklist: checklistItems.map((item) => ({
      item,
      missing: missing.includes(item) ? 'Not there yet' : null,
      remark: null,
    })),
    papers: [],
    documents: [],
    steps: [],
    ...change,
  };
}

async function open(shown: RestaurantProfile, search = '', role: StaffRole = 'owner') {
  signIn('restaurant');
  const api = fakeApi();
  api.answer(getProfile, answer(200, shown));
  api.answer(getOwnAccess, answer(200, { role, areas: staffAreas.filter((area) => mayWorkIn(role, area)) }));
  const opened = renderRoutes(
    [
      { path: '/restaurant-profile', Component: Screen },
      { path: '*', Component: () => <p>elsewhere</p> },
    ],
    `/restaurant-profile${search}`,
  );
  const band = await screen.findByRole('region', { name: 'Where you stand', hidden: true });
  return { ...opened, api, band: within(band) };
}

test('the band says how far it is, and leads to what comes next (restaurants-21)', async () => {
  const { band, user } = await open(profile({}, ['fssai', 'pan', 'terms']));
  expect(band.getByRole('heading', { name: '11 of 14 done, about 5 minutes left' })).toBeTruthy();
  expect(band.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your restaurant5/5',
    'Where and when4/4',
    'Legal papers1/3',
    'Money and terms1/2',
  ]);
  await user.click(band.getByRole('link', { name: 'Go on: FSSAI licence' }));
  expect(await screen.findByRole('dialog', { name: 'FSSAI licence' })).toBeTruthy();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('what is filled in on a page of its own is opened there', async () => {
  const { band, router } = await open(profile({}, ['venue']));
  const link = band.getByRole('link', { name: 'Go on: Venue' });
  expect(link.getAttribute('href')).toBe('/restaurant-venue?tab=venues');
  expect(router.state.location.pathname).toBe('/restaurant-profile');
});

test('who comes back from a page of its own finds the line done (restaurants-20)', async () => {
  const { api, router } = await open(profile({}, ['venue']));
  expect(screen.getByText('Missing: Venue.')).toBeTruthy();
  await router.navigate('/restaurant-venue?tab=venues');
  expect(await screen.findByText('elsewhere')).toBeTruthy();
  api.answer(getProfile, answer(200, profile({ venues: 1 })));
  await router.navigate('/restaurant-profile');
  expect(await screen.findByText('Everything is there. We look at it within 1 to 2 working days.')).toBeTruthy();
});

test('while the office reads, the band says since when, and no field opens by its address (restaurants-19)', async () => {
  const { band } = await open(
    profile({ lifecycle: 'in_review', submitted_on: '2026-11-19T11:10:00Z' }),
    '?item=description',
  );
  expect(band.getByRole('heading', { name: 'We are reviewing' })).toBeTruthy();
  expect(band.getByText(/^Sent .*4:40 pm/)).toBeTruthy();
  expect(band.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('remarks of the office are counted, and the first one is next', async () => {
  const asked = profile({ lifecycle: 'changes_requested' });
  const checklist = asked.checklist.map((line) =>
    line.item === 'logo' || line.item === 'pan' ? { ...line, remark: 'Too small to read' } : line,
  );
  const { band } = await open({ ...asked, checklist });
  expect(band.getByRole('heading', { name: '2 remarks to answer' })).toBeTruthy();
  expect(band.getByRole('link', { name: 'Go on: Logo' })).toBeTruthy();
});

test('the page shows the restaurant as customers see it, and the form shows it while it is written (restaurants-21)', async () => {
  const { user } = await open(profile({ cityname: 'Bengaluru' }), '?item=name');
  const sheet = within(await screen.findByRole('dialog', { name: 'What customers read' }));
  const preview = within(sheet.getByRole('region', { name: 'How customers see you', hidden: true }));
  expect(preview.getByText('Sol Cantina')).toBeTruthy();
  const name = sheet.getByRole('textbox', { name: 'Name' });
  await user.clear(name);
  expect(preview.getByText('Your restaurant')).toBeTruthy();
  await user.type(name, 'Luna Cantina');
  await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'Tacos by hand.');
  expect(preview.getByText('Luna Cantina')).toBeTruthy();
  expect(preview.getByText('Tacos by hand.')).toBeTruthy();
});

test('a manager fills in what is not the owner’s, and reads who does the rest (restaurants-21)', async () => {
  const { band } = await open(profile({}, ['logo', 'fssai']), '?item=fssai', 'manager');
  expect(await screen.findByText('The owner of this restaurant sends it for review.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send for review' })).toBeNull();
  expect(screen.queryByRole('button', { name: /FSSAI licence/ })).toBeNull();
  expect(screen.getAllByText('For the owner').length).toBe(5);
  expect(screen.getByRole('button', { name: 'Add: Logo' })).toBeTruthy();
  expect(band.getByRole('link', { name: 'Go on: Logo' })).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('fields keep themselves as they are typed, those that are right, and say when (restaurants-20)', async () => {
  const { user, api } = await open(profile({}, ['description', 'contact', 'pan']), '?item=description');
  api.answer(keepDraft, answer(200, { message: 'Saved.' }));
  const sheet = within(await screen.findByRole('dialog', { name: 'What customers read' }));
  await user.type(sheet.getByRole('textbox', { name: 'Phone' }), '98450');
  await user.type(sheet.getByRole('textbox', { name: 'Description' }), 'Tacos by hand, salsas from the mortar.');
  expect(await sheet.findByText(/^Saved as you type, \d/, {}, { timeout: 4000 })).toBeTruthy();
  const sent = api.calls.findLast(({ endpoint }) => endpoint === 'PATCH /kitchen/profile')?.parts.body;
  expect(sent).toMatchObject({ description: 'Tacos by hand, salsas from the mortar.', restaurant_name: 'Sol Cantina' });
  expect(sent).not.toHaveProperty('contact_number');
});

test('what was not kept says so, and nothing of a restaurant that customers see is kept as it is typed (restaurants-20)', async () => {
  const first = await open(profile({}, ['gstin']), '?item=gstin');
  first.api.refuse(savePaper, refusal('internal', 'No.'));
  await first.user.click(await screen.findByRole('checkbox', { name: /not registered for GST/ }));
  expect(await screen.findByText('Not saved yet. Please press Save.', {}, { timeout: 4000 })).toBeTruthy();
  first.unmount();
  await open(profile({ lifecycle: 'active', listed: true }), '?item=gstin');
  expect(await screen.findByRole('button', { name: 'Save' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Do this later' })).toBeNull();
});

test('the main button saves and names the next line, and a line can be left for later (restaurants-20)', async () => {
  const { user, api } = await open(profile({}, ['fssai', 'gstin', 'venue', 'terms']), '?item=fssai');
  api.answer(savePaper, answer(200, { message: 'Saved.' }));
  const fssai = within(await screen.findByRole('dialog', { name: 'FSSAI licence' }));
  expect(fssai.getByRole('button', { name: 'Save and continue to GSTIN' })).toBeTruthy();
  await user.click(fssai.getByRole('button', { name: 'Do this later' }));
  const gstin = within(await screen.findByRole('dialog', { name: 'GSTIN' }));
  await user.click(gstin.getByRole('checkbox', { name: /not registered for GST/ }));
  await user.click(gstin.getByRole('button', { name: 'Save and continue to Terms' }));
  const terms = within(await screen.findByRole('dialog', { name: 'Terms' }));
  await user.click(terms.getByRole('button', { name: 'Do this later' }));
  expect(await screen.findByText('elsewhere')).toBeTruthy();
});

test('a group that is done folds while the rest is filled in, and opens again', async () => {
  const { user } = await open(profile({}, ['fssai']));
  expect(screen.queryByRole('button', { name: 'Edit: Name' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add: FSSAI licence' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Unfold Your restaurant' }));
  expect(screen.getByRole('button', { name: 'Edit: Name' })).toBeTruthy();
});

test('an owner asks to close after a question, and may come back until it is done', async () => {
  const active = profile({ lifecycle: 'active', listed: true });
  const { api, user } = await open(active);
  api.answer(stepRestaurant, ({ body }) => {
    const { to } = stepRestaurant.body.parse(body);
    api.answer(getProfile, answer(200, { ...active, lifecycle: to, listed: to === 'active' }));
    return answer(200, { lifecycle: to, message: 'Done.' });
  });
  await user.click(screen.getByRole('button', { name: 'Ask to close' }));
  const question = await screen.findByRole('alertdialog', { name: 'Close Sol Cantina?' });
  await user.click(within(question).getByRole('button', { name: 'Ask to close' }));
  await user.click(await screen.findByRole('button', { name: 'Stay open' }));
  expect(await screen.findByRole('button', { name: 'Ask to close' })).toBeTruthy();
});
