import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import {
  checklistGroups,
  isBeingFilled,
  isBeingRead,
  type ChecklistItem,
} from '@tawa/domain/catalogue/restaurant-life';
import { Link } from 'react-router';
import { formatWhen } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { kitchenProfileTexts } from './profile.texts.ts';
import { areaOfItem, isToDo, wayTo } from './way-to-item.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { catalogueRestaurantsTexts } from '../../restaurants.texts.ts';

type Line = RestaurantProfile['checklist'][number];

/** Minutes that an item takes somebody who has everything at hand. */
const minutes: Partial<Record<ChecklistItem, number>> = { address: 2, hours: 2, fssai: 3, payout: 2 };
const minutesOf = (lines: readonly Line[]) => lines.reduce((sum, { item }) => sum + (minutes[item] ?? 1), 0);

function headingOf({ lifecycle, listed, checklist }: RestaurantProfile, language: Language): string {
  const t = textsIn(kitchenProfileTexts, language);
  if (listed) return t.band.listed;
  const remarks = checklist.filter(({ remark }) => remark !== null).length;
  if (lifecycle === 'changes_requested' && remarks > 0)
    return t.remarks({ remarks: t.remarkCount({ count: remarks }) });
  if (!isBeingFilled(lifecycle)) return t.stateHere[lifecycle].title;
  const left = checklist.filter(isToDo);
  const done = t.band.done({ done: checklist.length - left.length, all: checklist.length });
  return left.length === 0 ? done : `${done}, ${t.left({ minutes: t.minutes({ count: minutesOf(left) }) })}`;
}

function textOf(
  { lifecycle, lifecycle_reason, listed, hidden_reason, submitted_on, checklist }: RestaurantProfile,
  language: Language,
): string {
  const t = textsIn(kitchenProfileTexts, language);
  const sent =
    isBeingRead(lifecycle) && submitted_on ? t.sent({ when: formatWhen(submitted_on, Date.now(), language) }) : '';
  const isUnlisted = lifecycle === 'active' && !listed;
  const isFilled = lifecycle === 'draft' && !checklist.some((line) => isToDo(line));
  const inState = isFilled ? t.filled : t.stateHere[lifecycle].text;
  const state = isUnlisted ? t.unlisted : listed ? '' : inState;
  return [
    lifecycle_reason && `${lifecycle_reason}.`,
    sent,
    hidden_reason ? t.hidden({ reason: hidden_reason.replace(/[.!?…]*$/, '') }) : state,
  ]
    .filter(Boolean)
    .join(' ');
}

/** One bar for each group, with a dash for each of its items. */
function GroupBars({ checklist }: Pick<RestaurantProfile, 'checklist'>) {
  const t = useTexts(catalogueRestaurantsTexts);
  return (
    <ul className="mt-5 grid grid-cols-2 gap-x-3 gap-y-4 sm:grid-cols-4">
      {(['restaurant', 'place', 'papers', 'money'] as const).map((group) => {
        const items: readonly ChecklistItem[] = checklistGroups[group];
        const lines = checklist.filter(({ item }) => items.includes(item));
        const done = lines.filter((line) => !isToDo(line)).length;
        return (
          <li key={group}>
            <span aria-hidden="true" className="flex gap-1">
              {lines.map((line) => (
                <span
                  key={line.item}
                  className={cx('h-1.5 flex-1 rounded-full', isToDo(line) ? 'bg-on-bar/25' : 'bg-on-bar-accent')}
                />
              ))}
            </span>
            <span className="mt-2 flex items-center gap-1.5 text-note font-semibold">
              {done === lines.length && (
                <Icon of={CheckCircleIcon} weight="fill" className="text-[1rem] text-on-bar-accent" />
              )}
              <span>{t.group[group]}</span>
              <span className="num opacity-80">
                {done}/{lines.length}
              </span>
            </span>
          </li>
        );
      })}
    </ul>
  );
}

const goOn =
  'press inline-flex min-h-12 max-w-full shrink-0 items-center justify-center rounded-md bg-accent px-6 text-base font-bold text-on-accent focus-visible:outline-on-bar-accent';

/** How far the restaurant is, on the dark bar, and the way to what comes next. */
export function Band({ profile }: { profile: RestaurantProfile }) {
  const catalogueRestaurants = useTexts(catalogueRestaurantsTexts);
  const language = useLanguage();
  const t = useTexts(kitchenProfileTexts);
  const { lifecycle, checklist, listed } = profile;
  const isFilling = isBeingFilled(lifecycle);
  const { isOpen } = useStaffAccess();
  const next = isFilling ? checklist.find((line) => isToDo(line) && isOpen(areaOfItem(line.item))) : undefined;
  const isUnlisted = lifecycle === 'active' && !listed;
  const text = textOf(profile, language);
  return (
    <section className="rounded-2xl bg-bar p-6 text-on-bar" aria-label={t.label}>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="text-2xl font-bold">{headingOf(profile, language)}</h2>
          {text && <p className="mt-1 text-body break-words">{text}</p>}
        </div>
        {next && (
          <Link to={wayTo(next.item)} className={goOn}>
            {t.goOn({ item: catalogueRestaurants.item[next.item] })}
          </Link>
        )}
        {isUnlisted && (
          <Link to={paths.restaurantMenu()} className={goOn}>
            {t.firstDish}
          </Link>
        )}
      </div>
      {isFilling && <GroupBars checklist={checklist} />}
    </section>
  );
}
