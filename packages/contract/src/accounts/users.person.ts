import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { address } from './addresses.ts';
import { profileForm } from './auth.account.ts';
import { agreement } from './consents.ts';
import { dietForm } from './diet.ts';

const byId = z.object({ user_id: idParam });

/** What happened in somebody's life with the house. */
export const personEventKinds = [
  'order',
  'refund',
  'goodwill',
  'complaint',
  'booking',
  'review',
  'note',
  'session',
  'office',
] as const;

/** Which of it a tab shows. */
export const personTabs = ['all', 'orders', 'money', 'complaints', 'account'] as const;

const personEvent = z.object({
  kind: z.enum(personEventKinds),
  /** Of its own among all. */
  key: z.string(),
  at: instant,
  /** Of the order, booking or complaint that it links to. */
  number: z.nullable(z.string()),
  /** Of the restaurant. */
  name: z.nullable(z.string()),
  state: z.nullable(z.string()),
  /** What was said: a reason, a subject, a note, a device. */
  words: z.nullable(z.string()),
  /** Who of the office did it. */
  actor: z.nullable(z.string()),
  /** What came in is positive, what went to the person negative; null where no money moved. */
  amount: z.nullable(rupees),
});
export type PersonEvent = z.infer<typeof personEvent>;

export const getPerson = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/person',
  summary: 'Somebody’s whole picture: five figures, and what happened, the newest first',
  access: ['admin'],
  params: byId,
  query: z.object({
    tab: z._default(z.enum(personTabs), 'all'),
    /** Only what happened before. */
    before: z.optional(z.iso.datetime()),
  }),
  responses: {
    200: z.object({
      figures: z.object({
        given_back: rupees,
        refunds: z.int(),
        credit: rupees,
        /** What may still be given within the days. */
        goodwill_left: rupees,
        served: z.int(),
        last_order_at: z.nullable(instant),
        complaints_open: z.int(),
      }),
      /** How much each tab holds; 'all' is left out. */
      counts: z.object({ orders: z.int(), money: z.int(), complaints: z.int(), account: z.int() }),
      events: z.array(personEvent),
      has_more: z.boolean(),
    }),
  },
});
export type PersonPicture = z.infer<(typeof getPerson)['responses'][200]>;

const offer = z.object({ given: z.boolean(), at: z.nullable(instant) });

export const getPersonAccount = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/account',
  summary: 'What somebody told us: which texts they agreed to, which offers they want, what they eat, where they live',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({
      agreements: z.array(
        z.pick(agreement, { document: true, title: true, accepted_version: true, accepted_at: true, asks_again: true }),
      ),
      offers: z.object({ mail: offer, notices: offer, diet: offer }),
      /** Null until they have said. */
      diet: z.nullable(z.pick(dietForm, { diet: true, halal: true, allergens: true })),
      addresses: z.array(
        z.pick(address, {
          address_id: true,
          label: true,
          line1: true,
          line2: true,
          landmark: true,
          cityname: true,
          pincode: true,
          phone: true,
          is_default: true,
        }),
      ),
    }),
  },
});
export type PersonAccount = z.infer<(typeof getPersonAccount)['responses'][200]>;

export const listUserSessions = endpoint({
  method: 'GET',
  path: '/admin/users/:user_id/sessions',
  summary: 'Where somebody is signed in',
  access: ['admin'],
  params: byId,
  responses: {
    200: z.object({ sessions: z.array(z.object({ session_id: z.uuid(), device: z.string(), last_seen_at: instant })) }),
  },
});

export const endUserSessions = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/sessions',
  summary: 'Signs somebody out everywhere',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});

export const endUserSession = endpoint({
  method: 'DELETE',
  path: '/admin/users/:user_id/sessions/:session_id',
  summary: 'Signs somebody out on one device',
  access: ['admin'],
  params: z.object({ user_id: idParam, session_id: z.uuid() }),
  responses: { 200: message },
});

export const pinUserNote = endpoint({
  method: 'PUT',
  path: '/admin/users/:user_id/notes/:note_id/pin',
  summary: 'Pins a note to the top, in the place of another one, or takes it off',
  access: ['admin'],
  params: z.object({ user_id: idParam, note_id: idParam }),
  body: z.strictObject({ pinned: z.boolean() }),
  responses: { 200: message },
});

const goodwill = {
  /** Rupees. */
  amount: z.number('Say how much').check(z.minimum(1, 'From ₹1.00'), z.maximum(10_000), z.multipleOf(0.01)),
  reason: requiredText('Say why', reasonLengthMax),
};
/** Goodwill as its form checks it. */
export const goodwillForm = z.strictObject(goodwill);

export const giveGoodwill = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/goodwill',
  summary: 'Gives a customer credit without an order; the same key gives it once',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ ...goodwill, key: z.uuid() }),
  responses: { 200: z.object({ credit: rupees, message: z.string() }) },
});

/** What was checked before a second step is turned off for somebody. */
export const secondStepProofs = ['called_back', 'order_facts', 'paper'] as const;

const secondStep = {
  proofs: z.array(z.enum(secondStepProofs)).check(z.minLength(2, 'Check two things at least'), z.maxLength(3)),
  reason: requiredText('Say how you know that it is them', reasonLengthMax),
};
/** The reset as its form checks it. */
export const secondStepForm = z.strictObject(secondStep);

export const resetSecondStep = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/second-step',
  summary:
    'Turns off the second step of somebody who lost it, with what was checked; their sessions end and a mail tells them',
  access: ['admin'],
  params: byId,
  body: secondStepForm,
  responses: { 200: message },
});

/** The correction as its form checks it. */
export const correctionForm = z.strictObject({
  ...z.pick(profileForm, { name: true, email: true, mobile: true }).shape,
  reason: requiredText('Say why, and who asked for it', reasonLengthMax),
});

/** Who somebody is, as their account says it. */
const personContact = z.object({
  name: z.string(),
  email: z.nullable(z.string()),
  mobile: z.nullable(z.string()),
});

export const correctPerson = endpoint({
  method: 'PATCH',
  path: '/admin/users/:user_id',
  summary:
    'Corrects somebody’s name, e-mail or mobile with a reason, unless that field changed since it was seen; another e-mail is proved again, and the one before is told',
  access: ['admin'],
  params: byId,
  body: z.strictObject({
    ...z.partial(correctionForm).shape,
    reason: correctionForm.shape.reason,
    /** What the account said when the correction began. */
    seen: z.strictObject(personContact.shape),
  }),
  responses: { 200: message, 409: z.object({ message: z.string(), current: personContact }) },
});

/** Characters of a message; a notification holds no more. */
export const personMessageMax = 400;
/** A message as its form checks it. */
export const personMessageForm = z.strictObject({ text: requiredText('Write a message', personMessageMax) });

export const writeToPerson = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/messages',
  summary: 'Writes to somebody: in their inbox, and by mail and phone as they chose; the same key writes it once',
  access: ['admin'],
  params: byId,
  body: z.strictObject({ ...personMessageForm.shape, key: z.uuid() }),
  responses: { 200: message },
});

/** Why an account is deleted for somebody, as its form checks it. */
export const deletionForm = z.strictObject({ reason: requiredText('Say who asked for it, and how', reasonLengthMax) });

export const deleteForSomebody = endpoint({
  method: 'POST',
  path: '/admin/users/:user_id/deletion',
  summary: 'Deletes an account in seven days because its person asked the office to; a mail tells them how to stay',
  access: ['admin'],
  params: byId,
  body: deletionForm,
  responses: { 200: z.object({ due: instant, message: z.string(), user_id: id }) },
});
