import { cityTermNames } from '@tawa/domain/catalogue/city-terms';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { day, id, idParam, instant, message, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { effectBase } from '../content/settings.ts';

const byCity = z.object({ city_id: idParam });
const term = z.enum(cityTermNames, 'Choose one of the list');
/** Paise, basis points or metres; null for what counts everywhere. */
const value = z.nullable(z.int('Must be a whole number'));

export const cityTermValue = z.object({
  city_term_id: id,
  value,
  /** A calendar day in India, from its midnight on. */
  valid_from: z.string(),
  reason: z.string(),
  set_by: z.string(),
  set_on: instant,
  state: z.enum(['waiting', 'in_force', 'past']),
});
export type CityTermValue = z.infer<typeof cityTermValue>;

export const cityTermNow = z.object({
  term,
  /** What the city has of its own now. */
  value,
  /** What counts where a city has none; null for its whole city. */
  everywhere: value,
  /** The newest first. */
  history: z.array(cityTermValue),
});
export type CityTermNow = z.infer<typeof cityTermNow>;

/** What the effect of a change is estimated from: the city's last 30 days. */
export const cityEffectBase = z.extend(effectBase, {
  /** Of restaurants without a commission of their own. */
  following: z.object({ orders: z.int(), net: rupees, commission: rupees, everywhere: rupees }),
});
export type CityEffectBase = z.infer<typeof cityEffectBase>;

export const cityReach = z.object({
  following: z.int(),
  own: z.int(),
  steps: z.array(z.object({ metres: z.int(), orders: z.int() })),
  farthest: z.array(z.int()),
});

export const getCityTerms = endpoint({
  method: 'GET',
  path: '/admin/cities/:city_id/terms',
  summary: 'What a city has of its own, had and will have, and what a change of it would come to',
  access: ['admin'],
  params: byCity,
  responses: {
    200: z.object({
      /** The day in India. */
      today: z.string(),
      terms: z.array(cityTermNow),
      base: cityEffectBase,
      reach: cityReach,
    }),
  },
});

/** A value of a city's own from a day to come, or the end of it, as its form checks it. */
export const cityTermForm = z.strictObject({
  term,
  value,
  valid_from: day('Choose a day'),
  reason: requiredText('Reason is required', reasonLengthMax),
});
export type CityTermForm = z.infer<typeof cityTermForm>;

export const changeCityTerm = endpoint({
  method: 'POST',
  path: '/admin/cities/:city_id/terms',
  summary: 'Gives a city a value of its own from a day to come, or ends it from then on',
  access: ['admin'],
  params: byCity,
  body: cityTermForm,
  responses: { 201: z.object({ city_term_id: id }) },
});

export const takeBackCityTerm = endpoint({
  method: 'DELETE',
  path: '/admin/cities/:city_id/terms/:city_term_id',
  summary: 'Takes back what has not begun; what was there before goes on',
  access: ['admin'],
  params: z.object({ city_id: idParam, city_term_id: idParam }),
  responses: { 200: message },
});

/** A city that differs from everywhere else in one term, or will. */
export const differingCity = z.object({
  city_id: id,
  cityname: z.string(),
  term,
  value,
  /** From when the next one counts; null while none waits. */
  next_from: z.nullable(z.string()),
});
export type DifferingCity = z.infer<typeof differingCity>;

export const listDifferingCities = endpoint({
  method: 'GET',
  path: '/admin/city-terms',
  summary: 'The cities that have something of their own, or will, by name',
  access: ['admin'],
  responses: { 200: z.array(differingCity) },
});
