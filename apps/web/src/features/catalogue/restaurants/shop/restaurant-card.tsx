import { SealPercentIcon } from '@phosphor-icons/react/dist/ssr/SealPercent';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatAbout, withPaise } from '#lib/format.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { Picture } from '#ui/picture.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { OrderFacts, type Spot } from './order-facts.tsx';
import { WithoutPicture } from './without-picture.tsx';
import { restaurantsTexts } from './restaurants.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  restaurant: Restaurant & { price_for_two?: number };
  /** Where the food would go. */
  from?: Spot | null | undefined;
  /** Shows the description, as lists do. */
  described?: boolean;
  eager?: boolean;
  corner?: ReactNode;
}

// On a phone the names form one edge beside small pictures, so that three whole rows are in view.
const row =
  'relative grid in-data-plain:block! grid-cols-[minmax(0,1fr)] max-sm:grid-cols-[116px_minmax(0,1fr)] max-sm:gap-x-3.5';
// A line under the facts; on wider screens a label on the picture.
const label =
  'mt-1 text-note font-bold wrap-anywhere max-sm:col-start-2 max-sm:row-start-2 sm:col-start-1 sm:row-start-1 sm:z-1 sm:m-3 sm:self-end sm:justify-self-start sm:rounded-[18px] sm:bg-surface sm:px-3 sm:py-1.5 sm:shadow-2';

function Offer({ restaurant }: Pick<Props, 'restaurant'>) {
  const language = useLanguage();
  if (restaurant.status !== 'online' || !restaurant.offer) return null;
  return (
    <span className={`flex items-start gap-1.5 ${label}`}>
      <SealPercentIcon weight="fill" className="mt-0.5 shrink-0 text-accent-ink" aria-hidden="true" />
      {withPaise(nameIn(restaurant.offer, restaurant.offer_names, language))}
    </span>
  );
}

/** What it cooks, and on wide screens what two pay there. */
function Cuisine({ restaurant: { restaurant_type, cuisine_type, price_for_two } }: Pick<Props, 'restaurant'>) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const parts = [
    cuisine_type && cuisineIn(cuisine_type, language),
    restaurant_type === 'veg' ? t.pureVeg : null,
  ].filter(Boolean);
  return (
    <p className="flex items-center gap-1.5 text-sm text-ink-2">
      {restaurant_type === 'veg' && <VegMark veg className="size-3.5" />}
      <span>
        {parts.join(' · ')}
        {price_for_two !== undefined && (
          <span className="max-sm:hidden">{` · ${t.forTwo({ priceForTwo: formatAbout(price_for_two) })}`}</span>
        )}
      </span>
    </p>
  );
}

/** A restaurant in a list; a closed one is grey, says when it opens, and is still a link. */
export function RestaurantCard({ restaurant, from, described = false, eager = false, corner }: Props) {
  const name = nameIn(restaurant.restaurant_name, restaurant.names, useLanguage());
  const isOpen = restaurant.status === 'online';
  const cover = restaurant.cover_img ? pictureUrl(restaurant.cover_img) : null;
  return (
    <article className={row} aria-label={name}>
      <div className="overflow-hidden rounded-2xl border empty:hidden border-line bg-surface-2 max-sm:row-span-2 max-sm:self-start max-sm:rounded-[20px] sm:col-start-1 sm:row-start-1">
        {cover === null ? (
          <WithoutPicture className="aspect-square w-full sm:aspect-4/3" />
        ) : (
          <Picture
            src={cover}
            alt=""
            sizes="(width >= 64rem) 600px, (width >= 40rem) 94vw, 170px"
            eager={eager}
            className={`aspect-square w-full sm:aspect-4/3 ${isOpen ? '' : 'opacity-60 grayscale'}`}
          />
        )}
      </div>
      <Offer restaurant={restaurant} />
      {corner && <div className="absolute top-3 right-3 z-10 in-data-plain:hidden">{corner}</div>}
      <div className="flex min-w-0 gap-3 max-sm:col-start-2 max-sm:row-start-1 sm:mt-3">
        {restaurant.logo && (
          <Picture
            src={pictureUrl(restaurant.logo)}
            alt=""
            sizes="48px"
            className="size-12 rounded-md max-sm:absolute max-sm:top-[86px] max-sm:left-[86px] max-sm:size-9 max-sm:rounded-sm max-sm:border-2 max-sm:border-canvas"
          />
        )}
        <div className="min-w-0 flex-1 wrap-anywhere">
          <div className="flex items-start justify-between gap-2">
            <h3 className="text-lg font-bold max-sm:leading-6">
              <Link to={paths.restaurant(restaurant)} className="after:absolute after:inset-0">
                {name}
              </Link>
            </h3>
            <RatingBadge rating={restaurant.average_rating} />
          </div>
          <Cuisine restaurant={restaurant} />
          {described && <p className="mt-1 line-clamp-2 text-sm text-ink-2 max-sm:hidden">{restaurant.description}</p>}
          <OrderFacts restaurant={restaurant} from={from} />
        </div>
      </div>
    </article>
  );
}
