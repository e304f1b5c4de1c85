import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { isNamedInOffice, officeAreaOf, officeMay } from '@tawa/contract/common/office-access';
import { officeAreas, officeRoles, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';

let world: TestApp;
const tokens = new Map<OfficeRole, string>();

beforeAll(async () => {
  world = await startTestApp();
  for (const office_role of officeRoles)
    tokens.set(office_role, await world.tokenOf(await world.addUser({ role: 'admin', office_role })));
});
afterAll(() => world.close());

const ofOffice = endpoints.filter(({ endpoint }) => endpoint.access !== 'public' && endpoint.access.includes('admin'));

test.each(ofOffice)('$name has a line of its own in the table (administrators-1)', ({ endpoint }) => {
  expect(isNamedInOffice(endpoint)).toBe(true);
});

const refusal = 'Your role in the office does not include this.';
/** What must not touch the session that tries it. */
const ends = new Set(['logout', 'endOtherSessions']);
const called = ofOffice.filter(({ name, endpoint }) => !ends.has(name) && !endpoint.stream);

const send = (endpoint: Endpoint, role: OfficeRole) =>
  world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, '2000000000')}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(role)}` },
    ...(endpoint.method !== 'GET' && { payload: '{}' }),
  });

describe.each(officeRoles)('%s', (role) => {
  test.each(called)('$name', async ({ endpoint }) => {
    const reply = await send(endpoint, role);
    const isRefused = reply.statusCode === 403 && reply.json().message === refusal;
    expect(isRefused).toBe(!officeMay(role, endpoint));
  });
});

test.each([
  ['blockUser', 'owner support'],
  ['listAllOrders', 'owner support finance'],
  ['moveOrder', 'owner support'],
  ['noteOrders', 'owner support'],
  ['mailPapersOfOrders', 'owner support'],
  ['refundOrder', 'owner support finance'],
  ['payPayout', 'owner finance'],
  ['setCommission', 'owner finance'],
  ['decideRestaurant', 'owner support'],
  ['openReviewedDocument', 'owner support'],
  ['hideDish', 'owner support content'],
  ['decideFeedback', 'owner support content'],
  ['replyToContact', 'owner support'],
  ['decideBlog', 'owner content'],
  ['addCity', 'owner content'],
  ['listLegalTexts', 'owner content'],
  ['readLegalVersion', 'owner content'],
  ['publishLegalText', 'owner content'],
  ['listSettings', 'owner'],
  ['getOverview', 'owner support finance'],
  ['listAudit', 'owner'],
  ['sendMailTest', 'owner'],
  ['inviteAdministrator', 'owner'],
  ['getOfficeAccess', 'owner support content finance'],
  ['listNotifications', 'owner support content finance'],
])('%s is for %s (administrators-1)', (name, roles) => {
  const endpoint = endpoints.find((each) => each.name === name)?.endpoint;
  if (!endpoint) throw new Error(`There is no ${name}.`);
  expect(officeRoles.filter((role) => officeMay(role, endpoint)).join(' ')).toBe(roles);
});

test('every part of the office has a call, so that none is declared for nothing', () => {
  const used = new Set(ofOffice.map(({ endpoint }) => officeAreaOf(endpoint)));
  expect(officeAreas.filter((area) => !used.has(area))).toEqual([]);
});

const ofNobodyElse = endpoints.filter(({ endpoint }) => endpoint.path.startsWith('/admin/'));

test.each(ofNobodyElse)('$name, below /admin, is for administrators alone (access-2)', ({ endpoint }) => {
  expect(endpoint.access).toEqual(['admin']);
});
