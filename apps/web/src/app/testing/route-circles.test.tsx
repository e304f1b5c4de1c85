import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getOfficeAccess } from '@tawa/contract/accounts/administrators';
import type { Endpoint } from '@tawa/contract/common/endpoint';
import { getOrder } from '@tawa/contract/ordering/orders';
import { getPayment } from '@tawa/contract/money/payments';
import { getOwnAccess } from '@tawa/contract/accounts/staff';
import { officeRoles, type OfficeRole } from '@tawa/domain/accounts/administrators';
import { mayWorkIn, staffAreas, staffRoles, type StaffRole } from '@tawa/domain/accounts/staff';
import { act, cleanup, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { provideTransport } from '#lib/api/api-client.ts';
import { endSession, roles, watchOtherTabs, type Role } from '#lib/session/session.ts';
import { publicScreens } from '#routes/public/screens.ts';
import { addressOf } from '#testing/addresses.ts';
import { accessOf } from '#testing/people.ts';
import { refusal } from '#testing/fake-api.ts';
import { renderRoutes } from '#testing/render.tsx';
import { sampleAnswer } from '#testing/sample-answer.ts';
import { makeToken, signIn } from '#testing/tokens.ts';
import { panelScreens } from '../panels/panel-screens.ts';

// What stands around the screens sends nobody anywhere.
vi.mock('../hosts.tsx', () => ({ Hosts: () => null }));
vi.mock('../layouts/panel/sidebar.tsx', () => ({ Sidebar: () => null }));
vi.mock('../layouts/shop/bottom-tabs.tsx', () => ({ BottomTabs: () => null }));
vi.mock('../layouts/shop/public-header.tsx', () => ({ PublicHeader: () => null }));
vi.mock('../layouts/shop/footer.tsx', () => ({ Footer: () => null }));
vi.mock('#features/catalogue/search/shop/search-field.tsx', () => ({ SearchField: () => null }));

const screens = [...publicScreens, ...roles.flatMap((role) => panelScreens[role])];
const sendsOn = (id: string) =>
  readFileSync(join(import.meta.dirname, `../../routes/${id}.tsx`), 'utf8').includes('<Navigate');

// Most screens send nobody anywhere by themselves: a heading stands for them, and the whole table takes seconds.
for (const route of screens) if (!sendsOn(route.id)) route.screen = async () => ({ Screen: () => <h1>{route.id}</h1> });
const { routes } = await import('../router.tsx');

const addressesOf = (panel?: Role) => [
  ...new Set((panel ? panelScreens[panel] : screens).map(({ path }) => addressOf(path))),
  '/nothing-here',
];

const ok = (body: unknown) => ({ status: 200, body });

/** What decides where somebody is sent is answered; everything else is refused, so that the screens stand at once. */
const answerAs = (staff: StaffRole, office: OfficeRole) => (endpoint: Endpoint) => {
  if (endpoint === getOwnAccess) return ok({ role: staff, areas: staffAreas.filter((area) => mayWorkIn(staff, area)) });
  if (endpoint === getOfficeAccess) return ok(accessOf(office));
  // The order waits for its payment and the payment says that it is over: the two contradict each other.
  if (endpoint === getOrder) return ok(sampleAnswer(getOrder).body);
  if (endpoint === getPayment) return ok(Object.assign({}, sampleAnswer(getPayment).body, { order_status: 'placed' }));
  return refusal('internal', '');
};

watchOtherTabs();

/** A session as the storage may hold it, however it came there. */
function keepStored(token: string, userType: string): void {
  for (const [key, value] of Object.entries({ token, userid: '1001', userType })) localStorage.setItem(key, value);
  window.dispatchEvent(new StorageEvent('storage', { key: 'token' }));
}

interface Start {
  name: string;
  begin: () => void;
  /** Part of a panel's people: only this panel is another one for them. */
  panel?: Role;
  staff?: StaffRole;
  office?: OfficeRole;
}

const starts: Start[] = [
  { name: 'guest', begin: () => undefined },
  { name: 'user', begin: () => void signIn('user') },
  { name: 'user type of nobody', begin: () => keepStored(makeToken(), 'courier') },
  { name: 'user type named like a method', begin: () => keepStored(makeToken(), 'constructor') },
  { name: 'expired session', begin: () => keepStored(makeToken(-60), 'user') },
  { name: 'broken token', begin: () => keepStored('no token', 'user') },
  ...staffRoles.map((staff) => ({
    name: `restaurant ${staff}`,
    staff,
    panel: staff === 'owner' ? undefined : ('restaurant' as const),
    begin: () => void signIn('restaurant'),
  })),
  ...officeRoles.map((office) => ({
    name: `admin ${office}`,
    office,
    panel: office === 'owner' ? undefined : ('admin' as const),
    begin: () => void signIn('admin'),
  })),
];

const movesMax = 3;
const circleMoves = 12;

/** Waits until a page has stopped changing, or has moved so often that it never will. */
async function settle(trail: readonly string[]): Promise<void> {
  await waitFor(() => expect(document.getElementById('content')).not.toBeNull(), { interval: 4 });
  for (let shown = '', calm = 0; calm < 3 && trail.length < circleMoves;) {
    await act(async () => new Promise((go) => setTimeout(go)));
    calm = document.body.innerHTML === shown ? calm + 1 : 0;
    shown = document.body.innerHTML;
  }
}

async function follow(address: string): Promise<string[]> {
  const { router, client } = renderRoutes(routes, address);
  const trail = [address];
  const stop = router.subscribe(({ location, navigation }) => {
    if (navigation.state === 'idle' && location.pathname !== trail.at(-1)) trail.push(location.pathname);
    if (trail.length >= circleMoves) router.dispose();
  });
  await settle(trail);
  stop();
  cleanup();
  router.dispose();
  client.clear();
  return trail;
}

test.each(starts)(
  '$name is sent in a circle by no address',
  async ({ begin, panel, staff = 'owner', office = 'owner' }) => {
    const answer = answerAs(staff, office);
    provideTransport(async (endpoint) => answer(endpoint));
    const circles: string[][] = [];
    for (const address of addressesOf(panel)) {
      begin();
      const trail = await follow(address);
      if (trail.length > movesMax) circles.push(trail);
      endSession();
    }
    expect(circles).toEqual([]);
  },
);
