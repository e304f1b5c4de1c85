import { endpoints } from '@tawa/contract/all';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { isNamedInOffice, officeMay, officeNeedOf } from '@tawa/contract/common/office-access';
import { officeRoles, readyRights } from '@tawa/domain/accounts/administrators';
import { officeLevelsOf, officeParts, type OfficePart, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { readyCalls } from './ready-calls.ts';

interface Worker {
  name: string;
  rights: OfficeRights;
}

/** The ready roles, and one made by the office for each part and level alone. */
const ready = officeRoles.map((role) => ({ name: role, rights: readyRights[role] }));
const alone = officeParts.flatMap((part) =>
  officeLevelsOf(part).map((level) => ({ name: `${part} ${level}`, rights: { [part]: level } })),
);
const workers: Worker[] = [...ready, ...alone];

let world: TestApp;
const tokens = new Map<string, string>();

beforeAll(async () => {
  world = await startTestApp();
  for (const office_role of officeRoles)
    tokens.set(office_role, await world.tokenOf(await world.addUser({ role: 'admin', office_role })));
  for (const { name, rights } of alone)
    tokens.set(name, await world.tokenOf(await world.addUser({ role: 'admin', rights })));
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

const send = (endpoint: Endpoint, name: string) =>
  world.app.inject({
    method: endpoint.method,
    url: `/api${endpoint.path.replaceAll(/:\w+/g, '2000000000')}`,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${tokens.get(name)}` },
    ...(endpoint.method !== 'GET' && { payload: '{}' }),
  });

describe.each(workers)('$name', ({ name: worker, rights }) => {
  test('each call is refused that the rights do not include, and no other (administrators-4)', async () => {
    const wrong: string[] = [];
    for (const { name, endpoint } of called) {
      const reply = await send(endpoint, worker);
      const isRefused = reply.statusCode === 403 && reply.json().message === refusal;
      if (isRefused === officeMay(rights, endpoint)) wrong.push(`${name} ${reply.statusCode}`);
    }
    expect(wrong).toEqual([]);
  });
});

const rolesOf = (endpoint: Endpoint) => officeRoles.filter((role) => officeMay(readyRights[role], endpoint)).join(' ');
const endpointOf = (name: string) => endpoints.find((each) => each.name === name)?.endpoint;

test('the ready roles may what they could before there were parts, call by call (administrators-1)', () => {
  const changed: string[] = [];
  for (const [roles, calls] of readyCalls)
    for (const name of calls.trim().split(/\s+/)) {
      const endpoint = endpointOf(name);
      const now = endpoint ? rolesOf(endpoint) : 'no such call';
      if (now !== roles) changed.push(`${name} was for ${roles}, is for ${now}`);
    }
  expect(changed).toEqual([]);
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
  const endpoint = endpointOf(name);
  if (!endpoint) throw new Error(`There is no ${name}.`);
  expect(rolesOf(endpoint)).toBe(roles);
});

test('every part and level of the grid has a call, so that none is offered for nothing (administrators-4)', () => {
  const needs = ofOffice.map(({ endpoint }) => officeNeedOf(endpoint));
  const isUsed = (part: OfficePart, level: string) => needs.some((need) => need.part === part && need.level === level);
  const empty = officeParts.flatMap((part) =>
    officeLevelsOf(part).flatMap((level) => (isUsed(part, level) ? [] : [`${part} ${level}`])),
  );
  expect(empty).toEqual([]);
});

test.each([
  ['exportUsers', 'people'],
  ['exportAllBookings', 'tables'],
  ['exportContacts', 'help'],
  ['openReviewedDocument', 'restaurants'],
  ['beginVisit', 'restaurants'],
  ['getBatchFile', 'money'],
] as const)(
  '%s needs more than a look at its part, for it takes people’s data along (administrators-4)',
  (name, part) => {
    const endpoint = endpointOf(name);
    if (!endpoint) throw new Error(`There is no ${name}.`);
    expect(officeMay({ [part]: 'read' }, endpoint)).toBe(false);
    expect(officeMay({ [part]: 'act' }, endpoint)).toBe(true);
  },
);

test('what changes who works here or a role is of no right that can be given (administrators-5)', () => {
  const all = Object.fromEntries(officeParts.map((part) => [part, officeLevelsOf(part).at(-1)]));
  const kept = ofOffice.filter(({ endpoint }) => !officeMay(all, endpoint)).map(({ name }) => name);
  expect(kept.toSorted()).toEqual([
    'addOfficeRole',
    'changeOfficeRole',
    'deleteOfficeRole',
    'inviteAdministrator',
    'inviteAdministratorAgain',
    'removeAdministrator',
    'takeBackOfficeInvitation',
    'updateOfficeRole',
  ]);
});

const ofNobodyElse = endpoints.filter(({ endpoint }) => endpoint.path.startsWith('/admin/'));

test.each(ofNobodyElse)('$name, below /admin, is for administrators alone (access-2)', ({ endpoint }) => {
  expect(endpoint.access).toEqual(['admin']);
});
