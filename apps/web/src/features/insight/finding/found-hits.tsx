import type { Found, FoundRows } from '@tawa/contract/insight/finding';
import { complaintNumber, complaintPanelWords } from '@tawa/domain/care/complaints';
import { isStaffRole, staffRoleWords } from '@tawa/domain/accounts/staff';
import { formatRupees } from '@tawa/domain/common/money';
import { zonedParts } from '@tawa/domain/common/zoned-time';
import { closenessOf, type FoundKind } from '@tawa/domain/insight/finding';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { IdentificationBadgeIcon } from '@phosphor-icons/react/dist/ssr/IdentificationBadge';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { StorefrontIcon } from '@phosphor-icons/react/dist/ssr/Storefront';
import { TicketIcon } from '@phosphor-icons/react/dist/ssr/Ticket';
import { UserIcon } from '@phosphor-icons/react/dist/ssr/User';
import { formatDate, formatMobile, formatWhen } from '#lib/format.ts';
import type { TextsOf } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Badge } from '#ui/badge.tsx';
import { BookingBadge } from '#ui/panel/panel-booking-state.tsx';
import { DueBadge } from '#ui/panel/panel-due.tsx';
import { OrderState } from '#ui/panel/panel-order-state.tsx';
import type { FindingPanel } from './finding.queries.ts';
import type { findingTexts } from './finding.texts.ts';
import type { Hit, HitGroup } from './hit.ts';
import type { Language } from '#lib/i18n/language.ts';

interface Telling {
  t: TextsOf<typeof findingTexts>;
  panel: FindingPanel;
  now: number;
  language: Language;
}

function whoIs({ role, restaurant_name, staff_role }: FoundRows['people'], t: Telling['t']): string | null {
  if (role === 'admin') return t.office;
  if (restaurant_name === null) return null;
  return staff_role !== null && staff_role !== 'owner' && isStaffRole(staff_role)
    ? t.staffOf({ restaurant: restaurant_name, role: staffRoleWords[staff_role].toLowerCase() })
    : t.ownerOf({ restaurant: restaurant_name });
}

function personHit(person: FoundRows['people'], { t }: Telling): Hit {
  const { user_id, name, role, email, mobile, orders, complaints_open } = person;
  const facts = [
    mobile === null ? email : `+91 ${formatMobile(mobile)}`,
    whoIs(person, t),
    role === 'user' && t.ordersOf({ count: orders }),
    complaints_open > 0 && t.complaintsOpen({ count: complaints_open }),
  ];
  return {
    id: `person-${user_id}`,
    icon: role === 'user' ? UserIcon : IdentificationBadgeIcon,
    title: name,
    detail: facts.filter(Boolean).join(' · '),
    to: `/users/${user_id}`,
    actsAt: `/users?open=${user_id}`,
    state: person.status === 'blocked' && (
      <Badge tone="danger" icon={ProhibitIcon}>
        {t.blocked}
      </Badge>
    ),
  };
}

function orderHit(order: FoundRows['orders'], { t, panel, now, language }: Telling): Hit {
  const { order_number: number, customer_name: customer, restaurant_name: restaurant } = order;
  const flag = order.refund_asked === 1 ? t.refundAsked : t.late;
  return {
    id: `order-${number}`,
    icon: ReceiptIcon,
    title: t.orderOf({ number, customer }),
    detail: t.orderFacts({
      restaurant,
      when: formatWhen(order.placed_at, now, language),
      total: formatRupees(order.total),
    }),
    to: panel === 'admin' ? paths.allOrders({ open: number }) : `${paths.restaurantOrderHistory}?open=${number}`,
    state:
      order.refund_asked === 1 || order.is_late === 1 ? (
        <Badge tone="warning" icon={ClockIcon}>
          {flag}
        </Badge>
      ) : (
        <OrderState status={order.status} serving={order.serving} />
      ),
  };
}

const restaurantHit = (
  { restaurant_id, restaurant_name, cityname, lifecycle }: FoundRows['restaurants'],
  { t }: Telling,
): Hit => ({
  id: `restaurant-${restaurant_id}`,
  icon: StorefrontIcon,
  title: restaurant_name,
  detail: [cityname, t.lifecycle[lifecycle]].filter(Boolean).join(' · '),
  to: `${paths.adminRestaurants}?open=${restaurant_id}`,
});

