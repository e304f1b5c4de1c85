import { staffRoles } from '@tawa/domain/accounts/staff';
import { idleChoices, isGuessablePin, pinForm } from '@tawa/domain/accounts/tablets';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

/** A PIN that is typed to be compared. */
const typedPin = z.string('Type the PIN').check(z.regex(pinForm, 'A PIN has 4 to 6 digits'));
/** A PIN that somebody chooses. */
export const chosenPin = typedPin.check(
  z.refine((pin) => !isGuessablePin(pin), 'Too easy to guess. Choose digits in no order'),
);
const idleMinutes = z.union(
  idleChoices.map((minutes) => z.literal(minutes)),
  'Choose the minutes',
);

/** Whether somebody can say who they are: with a PIN of their own, with one to begin with, or not yet. */
const pinState = z.enum(['none', 'first', 'own']);

const person = { person_id: id, name: z.string(), role: z.enum(staffRoles) };

export const tablet = z.object({
  tablet_id: z.uuid(),
  tablet_name: z.string(),
  idle_minutes: z.int(),
  set_up_by: z.string(),
  created_on: instant,
  last_seen_at: instant,
  /** Who acts there now. */
  people: z.array(z.string()),
});
export type Tablet = z.infer<typeof tablet>;

export const tabletPerson = z.object({
  ...person,
  pin: pinState,
  /** Whether the caller may give them a PIN to begin with; nobody gives one to whoever may do more than they. */
  may_give: z.boolean(),
});
export type TabletPerson = z.infer<typeof tabletPerson>;

export const listTablets = endpoint({
  method: 'GET',
  path: '/kitchen/tablets',
  summary: 'The shared tablets of the own restaurant, and who can act at them',
  access: ['restaurant'],
  responses: { 200: z.object({ tablets: z.array(tablet), people: z.array(tabletPerson) }) },
});

/** How a tablet is set up, as the form checks it. */
export const tabletForm = z.strictObject({
  tablet_name: requiredText('Give it a name, like Pass', 30),
  idle_minutes: idleMinutes,
});

export const setUpTablet = endpoint({
  method: 'POST',
  path: '/kitchen/tablets',
  summary:
    'Makes the caller’s device a shared tablet: the caller is signed out of it, and it opens board and line alone',
  access: ['restaurant'],
  body: tabletForm,
  responses: { 201: z.object({ token: z.string(), tablet_id: z.uuid() }) },
});

export const endTablet = endpoint({
  method: 'DELETE',
  path: '/kitchen/tablets/:tablet_id',
  summary: 'Ends a shared tablet and whoever acts there, at once',
  access: ['restaurant'],
  params: z.object({ tablet_id: z.uuid() }),
  responses: { 200: message },
});

export const giveFirstPin = endpoint({
  method: 'POST',
  path: '/kitchen/tablets/people/:person_id/pin',
  summary: 'Gives somebody a PIN to begin with, said once: it works once and asks for one of their own',
  access: ['restaurant'],
  params: z.object({ person_id: idParam }),
  body: z.strictObject({}),
  responses: { 200: z.object({ pin: z.string(), expires_at: instant }) },
});

export const getOwnPin = endpoint({
  method: 'GET',
  path: '/kitchen/pin',
  summary: 'Whether the caller has a PIN for the shared tablets',
  access: ['restaurant'],
  responses: { 200: z.object({ pin: pinState }) },
});

export const ownPinForm = z.strictObject({ pin: chosenPin });

export const setOwnPin = endpoint({
  method: 'PUT',
  path: '/kitchen/pin',
  summary: 'Chooses the caller’s own PIN for the shared tablets',
  access: ['restaurant'],
  body: ownPinForm,
  responses: { 200: message },
});

export const getTablet = endpoint({
  method: 'GET',
  path: '/kitchen/tablet',
  summary: 'What a shared tablet asks “Who is it?” with; to anything else there is none',
  access: ['restaurant'],
  responses: {
    200: z.object({ tablet_name: z.string(), idle_minutes: z.int(), people: z.array(z.object(person)) }),
  },
});

export const enterTablet = endpoint({
  method: 'POST',
  path: '/kitchen/tablet/person',
  summary: 'Says at a shared tablet who acts from now on; a PIN to begin with also wants the one that replaces it',
  access: ['restaurant'],
  body: z.strictObject({ person_id: id, pin: typedPin, new_pin: z.optional(chosenPin) }),
  responses: {
    200: z.object({ token: z.string(), ...person }),
    409: z.object({ code: z.literal('NEW_PIN'), message: z.string() }),
  },
});
