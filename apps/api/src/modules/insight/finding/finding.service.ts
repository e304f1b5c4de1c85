// Decides whom which kinds are shown to; each kind belongs to the part of the panel that its own list does.
import type { Found } from '@tawa/contract/insight/finding';
import { mayInOffice, type OfficePart, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import { mayWorkIn, type StaffArea, type StaffRole } from '@tawa/domain/accounts/staff';
import { findable, foundFew, type FoundKind, foundMany, isWorthFinding } from '@tawa/domain/insight/finding';
import type { Deps } from '../../../deps.ts';
import { findRows } from './finding.store.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock'>;

const officePartOf: Readonly<Partial<Record<FoundKind, OfficePart>>> = {
  people: 'people',
  orders: 'orders',
  restaurants: 'restaurants',
  bookings: 'tables',
  complaints: 'help',
  coupons: 'coupons',
};

const staffAreaOf: Readonly<Partial<Record<FoundKind, StaffArea>>> = {
  orders: 'bills',
  bookings: 'desk',
  complaints: 'complaints',
  coupons: 'voices',
  dishes: 'menu',
};

interface Question {
  q: string;
  of?: FoundKind | undefined;
}

interface Reader {
  includes: (kind: FoundKind) => boolean;
  restaurantId?: number;
}

const nothing = { rows: [], total: 0, has_more: false };

async function find({ db, clock }: ServiceDeps, { q, of }: Question, reader: Reader): Promise<Found> {
  const scope = {
    asked: findable(q),
    now: clock.now(),
    restaurantId: reader.restaurantId,
    rows: of === undefined ? foundFew : foundMany,
  };
  const part = async <Kind extends FoundKind>(kind: Kind) => {
    if (!reader.includes(kind)) return null;
    return isWorthFinding(q, kind) && (of === undefined || of === kind) ? findRows(db, kind, scope) : nothing;
  };
  const [people, orders, restaurants, bookings, complaints, coupons, dishes] = await Promise.all([
    part('people'),
    part('orders'),
    part('restaurants'),
    part('bookings'),
    part('complaints'),
    part('coupons'),
    part('dishes'),
  ]);
  return { people, orders, restaurants, bookings, complaints, coupons, dishes };
}

/** What somebody of the office finds. */
export const findInOffice = (deps: ServiceDeps, question: Question, rights: OfficeRights): Promise<Found> =>
  find(deps, question, {
    includes: (kind) => {
      const part = officePartOf[kind];
      return part !== undefined && mayInOffice(rights, part, 'read');
    },
  });

/** What somebody of a restaurant finds in it. */
export const findInKitchen = (
  deps: ServiceDeps,
  question: Question,
  { staffRole, restaurantId }: { staffRole: StaffRole; restaurantId: number },
): Promise<Found> =>
  find(deps, question, {
    includes: (kind) => {
      const area = staffAreaOf[kind];
      return area !== undefined && mayWorkIn(staffRole, area);
    },
    restaurantId,
  });
