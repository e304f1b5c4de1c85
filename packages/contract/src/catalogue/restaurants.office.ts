import { checklistItems, paperFields, restaurantStates } from '@tawa/domain/catalogue/restaurant-life';
import { z } from 'zod/mini';
import { auditEntry } from '../insight/audit.ts';
import { day, id, idParam, instant, message, optionalText, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { bulkAnswer, bulkOf, csvOf, listAnswer, listQuery } from '../common/lists.ts';
import { restaurantProfile } from './restaurants.kitchen.ts';

const ofOffice = { access: ['admin'] } as const;
const params = z.object({ restaurant_id: idParam });

/** A restaurant as the office's list shows it. */
export const reviewedRestaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  logo: z.nullable(z.string()),
  cityname: z.nullable(z.string()),
  owner_name: z.string(),
  lifecycle: z.enum(restaurantStates),
  lifecycle_reason: z.nullable(z.string()),
  hidden: z.boolean(),
  listed: z.boolean(),
  dishes_on_sale: z.int(),
  submitted_on: z.nullable(instant),
  created_on: instant,
  /** Who of the office took it. */
  reviewer_id: z.nullable(id),
  reviewer_name: z.nullable(z.string()),
  /** Papers of an active restaurant that wait for a look. */
  papers_waiting: z.int(),
});
export type ReviewedRestaurant = z.infer<typeof reviewedRestaurant>;

export const listReviewedRestaurants = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/admin/restaurants',
  summary:
    'Restaurants for the office, 25 a page; those that wait for a review stand first, the longest wait before all',
  query: listQuery(['waiting', 'restaurant_name', '-created_on'], {
    show: z.optional(z.enum(['review', 'papers', ...restaurantStates])),
    city: z.optional(idParam),
    listed: z.optional(z.enum(['0', '1'])),
  }),
  responses: { 200: listAnswer(reviewedRestaurant) },
});
export const exportReviewedRestaurants = endpoint(csvOf(listReviewedRestaurants));

/** A commission from a day on, in basis points of the item total. */
export const commission = z.object({
  restaurant_commission_id: id,
  commission_bp: z.int(),
  valid_from: instant,
  begun: z.boolean(),
  reason: z.string(),
  set_by: z.string(),
});

export const getReviewedRestaurant = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/admin/restaurants/:restaurant_id',
  summary: 'Everything that a restaurant says of itself, with its papers, documents, checklist and remarks',
  params,
  responses: {
    200: z.extend(restaurantProfile, {
      reviewer_id: z.nullable(id),
      reviewer_name: z.nullable(z.string()),
      /** What a machine finds at each item; a person decides. */
      checks: z.array(z.object({ item: z.enum(checklistItems), ok: z.boolean(), text: z.string() })),
      /** What counts for an order of this moment, and what was set, the newest first. */
      specified_premises: z.boolean(),
      commission_bp: z.int(),
      commissions: z.array(commission),
      history: z.array(auditEntry),
      /** What goes on whatever becomes of the restaurant: open orders with their sum, guests who booked, money not paid out. */
      unfinished: z.object({ orders: z.int(), total: rupees, bookings: z.int(), owed: rupees }),
    }),
  },
});

export const openReviewedDocument = endpoint({
  ...ofOffice,
  method: 'GET',
  path: '/admin/restaurants/:restaurant_id/documents/:document_id',
  summary: 'The scan of a licence',
  params: z.extend(params, { document_id: z.uuid() }),
  responses: { 200: z.unknown() },
  media: 'application/octet-stream',
});

const remark = requiredText('Say what to change', 300);

export const decideRestaurant = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/life',
  summary:
    'The office’s steps: takes for review, activates, asks for changes (a remark for each item), refuses, suspends, lets on, closes',
  params,
  body: z.strictObject({
    /** The state that the caller has seen. */
    from: z.enum(restaurantStates),
    to: z.enum(['in_review', 'active', 'changes_requested', 'rejected', 'suspended', 'closed']),
    reason: optionalText(300),
    remarks: z._default(z.array(z.strictObject({ item: z.enum(checklistItems), remark })).check(z.maxLength(14)), []),
  }),
  responses: { 200: z.object({ lifecycle: z.enum(restaurantStates), message: z.string() }) },
});

export const decidePaper = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/papers',
  summary: 'Puts a proposed paper of an active restaurant into force, or refuses it with a remark',
  params,
  body: z.strictObject({
    field: z.enum(paperFields),
    /** When what was seen had been proposed: another proposal meanwhile is a conflict. */
    proposed_on: instant.check(z.maxLength(40)),
    approve: z.boolean(),
    remark: optionalText(300),
  }),
  responses: { 200: message },
});

/** A new commission, as its form checks it. */
export const commissionForm = z.strictObject({
  commission_bp: z.int('Type a percentage').check(z.minimum(0, 'At least 0%'), z.maximum(5000, 'At most 50%')),
  /** From 5:00 am of this day. */
  valid_from: day('Choose a day'),
  reason: requiredText('Give a reason', 300),
});

export const setCommission = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/commissions',
  summary: 'A commission from a coming service day on; orders placed before keep theirs',
  params,
  body: z.strictObject({
    commission_bp: z.int('Type a percentage').check(z.minimum(0, 'At least 0%'), z.maximum(5000, 'At most 50%')),
    valid_from: day('Choose a day'),
    reason: requiredText('Give a reason', 300),
  }),
  responses: { 201: message },
});

export const takeBackCommission = endpoint({
  ...ofOffice,
  method: 'DELETE',
  path: '/admin/restaurants/:restaurant_id/commissions/:restaurant_commission_id',
  summary: 'Takes back a commission that has not begun',
  params: z.extend(params, { restaurant_commission_id: idParam }),
  responses: { 200: message },
});

export const setPremises = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/admin/restaurants/:restaurant_id/premises',
  summary: 'Says whether the restaurant lies in specified premises, whose food is taxed at a rate of its own',
  params,
  body: z.strictObject({ specified_premises: z.boolean(), reason: requiredText('Give a reason', 300) }),
  responses: { 200: message },
});

export const setHidden = endpoint({
  ...ofOffice,
  method: 'PUT',
  path: '/admin/restaurants/:restaurant_id/hidden',
  summary: 'Takes a restaurant out of lists, search and its own page, or puts it back; open orders go on',
  params,
  body: z.strictObject({ hidden: z.boolean(), reason: requiredText('Give a reason', 300) }),
  responses: { 200: message },
});

const standing = z.enum(['active', 'suspended']);

export const stepRestaurants = endpoint({
  ...ofOffice,
  method: 'POST',
  path: '/admin/restaurants/bulk',
  summary:
    'Suspends active restaurants with one reason, or lets suspended ones on; each by itself, from where it was seen',
  body: z
    .strictObject({
      to: standing,
      restaurants: bulkOf(z.strictObject({ restaurant_id: id, from: standing })),
      reason: optionalText(300),
    })
    .check(
      z.refine(({ to, reason }) => to === 'active' || reason !== '', { path: ['reason'], message: 'Give a reason' }),
    ),
  responses: { 200: bulkAnswer },
});
