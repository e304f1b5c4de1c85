import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeDefaultMin } from '@tawa/domain/common/limits';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAbout, withPaise } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Picture } from '#ui/picture.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { closedText } from './closed-text.ts';
import { WithoutPicture } from './without-picture.tsx';
import { useLanguage } from '#lib/i18n/language.ts';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  restaurant: Restaurant & { price_for_two?: number; distance_m?: number | undefined };
  /** Shows the description, as lists do. */
  described?: boolean;
  eager?: boolean;
  corner?: ReactNode;
}

/** A restaurant in a grid; a closed one is grey, says when it opens, and is still a link. */
export function RestaurantCard({ restaurant, described = false, eager = false, corner }: Props) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const isOpen = restaurant.status === 'online';
  const cover = restaurant.cover_img ? pictureUrl(restaurant.cover_img) : null;
  return (
    <article className="relative" aria-label={restaurant.restaurant_name}>
      <div className="relative overflow-hidden rounded-2xl border border-line bg-surface-2">
        {cover === null ? (
          <WithoutPicture className="aspect-16/10 w-full sm:aspect-4/3" />
        ) : (
          <Picture
            src={cover}
            alt=""
            sizes="(width >= 64rem) 600px, (width >= 40rem) 94vw, 110vw"
            eager={eager}
            className={`aspect-16/10 w-full sm:aspect-4/3 ${isOpen ? '' : 'opacity-60 grayscale'}`}
          />
        )}
        {isOpen && restaurant.offer && (
          <span className="absolute bottom-3 left-3 inline-flex max-w-[calc(100%-24px)] items-center gap-1.5 rounded-[18px] bg-surface px-3 py-1.5 text-note font-bold wrap-anywhere shadow-2">
            <SealPercentIcon weight="fill" className="text-accent-ink" aria-hidden="true" />
            {withPaise(restaurant.offer)}
          </span>
        )}
        {!isOpen && (
          <span className="absolute bottom-3 left-3 rounded-full bg-surface px-3 py-1.5 text-note font-bold shadow-2">
            {closedText(restaurant, language)}
          </span>
        )}
      </div>
      {corner && <div className="absolute top-3 right-3 z-10">{corner}</div>}
      <div className="mt-3 flex gap-3">
        {restaurant.logo && (
          <Picture src={pictureUrl(restaurant.logo)} alt="" sizes="48px" className="size-12 rounded-md" />
        )}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="flex items-start justify-between gap-2">
            <h3 className="text-lg font-bold">
              <Link to={paths.restaurant(restaurant)} className="after:absolute after:inset-0">
                {restaurant.restaurant_name}
              </Link>
            </h3>
            <RatingBadge rating={restaurant.average_rating} />
          </div>
          <p className="flex items-center gap-1.5 text-sm text-ink-2">
            {restaurant.restaurant_type === 'veg' && <VegMark veg className="size-3.5" />}
            {restaurant.cuisine_type}
            {restaurant.restaurant_type === 'veg' && ' · Veg'}
          </p>
          {described && <p className="mt-1 line-clamp-2 text-sm text-ink-2">{restaurant.description}</p>}
          <p className="mt-1 text-note text-ink-3">
            <ClockIcon aria-hidden="true" className="mr-1.5 inline align-[-2px]" />
            {restaurant.delivery_time || deliveryTimeDefaultMin} {t.min}
            {restaurant.price_for_two === undefined ? (
              ' · '
            ) : (
              <>
                {` ${t.forTwo({ priceForTwo: formatAbout(restaurant.price_for_two) })}`}
                <br />
              </>
            )}
            {restaurant.venue_name}, {restaurant.cityname}
            {restaurant.distance_m !== undefined && ` ${t.km({ value: (restaurant.distance_m / 1000).toFixed(1) })}`}
          </p>
        </div>
      </div>
    </article>
  );
}
