import type { Dish, DishDetails } from '@tawa/contract/catalogue/menu';
import type { RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { findOwn } from '@tawa/domain/common/own';
import { paths } from '../paths.ts';
import { fullUrl } from './site.ts';
import { breadcrumbs, pictureThing, type Thing } from './structured-data.ts';

const currency = 'INR';

const offerOf = (dish: Dish): Thing => ({
  '@type': 'Offer',
  price: effectivePrice(dish).toFixed(2),
  priceCurrency: currency,
  availability: `https://schema.org/${dish.availability === 'available' ? 'InStock' : 'OutOfStock'}`,
  url: fullUrl(paths.dish(dish.menu_id)),
});

const onMenu = (dish: Dish): Thing => ({
  '@type': 'MenuItem',
  name: dish.dish_name,
  suitableForDiet: dish.is_veg === 1 ? 'https://schema.org/VegetarianDiet' : undefined,
  offers: offerOf(dish),
});

const menuOf = (dishes: readonly Dish[]): Thing => ({
  '@type': 'Menu',
  hasMenuSection: [...new Set(dishes.map(({ category }) => category))].map((name) => ({
    '@type': 'MenuSection',
    name,
    hasMenuItem: dishes.filter(({ category }) => category === name).map(onMenu),
  })),
});

/** '₹90.00 to ₹420.00', of what is on sale. */
function priceRange(dishes: readonly Dish[]): string | undefined {
  if (dishes.length === 0) return undefined;
  const prices = dishes.map(effectivePrice);
  return `${formatRupees(Math.min(...prices))} to ${formatRupees(Math.max(...prices))}`;
}

/** '8:40 pm' as '20:40'; undefined for anything else. */
function clockOf(text: string): string | undefined {
  const [, hour, minute, half] = /^(\d{1,2}):(\d{2}) ([ap]m)$/.exec(text.trim()) ?? [];
  if (hour === undefined) return undefined;
  const hours = (Number(hour) % 12) + (half === 'pm' ? 12 : 0);
  return `${String(hours).padStart(2, '0')}:${minute}`;
}

const wholeDay = ['00:00', '23:59'] as const;

function spansOf(hours: string): (readonly [string, string])[] {
  if (hours === 'Open 24 hours') return [wholeDay];
  return hours.split(',').flatMap((span) => {
    const [opens, closes] = span.split('–').map(clockOf);
    return opens && closes ? [[opens, closes] as const] : [];
  });
}

const weekdays: Readonly<Record<string, string>> = {
  Mon: 'Monday',
  Tue: 'Tuesday',
  Wed: 'Wednesday',
  Thu: 'Thursday',
  Fri: 'Friday',
  Sat: 'Saturday',
  Sun: 'Sunday',
};

export const openingHours = (week: RestaurantDetails['hours']): Thing[] =>
  week.flatMap(({ day, hours }) =>
    spansOf(hours).map(([opens, closes]) => ({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: `https://schema.org/${findOwn(weekdays, day) ?? day}`,
      opens,
      closes,
    })),
  );

const rating = ({ average_rating, rating_count }: RestaurantDetails): Thing | undefined =>
  rating_count > 0
    ? { '@type': 'AggregateRating', ratingValue: average_rating, ratingCount: rating_count, bestRating: 5 }
    : undefined;

const place = ({ full_address, cityname, statename, pincode }: RestaurantDetails): Thing => ({
  '@type': 'PostalAddress',
  streetAddress: full_address ?? undefined,
  addressLocality: cityname,
  addressRegion: statename ?? undefined,
  postalCode: pincode ?? undefined,
  addressCountry: 'IN',
});

/** A restaurant with its menu, and where its page lies. */
export function restaurantThings(restaurant: RestaurantDetails, dishes: readonly Dish[]): Thing[] {
  const address = paths.restaurant(restaurant);
  const { lat, lng, restaurant_name } = restaurant;
  const onSale = dishes.filter(({ isactive }) => isactive === 1);
  return [
    {
      '@type': 'Restaurant',
      '@id': fullUrl(address),
      name: restaurant_name,
      url: fullUrl(address),
      description: restaurant.description,
      image: [restaurant.cover_img, restaurant.logo].flatMap((stored) => pictureThing(stored) ?? []),
      telephone: restaurant.contact_number ?? undefined,
      servesCuisine: restaurant.cuisine_type ?? undefined,
      address: place(restaurant),
      geo: lat === null || lng === null ? undefined : { '@type': 'GeoCoordinates', latitude: lat, longitude: lng },
      openingHoursSpecification: openingHours(restaurant.hours),
      priceRange: priceRange(onSale),
      aggregateRating: rating(restaurant),
      hasMenu: menuOf(onSale),
    },
    breadcrumbs([
      { label: 'Home', to: paths.home },
      { label: 'Restaurants', to: paths.restaurants() },
      { label: restaurant_name },
    ]),
  ];
}

/** A dish on its own page. */
export const dishThing = (dish: DishDetails): Thing => ({
  ...onMenu(dish),
  '@id': fullUrl(paths.dish(dish.menu_id)),
  description: dish.description,
  image: pictureThing(dish.dish_img),
  nutrition:
    dish.calories === null
      ? undefined
      : {
          '@type': 'NutritionInformation',
          calories: `${dish.calories} calories`,
          servingSize: dish.serving ?? '1 portion',
        },
  offers: {
    ...offerOf(dish),
    offeredBy: { '@type': 'Restaurant', '@id': fullUrl(paths.restaurant(dish)), name: dish.restaurant_name },
  },
});
