import type { ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { paths, pictureUrl } from '#lib/paths.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { Picture } from '#ui/picture.tsx';
import { RatingBadge } from '#ui/rating.tsx';
import { OrderFacts, type Spot } from './order-facts.tsx';
import { WithoutPicture } from './without-picture.tsx';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  restaurant: ListedRestaurant;
  from: Spot | null | undefined;
  /** Lies on the picture's upper right corner. */
  favourite?: ReactNode;
}

/** A restaurant in a rail or a grid beside dishes, in the shape of their cards. */
export function RestaurantTile({ restaurant, from, favourite }: Props) {
  const { cover_img, logo, cuisine_type, average_rating, status } = restaurant;
  const language = useLanguage();
  const name = nameIn(restaurant.restaurant_name, restaurant.names, language);
  const grey = status === 'online' ? '' : 'opacity-60 grayscale';
  return (
    <article
      className="relative flex h-full flex-col overflow-hidden rounded-2xl border border-line bg-surface"
      aria-label={name}
    >
      {cover_img === null ? (
        <WithoutPicture className="aspect-4/3 w-full" />
      ) : (
        <Picture
          src={pictureUrl(cover_img)}
          alt=""
          sizes="(min-width: 1024px) 260px, 212px"
          className={`aspect-4/3 w-full ${grey}`}
        />
      )}
      {favourite && <div className="absolute top-2 right-2 z-10">{favourite}</div>}
      <div className="flex flex-1 flex-col gap-1.5 p-4 in-data-plain:pr-14">
        {logo && (
          <Picture
            src={pictureUrl(logo)}
            alt=""
            sizes="36px"
            className="relative -mt-9 size-9 rounded-sm border-2 border-surface"
          />
        )}
        <div className="flex items-start justify-between gap-2 wrap-anywhere">
          <h3 className="text-row font-bold">
            <Link to={paths.restaurant(restaurant)} className="after:absolute after:inset-0 hover:underline">
              {name}
            </Link>
          </h3>
          <RatingBadge rating={average_rating} />
        </div>
        <p className="text-note text-ink-3">{cuisine_type && cuisineIn(cuisine_type, language)}</p>
        <OrderFacts restaurant={restaurant} from={from} />
      </div>
    </article>
  );
}
