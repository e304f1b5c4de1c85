import { expect, test } from 'vitest';
import { checkChecklist, type CheckedFacts, type CheckedPapers } from './checklist-checks.ts';
import { gstinChecksum } from '../money/gst.ts';
import { checklistItems, type ChecklistItem } from './restaurant-life.ts';

const first14 = '29ABCPE1234F1Z';
const written: CheckedPapers = {
  fssai: { number: '11226334000871', valid_until: '2028-03-31', document_id: 'scan' },
  gstin: { number: `${first14}${gstinChecksum(first14)}` },
  pan: { number: 'ABCPE1234F', legal_name: 'Sofia Almeida' },
  payout: { kind: 'bank', holder: 'SOFIA  ALMEIDA', ifsc: 'HDFC0001234' },
};
const whole: CheckedFacts = {
  restaurant_name: 'Sol Cantina',
  name_is_taken: false,
  logo: 'uploads/logos/sol.webp',
  description: 'Tacos by hand, salsas from the mortar.',
  cuisine_type: 'Mexican',
  restaurant_type: 'both',
  full_address: '22, Church Street',
  pincode: '560001',
  city_is_active: true,
  city: { name: 'Bengaluru', lat: 12.9716, lng: 77.5946 },
  lat: 12.975,
  lng: 77.605,
  contact_number: '9845022112',
  email_verified: true,
  open_days: 7,
  venues: 1,
  papers: ['fssai', 'gstin', 'pan', 'payout'],
  terms_version: 3,
  terms_in_force: 3,
  written,
  today: '2026-11-22',
};

const found = (item: ChecklistItem, change: Partial<CheckedFacts>) => {
  const { ok, text } = checkChecklist({ ...whole, ...change }).find((check) => check.item === item) ?? {};
  return `${ok ? 'right' : 'wrong'}: ${text}`;
};

test('a whole checklist is right at every item (restaurants-27)', () => {
  const checks = checkChecklist(whole);
  expect(checks.map(({ item }) => item)).toEqual(checklistItems);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
});

const papers = (change: CheckedPapers): Partial<CheckedFacts> => ({ written: { ...written, ...change } });
const licence = { number: '11226334000871', valid_until: '2028-03-31', document_id: 'scan' };
const fssai = (change: Partial<Record<keyof typeof licence, string | null>>) =>
  papers({ fssai: { ...licence, ...change, number: change.number ?? licence.number } });
const pan = { number: 'ABCPE1234F', legal_name: 'Sofia Almeida' };

test.each<[string, ChecklistItem, Partial<CheckedFacts>]>([
  ['wrong: Taken in Bengaluru', 'name', { name_is_taken: true }],
  ['wrong: Missing', 'logo', { logo: null }],
  ['right: 38 characters', 'description', {}],
  ['right: Pin in Bengaluru', 'address', {}],
  ['wrong: Pin is 128 km from Bengaluru', 'address', { lat: 12.2958, lng: 76.6394 }],
  ['wrong: E-mail not verified', 'contact', { email_verified: false }],
  ['right: Open on 5 of 7 days', 'hours', { open_days: 5 }],
  ['right: Open every day', 'hours', { open_days: 7 }],
  ['wrong: Missing', 'hours', { open_days: 0 }],
  ['right: Licence, Karnataka', 'fssai', {}],
  ['right: Registration, Telangana', 'fssai', fssai({ number: '23624999000001', valid_until: null })],
  ['wrong: Ended on 21 Nov 2026', 'fssai', fssai({ valid_until: '2026-11-21' })],
  ['wrong: Licence, Karnataka, ends in 1 day', 'fssai', fssai({ valid_until: '2026-11-23' })],
  ['right: Licence, Karnataka', 'fssai', fssai({ valid_until: '2026-12-23' })],
  ['wrong: The second and third digit name no state', 'fssai', fssai({ number: '19926334000871' })],
  ['wrong: The document is missing', 'fssai', fssai({ document_id: null })],
  ['right: Checksum and PAN fit', 'gstin', {}],
  ['wrong: Checksum does not fit', 'gstin', papers({ gstin: { number: `${first14}@` } })],
  ['wrong: Holds another PAN', 'gstin', papers({ pan: { ...pan, number: 'ABCPE1234G' } })],
  ['right: Says: not registered', 'gstin', papers({ gstin: { number: null } })],
  ['right: Fits GSTIN', 'pan', {}],
  ['wrong: Differs from GSTIN', 'pan', papers({ pan: { ...pan, number: 'ABCPE1234G' } })],
  ['right: The PAN of a person', 'pan', papers({ gstin: { number: null } })],
  ['right: Holder fits PAN', 'payout', {}],
  ['wrong: Holder differs from PAN', 'payout', papers({ pan: { ...pan, legal_name: 'Sofia Menon' } })],
  ['wrong: The IFSC is not right', 'payout', papers({ payout: { kind: 'bank', holder: 'S', ifsc: 'HDFC1001234' } })],
  ['wrong: Not the version in force', 'terms', { terms_in_force: 4 }],
])('%s, of the %s (restaurants-27)', (said, item, change) => {
  expect(found(item, change)).toBe(said);
});
