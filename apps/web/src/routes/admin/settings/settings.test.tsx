import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import { answer } from '@tawa/contract/common/endpoint';
import {
  listLegalTexts,
  publishLegalText,
  publishLegalTranslation,
  readLegalTranslation,
  readLegalVersion,
  withdrawLegalTranslation,
  takeBackLegalText,
  type LegalTranslation,
  type LegalVersion,
} from '@tawa/contract/content/legal';
import { listSettings } from '@tawa/contract/content/settings';
import type { OfficeRole } from '@tawa/domain/accounts/administrators';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { accessOf } from '#testing/people.ts';
import { fakeApi, refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { signIn } from '#testing/tokens.ts';
import { Screen } from './settings.tsx';

const version = (number: number, change: Partial<LegalVersion> = {}): LegalVersion => ({
  version: number,
  title: 'Terms of Use',
  note: `Change ${number}`,
  asks_again: true,
  effective_from: `2020-0${number}-01T08:00:00.000Z`,
  created_by: 'Nila Iyer',
  created_on: `2020-0${number}-01T08:00:00.000Z`,
  state: 'past',
  ...change,
});
const versions = [
  version(3, { state: 'in_force' }),
  version(2, { asks_again: false }),
  version(1, { note: '', created_by: null }),
];
const document = 'term-of-use' as const;
const hindi = {
  language: 'hi',
  revision: 2,
  version: 2,
  title: 'शर्तें',
  created_by: 'Nila Iyer',
  withdrawn: null,
} as const;
const translations: LegalTranslation[] = [{ ...hindi, created_on: '2020-02-02T08:00:00.000Z' }];

interface Input {
  role?: OfficeRole;
  fault?: ReturnType<typeof refusal>;
  rows?: () => LegalVersion[];
}

function open(address: string, { role = 'owner', fault, rows = () => versions }: Input = {}) {
  Object.assign(window.document, { execCommand: () => true });
  signIn('admin');
  const api = fakeApi();
  api.answer(getOfficeAccess, answer(200, accessOf(role)));
  api.answer(listSettings, answer(200, []));
  api.answer(listLegalTexts, () => answer(200, [{ document, versions: rows(), translations }]));
  if (fault) api.refuse(listLegalTexts, fault);
  api.answer(readLegalVersion, ({ params }) => {
    const row = versions.find((one) => one.version === Number(params?.version)) ?? version(9);
    const body = `<h2>Fees</h2><p>Words of ${row.version}, within {{refund_window}}.</p>`;
    return answer(200, { ...row, document, body, facts: { refund_window: '2 hours' } });
  });
  const sent = () => api.calls.flatMap(({ endpoint, parts }) => (endpoint === 'POST /legal' ? [parts.body] : []));
  return { api, sent, ...renderRoutes([{ path: '/settings', Component: Screen }], address) };
}

beforeEach(() => localStorage.clear());

test('the versions of a legal text stand with dates, notes and who wrote them, and an older one can be read', async () => {
  const { user } = open('/settings?group=legal');
  await user.click(await screen.findByRole('link', { name: 'Open Terms of Use' }));
  const list = await screen.findByRole('list', { name: 'Versions of Terms of Use' });
  const rows = within(list).getAllByRole('listitem');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringMatching(/Version 3in forceasks everybody to agree again.*1 Mar 2020.*Nila Iyer: Change 3/),
    expect.stringMatching(/Version 2from 1 Feb 2020.*Nila Iyer: Change 2/),
    expect.stringMatching(/Version 1from 1 Jan 2020.*As delivered/),
  ]);
  await user.click(screen.getByRole('link', { name: 'Read version 2' }));
  expect(await screen.findByText('Words of 2, within 2 hours.')).toBeTruthy();
});

test('a version is written on the newest one, looked at with its facts, and published with a note (legal-4)', async () => {
  const { api, sent, user } = open(`/settings?group=legal&text=${document}&version=new`);
  const area = await screen.findByRole('textbox', { name: 'Text' });
  await user.click(screen.getByRole('button', { name: 'Publish version 4' }));
  expect(await screen.findByText('Say what changed')).toBeTruthy();
  expect(sent()).toEqual([]);

  area.innerHTML = '<p>Ask {{nobody}}.</p>';
  fireEvent.input(area);
  expect(await screen.findByText('{{nobody}} is not a known placeholder')).toBeTruthy();
  area.innerHTML = '<p>Back within {{refund_window}}.</p><script>alert(1)</script>';
  fireEvent.input(area);
  await user.click(screen.getByRole('button', { name: 'Preview' }));
  const preview = await screen.findByRole('region', { name: 'As the public page shows it' });
  expect(within(preview).getByText('Back within 2 hours.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Keep writing' }));

  await user.type(screen.getByLabelText(/What changed/), 'Shorter');
  await user.click(screen.getByRole('checkbox', { name: 'Ask everybody to agree again' }));
  api.answer(publishLegalText, answer(201, { document, version: 4 }));
  await user.click(screen.getByRole('button', { name: 'Publish version 4' }));
  expect(await screen.findByRole('list', { name: 'Versions of Terms of Use' })).toBeTruthy();
  expect(sent()).toEqual([
    {
      document,
      based_on: 3,
      title: 'Terms of Use',
      body: '<p>Back within {{refund_window}}.</p>',
      note: 'Shorter',
      asks_again: false,
    },
  ]);
});

