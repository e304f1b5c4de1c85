import {
  checklistItems,
  descriptionLengthMin,
  paperFields,
  restaurantStates,
} from '@tawa/domain/catalogue/restaurant-life';
import { ifscPattern, readFssai, readGstin, readPan } from '@tawa/domain/catalogue/papers';
import { z } from 'zod/mini';
import { id, instant, message, optionalText, phone, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { restaurantNames } from '../common/names.form.ts';
import { names } from '../common/names.ts';
import { cuisineTypes, restaurantTypes } from './restaurants.ts';

const picture = z.nullable(z.string().check(z.maxLength(120)));
const reading = (read: (text: string) => { ok: boolean; text: string }) =>
  z.string().check(
    z.trim(),
    z.toUpperCase(),
    z.check((payload) => {
      const { ok, text } = read(payload.value);
      if (!ok) payload.issues.push({ code: 'custom', message: text, input: payload.value });
    }),
  );

/** What customers read of a restaurant. */
export const publicForm = z.strictObject({
  restaurant_name: requiredText('Name is required', 80),
  names: restaurantNames,
  description: z
    .string()
    .check(
      z.trim(),
      z.minLength(descriptionLengthMin, `${descriptionLengthMin} characters or more`),
      z.maxLength(600, 'At most 600 characters'),
    ),
  cuisine_type: z.enum(cuisineTypes, 'Choose the cuisine'),
  restaurant_type: z.enum(restaurantTypes, 'Choose what you cook'),
  logo: picture,
  cover_img: picture,
  contact_number: phone,
  website: z.union([
    z.literal(''),
    z.string().check(z.trim(), z.maxLength(200), z.regex(/^https?:\/\/[^\s/$.?#][^\s]*$/i, 'Begins with https://')),
  ]),
});
export type PublicForm = z.infer<typeof publicForm>;

/** Where a restaurant is. */
export const placeForm = z.strictObject({
  full_address: requiredText('Address is required', 300),
  venue_name: optionalText(80),
  pincode: z.string().check(z.trim(), z.regex(/^[1-9]\d{5}$/, 'A pin code has 6 digits')),
  city_id: id,
  statename: optionalText(60),
  lat: z.number('Set the point on the map').check(z.minimum(-90), z.maximum(90)),
  lng: z.number('Set the point on the map').check(z.minimum(-180), z.maximum(180)),
});
export type PlaceForm = z.infer<typeof placeForm>;

const freeText = (lengthMax: number) =>
  z.string().check(z.trim(), z.maxLength(lengthMax, `At most ${lengthMax} characters`));

/** Any fields of both forms, as they are typed; those that are left out stay what they are. */
export const draftForm = z
  .partial(
    z.strictObject({
      ...publicForm.shape,
      ...placeForm.shape,
      venue_name: freeText(80),
      statename: freeText(60),
    }),
  )
  .check(z.refine((fields) => Object.keys(fields).length > 0, 'Nothing to keep'));
export type DraftForm = z.infer<typeof draftForm>;

const day = z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/, 'Choose a day'));

export const fssaiForm = z.strictObject({
  field: z.literal('fssai'),
  number: reading(readFssai),
  /** Null where the licence has no end. */
  valid_until: z.nullable(day),
  document_id: z.uuid('Upload the document'),
});
export const gstinForm = z.strictObject({
  field: z.literal('gstin'),
  /** Null: not registered, as the owner declares. */
  number: z.nullable(reading((text) => readGstin(text))),
});
export const panForm = z.strictObject({
  field: z.literal('pan'),
  number: reading(readPan),
  legal_name: requiredText('Write the name as it stands on the card', 120),
});
const holder = requiredText('Whose account is it?', 120);
export const payoutForm = z.discriminatedUnion('kind', [
  z.strictObject({
    field: z.literal('payout'),
    kind: z.literal('bank'),
    holder,
    account: z.string().check(z.trim(), z.regex(/^\d{9,18}$/, 'An account number has 9 to 18 digits')),
    ifsc: z.string().check(z.trim(), z.toUpperCase(), z.regex(ifscPattern, 'An IFSC looks like HDFC0001234')),
  }),
  z.strictObject({
    field: z.literal('payout'),
    kind: z.literal('upi'),
    holder,
    upi: z.string().check(z.trim(), z.regex(/^[\w.-]{2,100}@[a-zA-Z]{2,40}$/, 'A UPI id looks like name@bank')),
  }),
]);
export const paperForm = z.union([fssaiForm, gstinForm, panForm, payoutForm]);
export type PaperForm = z.infer<typeof paperForm>;

/** A paper as it may be read back: account numbers and UPI ids are masked. */
const paperValue = z.object({
  number: z.optional(z.nullable(z.string())),
  valid_until: z.optional(z.nullable(z.string())),
  document_id: z.optional(z.nullable(z.string())),
  legal_name: z.optional(z.string()),
  kind: z.optional(z.enum(['bank', 'upi'])),
  holder: z.optional(z.string()),
  account: z.optional(z.string()),
  ifsc: z.optional(z.string()),
  upi: z.optional(z.string()),
});
export type PaperValue = z.infer<typeof paperValue>;

export const paper = z.object({
  field: z.enum(paperFields),
  in_force: z.nullable(paperValue),
  /** What waits for the office. */
  proposed: z.nullable(paperValue),
  proposed_on: z.nullable(instant),
  remark: z.nullable(z.string()),
});
export type Paper = z.infer<typeof paper>;

export const restaurantDocument = z.object({
  document_id: z.uuid(),
  filename: z.string(),
  media_type: z.string(),
  bytes: z.int(),
  uploaded_on: instant,
});
export type RestaurantDocument = z.infer<typeof restaurantDocument>;

export const checklistRow = z.object({
  item: z.enum(checklistItems),
  missing: z.nullable(z.string()),
  /** What the office asks to change. */
  remark: z.nullable(z.string()),
});

export const restaurantStep = z.object({
  from_state: z.enum(restaurantStates),
  to_state: z.enum(restaurantStates),
  by_office: z.boolean(),
  reason: z.nullable(z.string()),
  remarks: z.record(z.string(), z.string()),
  at: instant,
});

/** Everything that a restaurant says of itself. */
export const restaurantProfile = z.object({
  restaurant_id: id,
  lifecycle: z.enum(restaurantStates),
  lifecycle_reason: z.nullable(z.string()),
  hidden: z.boolean(),
  hidden_reason: z.nullable(z.string()),
  dishes_on_sale: z.int(),
  listed: z.boolean(),
  submitted_on: z.nullable(instant),
  created_on: instant,
  restaurant_name: z.string(),
  names,
  description: z.string(),
  cuisine_type: z.nullable(z.enum(cuisineTypes)),
  restaurant_type: z.nullable(z.enum(restaurantTypes)),
  logo: z.nullable(z.string()),
  cover_img: z.nullable(z.string()),
  contact_number: z.nullable(z.string()),
  website: z.nullable(z.string()),
  full_address: z.nullable(z.string()),
  venue_name: z.nullable(z.string()),
  pincode: z.nullable(z.string()),
  city_id: z.nullable(id),
  cityname: z.nullable(z.string()),
  statename: z.nullable(z.string()),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  owner_name: z.string(),
  owner_email: z.string(),
  email_verified: z.boolean(),
  opening_days: z.string(),
  /** The week as lines: 'Mon-Fri 11:00 am – 11:00 pm'. */
  opening_hours: z.array(z.string()),
  venues: z.int(),
  terms: z.object({ version: z.nullable(z.int()), in_force: z.int(), signed_on: z.nullable(instant) }),
  checklist: z.array(checklistRow),
  papers: z.array(paper),
  documents: z.array(restaurantDocument),
  steps: z.array(restaurantStep),
});
export type RestaurantProfile = z.infer<typeof restaurantProfile>;

const ofOwner = { access: ['restaurant'] } as const;

export const getProfile = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/kitchen/profile',
  summary: 'What the caller’s restaurant says of itself, its papers, its checklist and its life so far',
  responses: { 200: restaurantProfile },
});

