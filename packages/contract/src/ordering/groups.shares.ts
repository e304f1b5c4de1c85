import { onlineMethods } from '@tawa/domain/money/payments';
import { groupShareActs } from '@tawa/domain/ordering/groups';
import { z } from 'zod/mini';
import { idParam, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { payPage } from '../money/payments.ts';
import { problem } from './checkout.ts';
import { group, groupPage, groupToken, guestSecret } from './groups.ts';

const byId = z.object({ group_id: idParam });

export const askShares = endpoint({
  method: 'POST',
  path: '/groups/:group_id/ask',
  summary: 'Asks everybody in a group for their share of the quoted bill; asked again, nothing is asked twice',
  access: ['user'],
  params: byId,
  body: z.strictObject({ quote_id: z.uuid(), accept_total: rupees.check(z.minimum(0), z.maximum(10_000_000)) }),
  responses: {
    200: group,
    409: z.object({ code: problem.shape.code, message: z.string(), problems: z.array(problem) }),
  },
});

export const moveShare = endpoint({
  method: 'PATCH',
  path: '/groups/:group_id/shares/:group_guest_id',
  summary: 'The host reminds a guest of their share, pays it, or goes on without them, before it is paid',
  access: ['user'],
  params: z.object({ group_id: idParam, group_guest_id: idParam }),
  body: z.strictObject({ act: z.enum(groupShareActs) }),
  responses: { 200: group },
});

const guest = { token: groupToken, secret: guestSecret };

export const openShare = endpoint({
  method: 'POST',
  path: '/groups/share/open',
  summary: 'Where a guest pays their share; the same page however often it is asked',
  access: 'public',
  body: z.strictObject({ ...guest, method: z.enum(onlineMethods) }),
  responses: { 200: payPage },
});

export const checkShare = endpoint({
  method: 'POST',
  path: '/groups/share/check',
  summary: 'Asks the provider whether a guest has paid their share, and answers the group',
  access: 'public',
  body: z.strictObject(guest),
  responses: { 200: groupPage },
});

export const takeShareBack = endpoint({
  method: 'POST',
  path: '/groups/share/back',
  summary: 'A guest takes their payment back before there is an order, and drops out with their dishes',
  access: 'public',
  body: z.strictObject(guest),
  responses: { 200: groupPage },
});