test('a translation that is older says so, and the next one begins with its words and names all that the English names (legal-6)', async () => {
  const { api, user } = open(`/settings?group=legal&text=${document}`);
  const card = await screen.findByRole('region', { name: 'Translations' });
  expect(within(card).getByText('older than the English')).toBeTruthy();
  expect(within(card).getByText('Version 2, revision 2, by Nila Iyer')).toBeTruthy();
  expect(within(card).getByText('Not translated: pages show the English text.')).toBeTruthy();
  const translation = { ...hindi, created_on: '2020-02-02T08:00:00.000Z', body: '<p>पुराना</p>' };
  api.answer(readLegalTranslation, answer(200, { translation }));
  await user.click(within(card).getByRole('link', { name: 'Translate into Hindi' }));
  const area = await screen.findByRole('textbox', { name: 'Text' });
  expect(area.innerHTML).toContain('पुराना');
  await user.click(screen.getByRole('button', { name: 'Publish the translation' }));
  expect(await screen.findByText('{{refund_window}} of the English text is missing')).toBeTruthy();
  area.innerHTML = '<p>{{refund_window}} में।</p>';
  fireEvent.input(area);
  api.answer(publishLegalTranslation, answer(201, { document, language: 'hi', revision: 3 }));
  await user.click(screen.getByRole('button', { name: 'Publish the translation' }));
  expect(await screen.findByRole('list', { name: 'Versions of Terms of Use' })).toBeTruthy();
  const sent = api.calls.filter(({ endpoint }) => endpoint === 'POST /admin/legal/:document/translations');
  expect(sent.map(({ parts }) => parts.body)).toEqual([
    { language: 'hi', version: 3, based_on: 2, title: 'शर्तें', body: '<p>{{refund_window}} में।</p>' },
  ]);
});

test('a translation is withdrawn with a reason, and says so from then on (legal-7)', async () => {
  const { api, user } = open(`/settings?group=legal&text=${document}`);
  const card = await screen.findByRole('region', { name: 'Translations' });
  expect(within(card).queryByRole('button', { name: 'Withdraw the translation into Kannada' })).toBeNull();
  await user.click(within(card).getByRole('button', { name: 'Withdraw the translation into Hindi' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(dialog).findByText('Say why')).toBeTruthy();
  await user.type(within(dialog).getByLabelText(/^Why/), 'It promises more');
  const withdrawn = { reason: 'It promises more', withdrawn_by: 'Ravi Nair', withdrawn_on: '2026-11-30T08:00:00.000Z' };
  const row = { ...hindi, created_on: '2020-02-02T08:00:00.000Z', withdrawn };
  api.answer(listLegalTexts, answer(200, [{ document, versions, translations: [row] }]));
  api.answer(withdrawLegalTranslation, answer(200, { message: 'Withdrawn.' }));
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw' }));
  expect(await within(card).findByText('Withdrawn by Ravi Nair: It promises more')).toBeTruthy();
  const sent = api.calls.filter(({ endpoint }) => endpoint.endsWith('/withdrawals'));
  expect(sent.map(({ parts }) => parts)).toMatchObject([
    { params: { document }, body: { language: 'hi', revision: 2, reason: 'It promises more' } },
  ]);
  expect(within(card).queryByRole('button', { name: 'Withdraw the translation into Hindi' })).toBeNull();
});

test('what was written is not left without a question, and stays when somebody was faster', async () => {
  const { api, router, user } = open(`/settings?group=legal&text=${document}&version=new`);
  await user.type(await screen.findByLabelText(/What changed/), 'Mine');
  api.refuse(publishLegalText, refusal('conflict', 'Somebody published another version meanwhile.'));
  await user.click(screen.getByRole('button', { name: 'Publish version 4' }));
  await waitFor(() => expect(api.calls.some(({ endpoint }) => endpoint === 'POST /legal')).toBe(true));
  expect(screen.getByLabelText(/What changed/)).toHaveProperty('value', 'Mine');
  await user.click(screen.getByRole('link', { name: 'All versions' }));
  await user.click(await screen.findByRole('button', { name: 'Keep writing' }));
  expect(router.state.location.search).toContain('version=new');
});

test('a version that waits is withdrawn after a question, and one in force offers no such thing (legal-5)', async () => {
  const waiting = version(4, { state: 'waiting', effective_from: '2030-01-01T08:00:00.000Z' });
  let listed = [waiting, ...versions];
  const rows = () => listed;
  const { api, user } = open(`/settings?group=legal&text=${document}`, { rows });
  api.answer(takeBackLegalText, () => {
    listed = versions;
    return answer(200, { message: 'Cancelled.' });
  });
  await user.click(await screen.findByRole('button', { name: 'Withdraw version 4' }));
  const dialog = await screen.findByRole('alertdialog');
  await user.click(within(dialog).getByRole('button', { name: 'Withdraw version 4' }));
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Read version 4' })).toBeNull());
  expect(screen.queryByRole('button', { name: /Withdraw version/ })).toBeNull();
});

test('who may change texts alone finds those and no setting', async () => {
  open('/settings?group=fees', { role: 'content' });
  expect(await screen.findByRole('link', { name: 'Open Terms of Use' })).toBeTruthy();
  const groups = screen.getByRole('navigation', { name: 'Groups of settings' });
  await waitFor(() => expect(within(groups).getAllByRole('link')).toHaveLength(2));
});

test('texts that cannot be read say so, and are asked for again', async () => {
  const fault = refusal('forbidden', 'Your account may not do this.');
  const { api, user } = open('/settings?group=legal', { fault });
  expect(await screen.findByText('We couldn’t load the legal texts.')).toBeTruthy();
  api.answer(listLegalTexts, answer(200, [{ document, versions, translations: [] }]));
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('link', { name: 'Open Terms of Use' })).toBeTruthy();
});