export const updatePublicProfile = endpoint({
  ...ofOwner,
  method: 'PUT',
  path: '/kitchen/profile',
  summary: 'Changes what customers read; not while the office reads it',
  body: publicForm,
  responses: { 200: message },
});

export const keepDraft = endpoint({
  ...ofOwner,
  method: 'PATCH',
  path: '/kitchen/profile',
  summary: 'Keeps single fields while the checklist is being filled in; afterwards forms are saved whole',
  body: draftForm,
  responses: { 200: message },
});

export const updatePlace = endpoint({
  ...ofOwner,
  method: 'PUT',
  path: '/kitchen/profile/place',
  summary: 'Changes where the restaurant is; not while the office reads it',
  body: placeForm,
  responses: { 200: message },
});

export const savePaper = endpoint({
  ...ofOwner,
  method: 'PUT',
  path: '/kitchen/papers',
  summary: 'Proposes a licence, a number or a payout account; the old one counts until the office has looked',
  body: paperForm,
  responses: { 200: message },
});

export const takeBackPaper = endpoint({
  ...ofOwner,
  method: 'DELETE',
  path: '/kitchen/papers/:field',
  summary: 'Takes back a proposed change; what is in force stays',
  params: z.object({ field: z.enum(paperFields) }),
  responses: { 200: message },
});

export const uploadDocument = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/kitchen/documents',
  summary: 'Keeps the scan of a licence (multipart): a PDF or a photo',
  responses: { 201: restaurantDocument },
});

export const openDocument = endpoint({
  ...ofOwner,
  method: 'GET',
  path: '/kitchen/documents/:document_id',
  summary: 'The scan of a licence of the caller’s restaurant',
  params: z.object({ document_id: z.uuid() }),
  responses: { 200: z.unknown() },
  media: 'application/octet-stream',
});

export const signTerms = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/kitchen/terms',
  summary: 'Accepts the terms in the version that is in force',
  body: z.strictObject({ version: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  responses: { 200: message },
});

export const stepRestaurant = endpoint({
  ...ofOwner,
  method: 'POST',
  path: '/kitchen/life',
  summary: 'The owner’s steps: sends the checklist for review, begins again after a refusal, closes or stays',
  body: z.strictObject({
    to: z.enum(['submitted', 'draft', 'closing', 'active']),
    reason: optionalText(300),
  }),
  responses: { 200: z.object({ lifecycle: z.enum(restaurantStates), message: z.string() }) },
});
