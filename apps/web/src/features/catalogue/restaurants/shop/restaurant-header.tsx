import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { Link } from 'react-router';
import { formatCount, formatTime } from '#lib/format.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { OpenBadge } from './open-badge.tsx';
import { OrderFactsLine } from './order-facts-line.tsx';
import type { Spot } from './order-facts.tsx';
import { WithoutPicture } from './without-picture.tsx';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const typeWordsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantsTexts, language);
  return { veg: t.veg, 'non-veg': t.nonVeg, both: t.bothVegNon };
});

function openText({ status, closes_at }: RestaurantDetails, language: Language): string {
  const t = textsIn(restaurantsTexts, language);
  if (status !== 'online') return t.closed;
  return closes_at === null ? t.open : t.openUntil({ closesAt: formatTime(closes_at, language) });
}

/** Cover, logo, name, open badge and what matters before ordering. */
export function RestaurantHeader({
  restaurant,
  from,
}: {
  restaurant: RestaurantDetails;
  from: Spot | null | undefined;
}) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { restaurant_name, logo, cover_img, cuisine_type, restaurant_type } = restaurant;
  const kinds = [
    cuisine_type && cuisineIn(cuisine_type, language),
    restaurant_type && typeWordsIn(language)[restaurant_type],
  ]
    .filter(Boolean)
    .join(' · ');
  return (
    <header className="in-data-plain:pt-16">
      {cover_img === null ? (
        <WithoutPicture className="h-[7.75rem] w-full lg:h-52 lg:rounded-3xl" />
      ) : (
        <Picture
          src={pictureUrl(cover_img)}
          alt=""
          sizes="(width >= 86rem) 1312px, 100vw"
          eager
          className={`h-[7.75rem] w-full lg:h-[19.5rem] lg:rounded-3xl ${restaurant.status === 'online' ? '' : 'grayscale'}`}
        />
      )}
      <div className="px-4 lg:flex lg:items-start lg:gap-6 lg:px-6">
        <div className="relative flex min-w-0 items-start gap-4 lg:min-w-[40%] lg:flex-1 lg:gap-6">
          {logo && (
            <Picture
              src={pictureUrl(logo)}
              alt=""
              sizes="(width >= 64rem) 128px, 64px"
              className="-mt-7 size-16 shrink-0 rounded-lg ring-4 ring-canvas lg:-mt-12 lg:size-32 lg:rounded-2xl"
            />
          )}
          <div className="min-w-0 flex-1 pt-1.5 wrap-anywhere lg:py-4">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <h1 className="min-w-0 text-[1.625rem]/8 font-extrabold tracking-[-.03em] max-lg:flex-1 lg:text-4xl">
                {nameIn(restaurant_name, restaurant.names, language)}
              </h1>
              <span className="lg:hidden">
                <RatingBadge rating={restaurant.average_rating} />
              </span>
              <span className="max-lg:hidden">
                <OpenBadge restaurant={restaurant} />
              </span>
            </div>
            <p className="mt-1 text-body text-ink-2 max-lg:hidden">{kinds}</p>
          </div>
        </div>
        <ul className="mt-2 flex min-w-0 flex-wrap items-center gap-x-4 gap-y-0 text-sm text-ink-2 lg:gap-x-5 lg:mt-0 lg:self-end lg:py-3">
          <li className="max-lg:w-full lg:order-2">
            <OrderFactsLine restaurant={restaurant} from={from} />
          </li>
          <li className="flex items-center gap-2 lg:order-1">
            <span className="max-lg:hidden">
              <RatingBadge rating={restaurant.average_rating} />
            </span>
            {restaurant.rating_count > 0 && t.ratings({ ratingCount: formatCount(restaurant.rating_count) })}
          </li>
          <li className="flex min-w-0 items-center gap-1.5 wrap-anywhere max-lg:hidden lg:order-4">
            <MapPinIcon aria-hidden="true" /> {restaurant.full_address}
          </li>
          <li className="lg:hidden">{openText(restaurant, language)}</li>
          <li className="lg:hidden">{kinds}</li>
          {restaurant.takes_tables && (
            <li className="lg:order-5">
              <Link
                to="#tables"
                className="inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
              >
                {t.checkTableAvailability}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </header>
  );
}
