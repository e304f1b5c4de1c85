import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import type { SectionSetup } from '@tawa/contract/catalogue/menu.sections';
import { decideServing, placesOnMenu, servedFromText } from '@tawa/domain/catalogue/section-times';
import { categoryFallback, serviceDayStartHour } from '@tawa/domain/common/limits';
import { addDays, instantAt, minutesOf, zonedParts } from '@tawa/domain/common/zoned-time';
import { faultOf, type DraftSection } from './sections-draft.ts';

/** A part of the menu as customers see it at a moment; `from` says when it is served while it is not. */
export interface Part {
  name: string;
  from: string | null;
}
export interface Preview {
  parts: Part[];
  /** Sections that are served, and dishes that can be ordered. */
  sections: number;
  dishes: number;
  /** The weekday on which a section that is on past midnight began, 0 = Sunday. */
  night: { name: string; weekday: number; closes: string } | null;
}

/** The next moment at which the kitchen's wall says this weekday and time; the small hours belong to the evening before. */
export function momentOf(weekday: number, clock: string, now: Date, zone: string): Date {
  const today = zonedParts(now, zone);
  const minutes = minutesOf(clock);
  const days = (weekday - today.weekday + 7) % 7;
  const isNight = minutes < serviceDayStartHour * 60;
  return instantAt(addDays(today.date, days + (isNight ? 1 : 0)), minutes, zone);
}

function nightOf(sections: readonly DraftSection[], at: Date, zone: string): Preview['night'] {
  const { minutes, weekday } = zonedParts(at, zone);
  for (const { section_name: name, time } of sections) {
    if (!time || time.closes > time.opens || minutes >= minutesOf(time.closes)) continue;
    if (decideServing([{ time }], { at, time_zone: zone }).isOn)
      return { name, weekday: (weekday + 6) % 7, closes: time.closes };
  }
  return null;
}

/** The menu at a moment with what is not saved yet; sections that cannot be saved are as if they had no time. */
export function previewOf(
  { categories, dishes }: Pick<EditedMenu, 'categories' | 'dishes'>,
  draft: readonly DraftSection[],
  { at, now, time_zone }: { at: Date; now: Date } & Pick<SectionSetup, 'time_zone'>,
): Preview {
  const broken = faultOf(draft)?.key;
  const sections = draft.map((section) => (section.key === broken ? { ...section, time: null } : section));
  const nameOf = new Map<number | null, string>(categories.map((one) => [one.category_id, one.category_name]));
  const shown = new Map<string, Part & { rank: number }>();
  const onSale = dishes.filter(({ state }) => state === 'on');
  let served = 0;
  for (const { menu_id, category_id } of onSale) {
    const own = sections.filter(({ menu_ids }) => menu_ids.includes(menu_id));
    if (decideServing(own, { at, time_zone }).isOn) served += 1;
    for (const { section, from } of placesOnMenu(own, { at, time_zone }) ?? [])
      shown.set(`${section.key}`, {
        name: section.section_name,
        from: from && servedFromText(from, now, time_zone),
        rank: sections.indexOf(section) + (from ? 2000 : 0),
      });
    if (own.length > 0) continue;
    const name = nameOf.get(category_id) ?? categoryFallback;
    shown.set(`category ${name}`, { name, from: null, rank: 1000 + [...nameOf.keys()].indexOf(category_id) });
  }
  const parts = [...shown.values()].toSorted((a, b) => a.rank - b.rank);
  return {
    parts: parts.map(({ name, from }) => ({ name, from })),
    sections: parts.filter(({ from }) => from === null).length,
    dishes: served,
    night: nightOf(sections, at, time_zone),
  };
}
