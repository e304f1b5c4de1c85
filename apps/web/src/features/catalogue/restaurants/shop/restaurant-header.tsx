import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { MapPinIcon } from '@phosphor-icons/react/dist/ssr/MapPin';
import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { formatRupees } from '@tawa/domain/common/money';
import { Link } from 'react-router';
import { formatCount } from '#lib/format.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { OpenBadge } from './open-badge.tsx';
import { WithoutPicture } from './without-picture.tsx';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';

const typeWordsIn = keepEach((language: Language) => {
  const t = textsIn(restaurantsTexts, language);
  return { veg: t.veg, 'non-veg': t.nonVeg, both: t.bothVegNon };
});

/** Cover, logo, name, open badge and what matters before ordering. */
export function RestaurantHeader({ restaurant }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { restaurant_name, logo, cover_img, restaurant_type, delivery_fee } = restaurant;
  return (
    <header>
      {cover_img === null ? (
        <WithoutPicture className="h-36 w-full lg:h-52 lg:rounded-3xl" />
      ) : (
        <Picture
          src={pictureUrl(cover_img)}
          alt=""
          sizes="(width >= 86rem) 1312px, (width >= 40rem) 100vw, 450px"
          eager
          className={`h-[236px] w-full lg:h-[312px] lg:rounded-3xl ${restaurant.status === 'online' ? '' : 'grayscale'}`}
        />
      )}
      <div className="relative -mt-7 rounded-t-[28px] bg-canvas px-4 pt-5 lg:mt-0 lg:flex lg:items-start lg:gap-6 lg:bg-transparent lg:px-6 lg:pt-0">
        {logo && (
          <Picture
            src={pictureUrl(logo)}
            alt=""
            sizes="(width >= 64rem) 128px, 80px"
            className="-mt-14 mb-3 size-20 rounded-xl ring-4 ring-canvas lg:-mt-12 lg:mb-0 lg:size-32 lg:rounded-2xl"
          />
        )}
        <div className="min-w-0 flex-1 wrap-anywhere lg:min-w-[40%] lg:py-4">
          <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
            <h1 className="text-3xl font-extrabold tracking-[-.03em] lg:text-4xl">{restaurant_name}</h1>
            <OpenBadge restaurant={restaurant} />
          </div>
          <p className="mt-1 text-body wrap-anywhere text-ink-2">
            {[restaurant.cuisine_type, restaurant_type && typeWordsIn(language)[restaurant_type]]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <ul className="mt-3 flex min-w-0 flex-wrap items-center gap-x-5 gap-y-2 text-sm text-ink-2 lg:mt-0 lg:gap-y-0 lg:self-end lg:py-3">
          <li className="flex items-center gap-2">
            <RatingBadge rating={restaurant.average_rating} />
            {restaurant.rating_count > 0 && t.ratings({ ratingCount: formatCount(restaurant.rating_count) })}
          </li>
          <li className="flex items-center gap-1.5">
            <ClockIcon aria-hidden="true" /> {t.minutes({ deliveryTime: restaurant.delivery_time })}
          </li>
          {restaurant.offers_delivery && (
            <li className="num flex items-center gap-1.5">
              <MopedIcon aria-hidden="true" />{' '}
              {delivery_fee === 0 ? t.freeDelivery : t.delivery({ deliveryFee: formatRupees(delivery_fee) })}
            </li>
          )}
          <li className="flex min-w-0 items-center gap-1.5 wrap-anywhere">
            <MapPinIcon aria-hidden="true" /> {restaurant.full_address}
          </li>
          {restaurant.takes_tables && (
            <li>
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
