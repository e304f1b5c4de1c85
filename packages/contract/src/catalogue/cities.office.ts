import { z } from 'zod/mini';
import { day, flag, id, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { byId, csvOf, flagFilter, listAnswer, listQuery } from '../common/lists.ts';

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
