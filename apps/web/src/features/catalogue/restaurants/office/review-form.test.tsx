import { answer } from '@tawa/contract/common/endpoint';
import { decideRestaurant, getReviewedRestaurant } from '@tawa/contract/catalogue/restaurants.office';
import { checklistItems } from '@tawa/domain/catalogue/restaurant-life';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeApi } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { RestaurantPanel } from './restaurant-panel.tsx';
import type { OfficeRestaurant } from './restaurants.queries.ts';

const at = '2026-11-19T11:10:00.000Z';
const document_id = '7f0f5d0e-6a1e-4f0a-9f55-0d2d3f1f6a01';
const licence = { number: '11226334000871', valid_until: '2028-03-31', document_id };
const paper = { in_force: null, proposed_on: at, remark: null };
const scan = { media_type: 'application/pdf', bytes: 9, uploaded_on: at };
const restaurant: OfficeRestaurant = {
  restaurant_id: 7,
  lifecycle: 'in_review',
  lifecycle_reason: null,
  hidden: false,
  hidden_reason: null,
  specified_premises: false,
  unfinished: { orders: 0, total: 0, bookings: 0, owed: 0 },
  dishes_on_sale: 0,
  listed: false,
  submitted_on: at,
  created_on: at,
  restaurant_name: 'Sol Cantina',
  description: 'Corn tortillas pressed to order.',
  cuisine_type: null,
  restaurant_type: 'both',
  logo: null,
  cover_img: null,
  contact_number: '9845022112',
  website: null,
  full_address: '22, Church Street',
  venue_name: null,
  pincode: '560001',
  city_id: 1,
  cityname: 'Bengaluru',
  statename: 'Karnataka',
  lat: 12.97,
  lng: 77.6,
  owner_name: 'Sofia Rao',
  owner_email: 'sofia@example.in',
  email_verified: true,
  opening_days: 'Tue to Sun',
  opening_hours: ['Tue-Sun 12:00 pm – 11:00 pm'],
  venues: 1,
  terms: { version: 1, in_force: 1, signed_on: at },
  checklist: checklistItems.map((item) => ({ item, missing: null, remark: null })),
  papers: [{ ...paper, field: 'fssai', proposed: licence }],
  documents: [
    { ...scan, document_id: '0c7d4a52-3f0e-4a34-8a38-8c1a9a4a7c02', filename: 'kitchen.pdf' },
    { ...scan, document_id, filename: 'fssai-licence.pdf' },
  ],
  steps: [],
  reviewer_id: 1,
  reviewer_name: 'Rahul Nair',
  checks: [],
  commission_bp: 1800,
  commissions: [],
  history: [],
};

const shown: string[] = [];
beforeEach(() => {
  shown.length = 0;
  URL.createObjectURL = (file) => {
    if ('type' in file) shown.push(file.type);
    return `blob:scan-${shown.length}`;
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(() => vi.unstubAllGlobals());

function open(reply: () => Response) {
  const read = vi.fn<() => Promise<Response>>(async () => reply());
  vi.stubGlobal('fetch', read);
  const api = fakeApi();
  api.answer(getReviewedRestaurant, answer(200, restaurant));
  api.answer(decideRestaurant, answer(200, { lifecycle: 'changes_requested', message: 'Done.' }));
  const Panel = () => <RestaurantPanel restaurantId={7} integrations={null} news={null} history={() => null} />;
  const sent = () => api.calls.flatMap(({ parts }) => (parts.body ? [parts.body] : []));
  return { read, sent, ...renderRoutes([{ path: '/adminrestaurants', Component: Panel }], '/adminrestaurants') };
}

const pdf = () => new Response('%PDF-1.7', { headers: { 'content-type': 'application/pdf' } });
const pane = () => screen.findByRole('region', { name: 'Paper' });
const compared = async (name: string) => within(within(await pane()).getByRole('group', { name }));

test('the paper lies beside its line, and what differs becomes the remark that the restaurant is sent (restaurants-28)', async () => {
  const { user, sent } = open(pdf);
  const sheet = await within(await pane()).findByTitle('fssai-licence.pdf');
  expect(sheet).toHaveProperty('tagName', 'IFRAME');
  expect(shown).toEqual(['application/pdf']);
  await user.click((await compared('Name')).getByRole('button', { name: 'Differs' }));
  await user.click((await compared('Valid until')).getByRole('button', { name: 'Differs' }));
  const words = 'The paper does not say what the form says: the name, the day it ends.';
  expect(screen.getByLabelText('Remark to the restaurant')).toHaveProperty('value', words);
  expect(screen.getByRole('button', { name: 'Activate' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Ask for 1 change' }));
  await waitFor(() =>
    expect(sent()).toMatchObject([{ to: 'changes_requested', remarks: [{ item: 'fssai', remark: words }] }]),
  );
});

test('a paper that says all that the form says is fine, and the reviewer’s own words stay (restaurants-28)', async () => {
  const { user } = open(pdf);
  for (const name of ['Number', 'Name', 'Address', 'Valid until'])
    await user.click((await compared(name)).getByRole('button', { name: 'Same' }));
  const fine = screen.getByRole('button', { name: 'FSSAI licence: Fine' });
  expect(fine.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('1 fine, 0 remarks, 13 to look at')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'FSSAI licence: Remark' }));
  await user.type(screen.getByLabelText('Remark to the restaurant'), 'Page two is missing.');
  await user.click((await compared('Name')).getByRole('button', { name: 'Differs' }));
  expect(screen.getByLabelText('Remark to the restaurant')).toHaveProperty('value', 'Page two is missing.');
});

test('a line without a paper of its own says so and leaves the one that lies there; a scan that cannot be read is asked for again', async () => {
  const { user, read } = open(() => (read.mock.calls.length === 1 ? new Response(null, { status: 500 }) : pdf()));
  await user.click(await screen.findByRole('button', { name: 'Opening hours: Fine' }));
  expect(within(await pane()).getByText(/^Opening hours isn’t on any paper/)).toBeTruthy();
  await user.click(within(await pane()).getByRole('button', { name: 'Try again' }));
  expect(await within(await pane()).findByTitle('fssai-licence.pdf')).toBeTruthy();
});
