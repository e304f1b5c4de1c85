import type { RestaurantProfile } from '@tawa/contract/catalogue/restaurants.kitchen';
import type { Restaurant } from '@tawa/contract/catalogue/restaurants';
import { deliveryTimeDefaultMin } from '@tawa/domain/common/limits';
import type { ReactNode } from 'react';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { kitchenProfileTexts } from './profile.texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** Draws a restaurant as customers see it in a list. */
export type RestaurantPreview = (restaurant: Restaurant) => ReactNode;

type Written = Pick<Restaurant, 'restaurant_name' | 'description' | 'logo' | 'cover_img'> &
  Partial<Pick<Restaurant, 'cuisine_type' | 'restaurant_type'>>;

/** The own restaurant as a list would show it, with what is being written. */
export const shownRestaurant = (
  language: Language,
  profile: RestaurantProfile,
  written: Written = profile,
): Restaurant => {
  const t = textsIn(kitchenProfileTexts, language);
  return {
    restaurant_id: profile.restaurant_id,
    restaurant_name: written.restaurant_name.trim() || t.preview.name,
    description: written.description,
    logo: written.logo,
    cover_img: written.cover_img,
    cuisine_type: written.cuisine_type ?? profile.cuisine_type,
    restaurant_type: written.restaurant_type ?? profile.restaurant_type,
    venue_name: profile.venue_name || t.preview.area,
    city_id: profile.city_id ?? 0,
    cityname: profile.cityname ?? t.preview.city,
    statename: profile.statename,
    full_address: profile.full_address,
    contact_number: null,
    website: null,
    opening_time: '',
    closing_time: '',
    Opening_days: profile.opening_days,
    average_rating: 0,
    rating_count: 0,
    delivery_time: deliveryTimeDefaultMin,
    delivery_fee: 0,
    free_delivery_from: null,
    min_order: 0,
    offer: null,
    status: 'online',
    reason: null,
    lat: null,
    lng: null,
    offers_delivery: true,
    served_orders: 0,
    on_time_percent: null,
    next_open_at: null,
    closes_at: null,
  };
};

/** The preview in its frame; nothing in it can be pressed. */
export function Preview({ children }: { children: ReactNode }) {
  const t = useTexts(kitchenProfileTexts);
  return (
    <section className="rounded-xl bg-surface-2 p-3" aria-label={t.preview.title}>
      <p className="mb-2 text-note font-semibold text-ink-2">{t.preview.title}</p>
      <div inert className="mx-auto max-w-sm rounded-lg border border-line bg-surface p-3">
        {children}
      </div>
    </section>
  );
}
