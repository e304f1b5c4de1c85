import { officeMaySee } from '@tawa/contract/common/office-access';
import { officeParts, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { expect, test } from 'vitest';
import { createFound, sweepActs } from '#testing/odd-acts.ts';
import { begin, usualAnswer } from '#testing/people.ts';
import { visitsOf } from '#testing/visits.ts';
import { openApp, readCode } from '#testing/whole-app.ts';
import { endSession } from '#lib/session/session.ts';
import { panelScreens } from '../panels/panel-screens.ts';
import { routes } from '../router.tsx';

const visits = visitsOf(panelScreens.admin, 'admin');
const pathOf = (address: string) => address.split('?')[0] ?? '';
/** Pages of every account: they are the same for every role, and tried with the owner's. */
const ofEverybody: OfficeRights = {};
const isPart = (address: string, rights: OfficeRights) =>
  officeMaySee(rights, pathOf(address)) && !officeMaySee(ofEverybody, pathOf(address));

test.each(officeParts)(
  'whoever may only see %s opens its screens and finds nothing there that is refused (administrators-8)',
  async (part) => {
    const rights: OfficeRights = { [part]: 'read' };
    const found = { ...(await createFound()), answers: new Map() };
    const own = visits.filter(({ address }) => isPart(address, rights)).map((visit) => ({ ...visit, rights }));
    await sweepActs(routes, own, found);
    expect([...found.refused]).toEqual([]);
  },
  1_500_000,
);

test('a screen that a role does not include says so, and asks for nothing (administrators-8)', async () => {
  await readCode();
  const rights: OfficeRights = { refunds: 'read' };
  const silent: string[] = [];
  // A day begins at the first screen that is open.
  const closed = visits.filter(
    ({ address }) => address !== '/admindashboard' && !officeMaySee(rights, pathOf(address)),
  );
  for (const { address } of closed) {
    begin('admin');
    const { close } = await openApp(routes, address, (endpoint) => usualAnswer(endpoint, rights));
    if (!document.body.textContent.includes('Your role here is Night desk')) silent.push(address);
    close();
    endSession();
  }
  expect(closed.length).toBeGreaterThan(20);
  expect(silent).toEqual([]);
}, 100_000);
