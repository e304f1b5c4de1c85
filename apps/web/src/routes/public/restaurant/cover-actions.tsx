import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { ArrowLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowLeft';
import { ShareNetworkIcon } from '@phosphor-icons/react/dist/ssr/ShareNetwork';
import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router';
import { FavouriteRestaurantButton } from '#features/catalogue/favourites/shop/favourite-restaurant-button.tsx';
import { restaurantQuery } from '#features/catalogue/restaurants/shop/restaurant.queries.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { canShare, copyLink, shareHere } from '#ui/dialog/share.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { publicRestaurantScreenTexts } from './restaurant.texts.ts';

/** Does a page of ours lie behind this one? The router numbers those that it opened. */
function hasPageBehind(): boolean {
  const state: unknown = window.history.state;
  return typeof state === 'object' && state !== null && 'idx' in state && Number(state.idx) > 0;
}

function BackLink() {
  const t = useTexts(publicRestaurantScreenTexts);
  const navigate = useNavigate();
  const goBack = (event: MouseEvent) => {
    if (!hasPageBehind()) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link
      to={paths.restaurants()}
      aria-label={t.back}
      title={t.back}
      onClick={goBack}
      className="press grid size-11 place-items-center rounded-full bg-surface text-[1.25rem] text-ink shadow-1 lg:hidden"
    >
      <ArrowLeftIcon weight="bold" aria-hidden="true" />
    </Link>
  );
}

/** On the cover: back on a phone, sharing, and the heart. */
export function CoverActions({ restaurantId }: { restaurantId: number }) {
  const t = useTexts(publicRestaurantScreenTexts);
  const language = useLanguage();
  const { data: restaurant } = useQuery(restaurantQuery(restaurantId));
  if (!restaurant) return null;
  const share = () => {
    const { href } = window.location;
    void (canShare()
      ? shareHere(nameIn(restaurant.restaurant_name, restaurant.names, language), href, language)
      : copyLink(href, language));
  };
  return (
    <div className="absolute inset-x-4 top-3 z-10 flex gap-2 lg:inset-x-6 lg:top-5">
      <BackLink />
      <span className="flex-1" />
      <IconButton label={t.share} icon={ShareNetworkIcon} look="filled" onClick={share} />
      <FavouriteRestaurantButton restaurant={restaurant} />
    </div>
  );
}
