import { z } from 'zod/mini';
import { id, idParam, message, optionalText, phone, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

export const addressForm = z.strictObject({
  label: requiredText('Give the address a name', 30),
  line1: requiredText('Enter your house and street', 120).check(z.minLength(3, 'Enter your house and street')),
  line2: optionalText(120),
  landmark: optionalText(80),
  city_id: z.int('Choose a city').check(z.minimum(1, 'Choose a city')),
  pincode: z.string('Pin code is required').check(z.trim(), z.regex(/^[1-9]\d{5}$/, 'Pin code must be 6 digits')),
  phone,
  lat: z._default(z.nullable(z.number().check(z.minimum(-90), z.maximum(90))), null),
  lng: z._default(z.nullable(z.number().check(z.minimum(-180), z.maximum(180))), null),
  is_default: z._default(z.boolean(), false),
});

export const address = z.object({
  address_id: id,
  label: z.string(),
  line1: z.string(),
  line2: z.string(),
  landmark: z.string(),
  city_id: id,
  cityname: z.string(),
  pincode: z.string(),
  phone: z.string(),
  lat: z.nullable(z.number()),
  lng: z.nullable(z.number()),
  is_default: z.boolean(),
});
export type Address = z.infer<typeof address>;

const ofCustomer = { access: ['user'] } as const;

export const listAddresses = endpoint({
  ...ofCustomer,
  method: 'GET',
  path: '/addresses',
  summary: 'The customer’s addresses, the default first',
  responses: { 200: z.array(address) },
});

export const addAddress = endpoint({
  ...ofCustomer,
  method: 'POST',
  path: '/addresses',
  summary: 'Keeps a new address, ten at most; the first becomes the default',
  body: addressForm,
  responses: { 201: address },
});

export const updateAddress = endpoint({
  ...ofCustomer,
  method: 'PUT',
  path: '/addresses/:address_id',
  summary: 'Changes an address',
  params: z.object({ address_id: idParam }),
  body: addressForm,
  responses: { 200: address },
});

export const deleteAddress = endpoint({
  ...ofCustomer,
  method: 'DELETE',
  path: '/addresses/:address_id',
  summary: 'Forgets an address; orders keep their copy',
  params: z.object({ address_id: idParam }),
  responses: { 200: message },
});

export const getMap = endpoint({
  method: 'GET',
  path: '/map',
  summary: 'Where the pictures of maps come from, and whom to name beside them; null where maps have no pictures',
  access: 'public',
  responses: {
    200: z.object({
      /** An address with `{z}`, `{x}` and `{y}` in it. */
      tiles: z.nullable(z.string()),
      credit: z.object({ text: z.string(), url: z.string() }),
    }),
  },
});