function bookingHit(booking: FoundRows['bookings'], { t, panel, now, language }: Telling): Hit {
  const { booking_number: number, name, restaurant_name: restaurant, starts_at, guests, time_zone } = booking;
  const day = zonedParts(new Date(starts_at), time_zone).date;
  return {
    id: `booking-${number}`,
    icon: ArmchairIcon,
    title: t.bookingOf({ number, name: name ?? t.walkIn }),
    detail: t.bookingFacts({ restaurant, when: formatWhen(starts_at, now, language), guests }),
    to:
      panel === 'admin' ? `/venues/bookings?open=${number}` : `${paths.restaurantVenue}?date=${day}&booking=${number}`,
    state: <BookingBadge state={booking.state} />,
  };
}

function complaintHit(complaint: FoundRows['complaints'], { t, panel, now, language }: Telling): Hit {
  const { complaint_id: id, name: customer, restaurant_name: restaurant, status, due_at, overdue } = complaint;
  return {
    id: `complaint-${id}`,
    icon: MegaphoneIcon,
    title: t.complaintOf({ number: complaintNumber(id), customer, about: complaint.subject ?? complaint.message }),
    detail:
      due_at === null
        ? t.complaintSettled({ restaurant, state: complaintPanelWords[status] })
        : t.complaintFacts({ restaurant, when: formatWhen(due_at, now, language) }),
    to: panel === 'admin' ? `${paths.adminComplaints}?open=${id}` : paths.restaurantComplaint(id),
    state: due_at !== null && <DueBadge status={status} due_at={due_at} overdue={overdue} />,
  };
}

function couponHit(
  { coupon_id, code, title, state, valid_to, used: count }: FoundRows['coupons'],
  telling: Telling,
): Hit {
  const { t, panel, language } = telling;
  return {
    id: `coupon-${coupon_id}`,
    icon: TicketIcon,
    title: code,
    detail:
      valid_to === null
        ? t.couponFacts({ title, count })
        : t.couponUntil({ title, day: formatDate(Date.parse(valid_to) - 1, language), count }),
    to: panel === 'admin' ? `/coupons?open=${coupon_id}` : paths.restaurantCoupons,
    state: <Badge tone={state === 'running' ? 'success' : 'neutral'}>{t.couponState[state]}</Badge>,
  };
}

const dishHit = ({ menu_id, dish_name, price, isactive }: FoundRows['dishes'], { t }: Telling): Hit => ({
  id: `dish-${menu_id}`,
  icon: ForkKnifeIcon,
  title: dish_name,
  detail: formatRupees(price),
  to: paths.restaurantMenu({ dish: `${menu_id}` }),
  state: !isactive && <Badge>{t.offSale}</Badge>,
});

interface Of extends Telling {
  found: Found;
  asked: string;
}
interface Part<Row> {
  rows: Row[];
  total: number;
  has_more: boolean;
}

function kindGroup<Row>(
  kind: FoundKind,
  part: Part<Row> | null,
  make: (row: Row, telling: Telling) => Hit,
  { asked, ...telling }: Of,
): HitGroup[] {
  if (part === null || part.rows.length === 0) return [];
  const lines = part.rows.map((row) => make(row, telling));
  const title = lines[0]?.title ?? '';
  const [first = ''] = title.split(' · ');
  // The letters before a number are not what people say.
  const names = [title, ...title.split(' · '), first.slice(3)];
  const best = closenessOf(names, asked);
  return [{ kind, title: telling.t.kind[kind], hits: lines, total: part.total, hasMore: part.has_more, best }];
}

/** What the server found as groups of lines, in the order of the kinds. */
export const foundGroups = (of: Of): HitGroup[] => [
  ...kindGroup('people', of.found.people, personHit, of),
  ...kindGroup('orders', of.found.orders, orderHit, of),
  ...kindGroup('restaurants', of.found.restaurants, restaurantHit, of),
  ...kindGroup('bookings', of.found.bookings, bookingHit, of),
  ...kindGroup('complaints', of.found.complaints, complaintHit, of),
  ...kindGroup('coupons', of.found.coupons, couponHit, of),
  ...kindGroup('dishes', of.found.dishes, dishHit, of),
];
