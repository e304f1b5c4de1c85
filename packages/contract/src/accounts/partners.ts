import { partnerKeyNameLengthMax, partnerScopes } from '@tawa/domain/accounts/partners';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const partnerKey = z.object({
  partner_key_id: id,
  key_name: z.string(),
  scopes: z.array(z.enum(partnerScopes)),
  /** Its last four characters, by which people tell keys apart. */
  ends_in: z.string(),
  made_by: z.string(),
  made_on: instant,
  /** To the minute; null where it was never used. */
  last_used_on: z.nullable(instant),
});
export type PartnerKey = z.infer<typeof partnerKey>;

/** A key as it is made, as the form checks it. */
export const partnerKeyForm = z.strictObject({
  key_name: requiredText('Give it a name, like the till it is for', partnerKeyNameLengthMax),
  scopes: z.array(z.enum(partnerScopes)).check(
    z.minLength(1, 'Choose what it may do'),
    z.refine((scopes) => new Set(scopes).size === scopes.length, 'Each right once'),
  ),
});

/** The only answer that a whole key ever stands in. */
const madeKey = z.extend(partnerKey, { key: z.string() });
const keys = z.object({ keys: z.array(partnerKey) });

const keyParams = { partner_key_id: idParam };
const ofRestaurant = { restaurant_id: idParam };

export const listPartnerKeys = endpoint({
  method: 'GET',
  path: '/kitchen/partners/keys',
  summary: 'The keys with which other systems work for the own restaurant',
  access: ['restaurant'],
  responses: { 200: keys },
});

export const addPartnerKey = endpoint({
  method: 'POST',
  path: '/kitchen/partners/keys',
  summary: 'Makes a key for another system, which is answered once and never again',
  access: ['restaurant'],
  body: partnerKeyForm,
  responses: { 201: madeKey },
});

export const revokePartnerKey = endpoint({
  method: 'DELETE',
  path: '/kitchen/partners/keys/:partner_key_id',
  summary: 'Ends a key at once, everywhere',
  access: ['restaurant'],
  params: z.object(keyParams),
  responses: { 200: message },
});

export const listPartnerKeysOf = endpoint({
  method: 'GET',
  path: '/admin/restaurants/:restaurant_id/partners/keys',
  summary: 'The keys with which other systems work for a restaurant',
  access: ['admin'],
  params: z.object(ofRestaurant),
  responses: { 200: keys },
});

export const addPartnerKeyOf = endpoint({
  method: 'POST',
  path: '/admin/restaurants/:restaurant_id/partners/keys',
  summary: 'Makes a key for another system of a restaurant, which is answered once and never again',
  access: ['admin'],
  params: z.object(ofRestaurant),
  body: partnerKeyForm,
  responses: { 201: madeKey },
});

export const revokePartnerKeyOf = endpoint({
  method: 'DELETE',
  path: '/admin/restaurants/:restaurant_id/partners/keys/:partner_key_id',
  summary: 'Ends a key of a restaurant at once, everywhere',
  access: ['admin'],
  params: z.object({ ...ofRestaurant, ...keyParams }),
  responses: { 200: message },
});
