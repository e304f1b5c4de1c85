import { cityTermNames } from '@tawa/domain/catalogue/city-terms';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { z } from 'zod/mini';
import { day, flag, id, idParam, instant, message, requiredText, rupees } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery } from '../common/lists.ts';
import { effectBase } from '../content/settings.ts';

const degrees = (most: number) =>
  z.number('Must be a number').check(z.minimum(-most, `From -${most}`), z.maximum(most, `At most ${most}`));

/** A city as its form checks it. */
export const cityForm = z.strictObject({
  cityname: requiredText('Name is required', 60),
  lat: degrees(90),
  lng: degrees(180),
  isactive: z.boolean(),
  /** The day on which a city that is not shown yet opens by itself. */
  opens_on: z.optional(z.nullable(day('Choose a day'))),
});

export type CityForm = z.infer<typeof cityForm>;

export const officeCity = z.object({
  city_id: id,
  cityname: z.string(),
  lat: z.number(),
  lng: z.number(),
  isactive: flag,
  opens_on: z.nullable(z.string()),
  restaurants: z.int(),
});

export type OfficeCity = z.infer<typeof officeCity>;

export const listOfficeCities = endpoint({
  method: 'GET',
  path: '/admin/cities',
  summary: 'Every city, 25 a page',
  access: ['admin'],
  query: listQuery(['cityname', 'city_id'], { shown: flagFilter }),
  responses: { 200: listAnswer(officeCity) },
});

export const getOfficeCity = endpoint({
  method: 'GET',
  path: '/admin/cities/:id',
  summary: 'One city',
  access: ['admin'],
  params: byId,
  responses: { 200: officeCity },
});

export const exportOfficeCities = endpoint(csvOf(listOfficeCities));

export const addCity = endpoint({
  method: 'POST',
  path: '/admin/cities',
  summary: 'Adds a city',
  access: ['admin'],
  body: cityForm,
  responses: { 201: z.object({ id }) },
});

export const updateCity = endpoint({
  method: 'PUT',
  path: '/admin/cities/:id',
  summary: 'Changes a city',
  access: ['admin'],
  params: byId,
  body: cityForm,
  responses: { 200: message },
});

export const deleteCity = endpoint({
  method: 'DELETE',
  path: '/admin/cities/:id',
  summary: 'Deletes a city',
  access: ['admin'],
  params: byId,
  responses: { 200: message },
});

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

const byAnnouncement = z.object({ city_id: idParam, city_announcement_id: idParam });

/** What visitors of a city read for some days, both of them part of it, in India. */
export const announcementForm = z
  .strictObject({
    words: requiredText('Text is required', 160),
    first_day: day('Choose a day'),
    last_day: day('Choose a day'),
  })
  .check(
    z.refine(({ first_day, last_day }) => first_day <= last_day, {
      path: ['last_day'],
      error: 'Not before the first day',
    }),
  );
export type AnnouncementForm = z.infer<typeof announcementForm>;

export const officeAnnouncement = z.object({
  city_announcement_id: id,
  words: z.string(),
  first_day: z.string(),
  last_day: z.string(),
  set_by: z.string(),
  set_on: instant,
  state: z.enum(['waiting', 'shown', 'past']),
});
export type OfficeAnnouncement = z.infer<typeof officeAnnouncement>;

export const listCityAnnouncements = endpoint({
  method: 'GET',
  path: '/admin/cities/:city_id/announcements',
  summary: 'The announcements of a city, the newest first',
  access: ['admin'],
  params: byCity,
  responses: { 200: z.array(officeAnnouncement) },
});

export const addCityAnnouncement = endpoint({
  method: 'POST',
  path: '/admin/cities/:city_id/announcements',
  summary: 'Tells visitors of a city something for some days; one at a time',
  access: ['admin'],
  params: byCity,
  body: announcementForm,
  responses: { 201: z.object({ city_announcement_id: id }) },
});

export const updateCityAnnouncement = endpoint({
  method: 'PUT',
  path: '/admin/cities/:city_id/announcements/:city_announcement_id',
  summary: 'Changes the words or the days of an announcement',
  access: ['admin'],
  params: byAnnouncement,
  body: announcementForm,
  responses: { 200: message },
});

export const deleteCityAnnouncement = endpoint({
  method: 'DELETE',
  path: '/admin/cities/:city_id/announcements/:city_announcement_id',
  summary: 'Takes an announcement back; the log keeps what it said',
  access: ['admin'],
  params: byAnnouncement,
  responses: { 200: message },
});
