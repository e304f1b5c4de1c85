import { allergens, diets } from '@tawa/domain/accounts/diet';
import { groupActs, groupMinutes, groupNameLengthMax, groupPays, tidyGroupName } from '@tawa/domain/ordering/groups';
import { z } from 'zod/mini';
import { restaurantTypes } from '../catalogue/restaurants.ts';
import { flag, id, idParam, instant, message, orderNumber, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { keptNames, optionNames } from '../common/names.ts';
import { lineNote, quantity } from './cart.ts';
import { onlineMethods } from '@tawa/domain/money/payments';
import { askedShare, bagShare } from './orders.shares.ts';

export const groupState = z.enum(['open', 'closed', 'asking', 'paying', 'ordered', 'cancelled', 'lapsed']);
const noLink = 'This is not a link of ours';
/** What a link is opened with; it travels in bodies, which no log keeps. */
export const groupToken = z.string(noLink).check(z.regex(/^[\w-]{43}$/, noLink));
/** What a guest's phone made and keeps: whoever has it is that guest. */
export const guestSecret = z.string(noLink).check(z.regex(/^[\w-]{43}$/, noLink));

/** A name as it is to stand on a bag. */
export const groupName = z
  .string('Your name is needed')
  .check(
    z.overwrite(tidyGroupName),
    z.minLength(1, 'Your name is needed'),
    z.maxLength(groupNameLengthMax, `At most ${groupNameLengthMax} characters`),
  );
const diet = z.enum(diets);
const avoids = z.array(z.enum(allergens)).check(z.maxLength(allergens.length));

const groupLine = z.object({
  group_line_id: id,
  menu_id: id,
  dish_name: z.string(),
  names: keptNames,
  is_veg: flag,
  option_ids: z.array(id),
  options: z.array(z.string()),
  option_names: optionNames,
  quantity: z.int(),
  note: z.string(),
  /** Of the whole line, today. */
  amount: rupees,
  has_options: z.boolean(),
  /** Why it cannot be ordered at the moment. */
  problem: z.nullable(z.string()),
});
export type GroupLine = z.infer<typeof groupLine>;

const restaurant = z.object({
  restaurant_id: id,
  restaurant_name: z.string(),
  names: keptNames,
  logo: z.nullable(z.string()),
  cover_img: z.nullable(z.string()),
  restaurant_type: z.nullable(z.enum(restaurantTypes)),
});

const guestPart = z.object({
  group_guest_id: id,
  name: z.string(),
  is_host: z.boolean(),
  diet,
  allergens: z.array(z.enum(allergens)),
  lines: z.array(groupLine),
  /** Of all that they chose, today, before fees and tax. */
  amount: rupees,
  /** What they were asked to pay, and what became of it; null where they were asked for nothing. */
  asked: z.nullable(askedShare),
});
export type GroupGuest = z.infer<typeof guestPart>;

const shared = {
  state: groupState,
  version: z.int(),
  restaurant,
  closes_at: instant,
  /** Until when the host may still order. */
  lapses_at: instant,
  /** Whether the host pays for all, or each their share. */
  pays: z.enum(groupPays),
  /** Until when shares are paid; null where nobody was asked. */
  pay_by: z.nullable(instant),
  server_time: instant,
};

export const group = z.object({
  ...shared,
  group_id: id,
  /** Whoever has this address may join. */
  url: z.string(),
  /** The same as a drawing (SVG) for a phone's camera. */
  qr: z.string(),
  /** With these the host chooses on the page of the guests. */
  token: z.string(),
  secret: z.string(),
  guests: z.array(guestPart),
  amount: rupees,
  /** Whether the end can still be put off. */
  can_extend: z.boolean(),
  order_number: z.nullable(orderNumber),
});
export type Group = z.infer<typeof group>;

export const beginGroup = endpoint({
  method: 'POST',
  named: true,
  path: '/groups',
  summary:
    'Begins a group order at a restaurant; the one that the customer has open there is answered instead of a second',
  access: ['user'],
  body: z.strictObject({
    restaurant_id: id,
    minutes: z.union(groupMinutes.map((each) => z.literal(each))),
    /** Moves what the customer has in the cart from there into their own bag, as far as one bag holds. */
    with_cart: z._default(z.boolean(), false),
  }),
  responses: { 200: group, 201: group },
});

export const listGroups = endpoint({
  method: 'GET',
  named: true,
  path: '/groups',
  summary: 'The customer’s own group orders that are not over',
  access: ['user'],
  responses: {
    200: z.array(
      z.object({
        group_id: id,
        restaurant_id: id,
        restaurant_name: z.string(),
        names: keptNames,
        state: groupState,
        closes_at: instant,
        guests: z.int(),
      }),
    ),
  },
});

const byId = z.object({ group_id: idParam });

export const getGroup = endpoint({
  method: 'GET',
  named: true,
  path: '/groups/:group_id',
  summary: 'A group order as its host sees it: everybody with what they chose',
  access: ['user'],
  params: byId,
  responses: { 200: group },
});

export const moveGroup = endpoint({
  method: 'PATCH',
  named: true,
  path: '/groups/:group_id',
  summary:
    'Puts the end of a group order off by ten minutes, closes it now, cancels it, or says who pays, if it still is as it was seen',
  access: ['user'],
  params: byId,
  body: z.strictObject({ act: z.enum(groupActs), version: z.int() }),
  responses: { 200: group, 409: z.object({ code: z.literal('CHANGED'), message: z.string(), group }) },
});

export const removeFromGroup = endpoint({
  method: 'DELETE',
  named: true,
  path: '/groups/:group_id/guests/:group_guest_id',
  summary: 'Takes a guest out of a group order with all that they chose',
  access: ['user'],
  params: z.object({ group_id: idParam, group_guest_id: idParam }),
  responses: { 200: group },
});

export const removeGroupLine = endpoint({
  method: 'DELETE',
  named: true,
  path: '/groups/:group_id/lines/:group_line_id',
  summary: 'Takes one line out of a group order, whoever chose it',
  access: ['user'],
  params: z.object({ group_id: idParam, group_line_id: idParam }),
  responses: { 200: group },
});

export const groupPage = z.object({
  ...shared,
  /** The host, as their bag has them. */
  host: z.string(),
  /** Everybody's name, in the order in which they came. */
  names: z.array(z.string()),
  /** Who is in no more, for their share was not paid in time or taken back. */
  dropped: z.array(z.string()),
  /** Whether somebody else can still join. */
  has_room: z.boolean(),
  /** Whoever asks, by their secret; null before they join, and once they were taken out. */
  own: z.nullable(guestPart),
  /** Whether the host took whoever asks out. */
  removed: z.boolean(),
  /** What their bag comes to of the bill, once it is ordered. */
  share: z.nullable(bagShare),
  /** How a share can be paid. */
  ways: z.array(z.enum(onlineMethods)),
  /** By when the food is promised, once it is ordered. */
  promised_to: z.nullable(instant),
});
export type GroupPage = z.infer<typeof groupPage>;

export const readGroupPage = endpoint({
  method: 'POST',
  named: true,
  path: '/groups/read',
  summary: 'A group order for whoever has its link, with their own lines',
  access: 'public',
  body: z.strictObject({ token: groupToken, secret: z.optional(guestSecret) }),
  responses: { 200: groupPage },
});

export const joinGroup = endpoint({
  method: 'POST',
  named: true,
  path: '/groups/join',
  summary: 'Joins a group order by name, or changes name and diet; the same secret is the same guest',
  access: 'public',
  body: z.strictObject({ token: groupToken, secret: guestSecret, name: groupName, diet, allergens: avoids }),
  responses: { 200: groupPage },
});

export const setGroupLine = endpoint({
  method: 'POST',
  named: true,
  path: '/groups/lines',
  summary: 'Sets how often a guest wants a dish with one choice of options; 0 takes the line away',
  access: 'public',
  body: z.strictObject({
    token: groupToken,
    secret: guestSecret,
    menu_id: id,
    options: z.array(id).check(z.maxLength(40)),
    quantity: z.union([z.literal(0), quantity]),
    note: lineNote,
    /** The line whose place it takes, where its options were changed. */
    instead_of: z.optional(id),
  }),
  responses: { 200: groupPage },
});

export const leaveGroup = endpoint({
  method: 'POST',
  named: true,
  path: '/groups/leave',
  summary: 'A guest leaves a group order with all that they chose',
  access: 'public',
  body: z.strictObject({ token: groupToken, secret: guestSecret }),
  responses: { 200: message },
});
