import { fonts, isFont } from '@tawa/domain/content/fonts';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { settingKeys } from '@tawa/domain/content/settings';
import { z } from 'zod/mini';
import { id, idParam, instant, message, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const fontNames = Object.keys(fonts).filter(isFont);
const value = z.union([z.string().check(z.maxLength(300)), z.int()]);
const key = z.string().check(z.regex(/^[a-z][a-z_]{2,39}$/));
const byKey = z.object({ key });

export const settingValue = z.object({
  setting_id: id,
  value,
  valid_from: instant,
  reason: z.string(),
  set_by: z.string(),
  set_on: instant,
});
export type SettingValue = z.infer<typeof settingValue>;

export const pastValue = z.extend(settingValue, { state: z.enum(['waiting', 'in_force', 'past']) });
export type PastValue = z.infer<typeof pastValue>;

export const settingNow = z.object({
  key,
  value,
  /** The value that comes next, and from when; null while none waits. */
  next: z.nullable(settingValue),
});
export type SettingNow = z.infer<typeof settingNow>;

const basisPoints = z.int();

/** What the effect of a change is estimated from: the terms in force, and what was delivered in the last 30 days. */
export const effectBase = z.object({
  terms: z.object({ commission_bp: basisPoints, commission_gst_bp: basisPoints, tds_bp: basisPoints }),
  fee_gst_bp: basisPoints,
  orders: z.int(),
  gross: rupees,
  commission: rupees,
});
export type EffectBase = z.infer<typeof effectBase>;

export const listSettings = endpoint({
  method: 'GET',
  path: '/admin/settings',
  summary: 'Every setting with its value in force and the next one',
  access: ['admin'],
  responses: { 200: z.array(settingNow) },
});

export const getSetting = endpoint({
  method: 'GET',
  path: '/admin/settings/:key',
  summary: 'One setting with the values it had and will have, the newest first, and what a change of it would come to',
  access: ['admin'],
  params: byKey,
  responses: { 200: z.object({ key, value, history: z.array(pastValue), base: z.nullable(effectBase) }) },
});

/** How a setting is changed: the value in its own unit, from when on, and why. */
export const settingForm = z.strictObject({
  key: z.enum(settingKeys, 'There is no such setting'),
  value,
  /** At once when it is left out. */
  valid_from: z.optional(z.iso.datetime('Give a date and a time')),
  reason: requiredText('Reason is required', reasonLengthMax),
});

export const changeSetting = endpoint({
  method: 'POST',
  path: '/admin/settings',
  summary: 'Sets a value, at once or from a later moment',
  access: ['admin'],
  body: settingForm,
  responses: { 201: z.object({ setting_id: id }) },
});

export const takeBackSetting = endpoint({
  method: 'DELETE',
  path: '/admin/settings/:key/:id',
  summary: 'Takes back a value that is not in force yet',
  access: ['admin'],
  params: z.object({ key, id: idParam }),
  responses: { 200: message },
});

export const getFonts = endpoint({
  method: 'GET',
  path: '/admin/fonts',
  summary: 'The family that the pages are set in, and the choices before it, the newest first',
  access: ['admin'],
  responses: { 200: z.object({ font: z.enum(fontNames), history: z.array(pastValue) }) },
});

export const chooseFont = endpoint({
  method: 'PUT',
  path: '/admin/fonts',
  summary: 'Sets the pages in another family, at once and for everybody who has not chosen one',
  access: ['admin'],
  body: z.strictObject({ font: z.enum(fontNames, 'Choose one of the list') }),
  responses: { 200: message },
});
