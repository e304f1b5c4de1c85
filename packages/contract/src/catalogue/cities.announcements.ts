import { z } from 'zod/mini';
import { day, id, idParam, instant, message, requiredText } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';

const byCity = z.object({ city_id: idParam });
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

export const getCityAnnouncement = endpoint({
  method: 'GET',
  path: '/cities/:city_id/announcement',
  summary: 'What visitors of a city read today; null where there is nothing to say',
  access: 'public',
  params: byCity,
  responses: { 200: z.object({ words: z.nullable(z.string()) }) },
  cache: { topics: ['cities'], maxAgeMs: 60_000 },
});

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
