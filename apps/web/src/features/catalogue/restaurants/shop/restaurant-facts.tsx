import { dayMs } from '@tawa/domain/common/durations';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { dayHoursText } from '@tawa/domain/common/clock-text';
import { useQuery } from '@tanstack/react-query';
import { weekdayToday } from '#lib/format.ts';
import { pictureUrl } from '#lib/paths.ts';
import { useHydrated } from '#lib/store.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { chefsQuery } from './chefs.queries.ts';
import { RestaurantMap } from './restaurant-map.tsx';
import { restaurantsTexts } from './restaurants.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { keepEach, useTexts } from '#lib/i18n/texts.ts';

export function Chefs({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(restaurantsTexts);
  const { data, isError, refetch } = useQuery(chefsQuery(restaurantId));
  if (!data)
    return (
      isError && (
        <div className="mt-16">
          <FailedPart text={t.chefs.failed} onRetry={() => void refetch()} />
        </div>
      )
    );
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="chefs-title" className="mt-16">
      <h2 id="chefs-title" className="text-2xl font-bold">
        {t.inKitchen}
      </h2>
      <ul className="mt-4 grid gap-4 sm:grid-cols-3">
        {data.map((chef) => (
          <li key={chef.chef_id} className="flex gap-4 rounded-2xl border border-line bg-surface p-5">
            <Picture
              src={pictureUrl(chef.chef_image)}
              alt=""
              sizes="72px"
              width={72}
              height={72}
              className="size-18 rounded-full"
            />
            <div>
              <p className="text-row font-bold">{chef.chef_name}</p>
              <p className="text-note font-semibold text-brand-ink">{chef.designation}</p>
              <p className="mt-1 text-sm text-ink-2">{chef.description}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

const week = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const weekdayIn = keepEach(
  (language: Language) => new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' }),
);
// A Monday, from which the days are counted.
const monday = Date.UTC(2026, 1, 2);
const dayIn = (day: string, language: Language): string =>
  weekdayIn(language).format(monday + week.indexOf(day) * dayMs);

/** Hours by day, what the kitchen says of itself, address, phone, website and licence. */
export function AddressAndHours({ restaurant }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { lat, lng } = restaurant;
  // The server's page is kept, and a day may end meanwhile.
  const today = useHydrated() ? weekdayToday() : null;
  return (
    <section aria-labelledby="hours-title" className="mt-16 grid gap-8 md:grid-cols-2">
      <div>
        <h2 id="hours-title" className="text-2xl font-bold">
          {t.openingHours}
        </h2>
        <dl className="mt-4 grid gap-2 text-body">
          {restaurant.hours.map(({ day, shifts }) => (
            <div key={day} className={`flex gap-6 ${day === today ? 'font-bold' : 'text-ink-2'}`}>
              <dt className="w-28 font-semibold text-ink">
                {dayIn(day, language)}
                {day === today && <span className="ml-2 text-note text-brand-ink">{t.today}</span>}
              </dt>
              <dd className="num">{dayHoursText(shifts)}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div>
        <h2 className="text-2xl font-bold">{t.aboutWhere}</h2>
        {restaurant.description && <p className="mt-4 max-w-[60ch] text-body">{restaurant.description}</p>}
        <p className="mt-4 text-body text-ink-2">{restaurant.full_address}</p>
        {lat !== null && lng !== null && (
          <RestaurantMap name={nameIn(restaurant.restaurant_name, restaurant.names, language)} at={{ lat, lng }} />
        )}
        {restaurant.contact_number && (
          <p className="mt-2">
            <a
              href={`tel:${restaurant.contact_number}`}
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink"
            >
              {restaurant.contact_number}
            </a>
          </p>
        )}
        {restaurant.website && (
          <p className="mt-2">
            <a
              href={restaurant.website}
              target="_blank"
              rel="noreferrer nofollow"
              className="inline-flex min-h-11 items-center font-semibold text-brand-ink [overflow-wrap:anywhere]"
            >
              {restaurant.website}
            </a>
          </p>
        )}
        {restaurant.fssai_number && (
          <p className="mt-2 text-note text-ink-3">{t.fssaiLicence({ fssaiNumber: restaurant.fssai_number })}</p>
        )}
      </div>
    </section>
  );
}
