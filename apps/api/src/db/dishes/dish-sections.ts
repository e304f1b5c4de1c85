import type { TimedSection } from '@tawa/domain/catalogue/section-times';
import type { Names } from '@tawa/domain/catalogue/names/names';
import { sql } from 'kysely';
import { namesOf } from '#db/names.ts';

/** A section in which a dish stands, and where; all of a dish's sections are of one kitchen and so of one zone. */
export interface StoredPlace extends TimedSection {
  name: string;
  names: Names | null;
  /** Where the section stands on the menu. */
  order: number;
  /** Where the dish stands in the section. */
  place: number;
  time_zone: string;
}

/** The time of a section `s` as JSON; null for always. */
export const sectionTime = sql<TimedSection['time']>`case when s.opens is not null then json_build_object(
  'opens', to_char(s.opens, 'HH24:MI'), 'closes', to_char(s.closes, 'HH24:MI'), 'weekdays', s.weekdays) end`;

/** The sections in which a dish `d` stands. */
export const sectionsOfDish = sql<StoredPlace[]>`coalesce((
  select json_agg(json_build_object('name', s.section_name, 'names', ${namesOf('s')}, 'order', s.position, 'place', l.position,
    'outside', s.outside, 'time', ${sectionTime}, 'time_zone', k.timezone) order by s.position)
  from menu_section_dishes l join menu_sections s using (section_id) join restaurants k using (restaurant_id)
  where l.menu_id = d.menu_id), '[]')`;
