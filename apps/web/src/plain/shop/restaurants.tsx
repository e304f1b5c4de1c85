import { listActiveCities, type City } from '@tawa/contract/catalogue/cities';
import { listRestaurants, type ListedRestaurant } from '@tawa/contract/catalogue/restaurants.list';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { formatRupees } from '@tawa/domain/common/money';
import { restaurantsPageSize, searchLengthMax } from '@tawa/domain/common/limits';
import { closedText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { citiesTexts } from '#features/catalogue/cities/shop/cities.texts.ts';
import { restaurantsTexts } from '#features/catalogue/restaurants/shop/restaurants.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { formatAbout, formatRating } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { withSearch } from '#lib/paths.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { cuisineIn } from '#lib/words/cuisine.ts';
import { restaurantsScreenTexts } from '#routes/public/restaurants/restaurants.texts.ts';
import { Pick, Send, TextField } from '../fields.tsx';
import { idOf } from '../form-values.ts';
import { wholeFront } from '../page.tsx';
import { plainTexts } from '../plain.texts.ts';
import { plainAddress, type Screen, type Visit } from '../visit.ts';

function Cities({ cities }: { cities: readonly City[] }) {
  const t = useTexts(citiesTexts);
  const language = useLanguage();
  if (cities.length === 0) return <p>{t.cities.none}</p>;
  return (
    <ul className="rows">
      {cities.map(({ city_id, cityname, restaurant_count }) => (
        <li key={city_id}>
          <a href={plainAddress(language, `/?city=${city_id}`)}>
            <b>{cityname}</b> <span className="quiet">{t.restaurants({ count: restaurant_count })}</span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function Row({ restaurant }: { restaurant: ListedRestaurant }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const { restaurant_id, average_rating, rating_count, delivery_time, delivery_fee, cuisine_type } = restaurant;
  const isOpen = restaurant.status === 'online';
  const facts = [
    rating_count > 0 ? `★ ${formatRating(average_rating)}` : '',
    cuisine_type === null ? '' : cuisineIn(cuisine_type, language),
    t.about({ minutes: delivery_time }),
    delivery_fee > 0 ? t.delivery({ deliveryFee: formatRupees(delivery_fee) }) : t.freeDelivery,
    t.forTwo({ priceForTwo: formatAbout(restaurant.price_for_two) }),
  ];
  return (
    <li>
      <h3>
        <a href={plainAddress(language, `/restaurant/${restaurant_id}`)}>
          {nameIn(restaurant.restaurant_name, restaurant.names, language)}
        </a>
      </h3>
      <p className={isOpen ? 'good' : 'warn'}>{isOpen ? t.open : closedText(restaurant, now, language)}</p>
      <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
    </li>
  );
}

interface Asked {
  city: City;
  search: string;
  open: boolean;
  page: number;
}

function Restaurants({ asked, found, total }: { asked: Asked; found: readonly ListedRestaurant[]; total: number }) {
  const t = useTexts(restaurantsScreenTexts);
  const plain = useTexts(plainTexts);
  const facts = useTexts(restaurantsTexts);
  const language = useLanguage();
  const { city, search, open, page } = asked;
  const pageOf = (next: number) =>
    plainAddress(
      language,
      withSearch('/', {
        city: String(city.city_id),
        search,
        open: open ? '1' : undefined,
        page: next > 1 ? String(next) : undefined,
      }),
    );
  return (
    <>
      <h1>{t.restaurantsIn({ city: city.cityname })}</h1>
      <p>
        <a className="way" href={plainAddress(language, '/?city=0')}>
          {plain.otherCity}
        </a>
      </p>
      <form method="get" role="search">
        <input type="hidden" name="city" value={city.city_id} />
        <TextField
          type="search"
          name="search"
          label={t.searchRestaurants}
          value={search}
          maxLength={searchLengthMax}
          optional
        />
        <Pick type="checkbox" name="open" value="1" checked={open}>
          {t.openNow}
        </Pick>
        <Send>{plain.search}</Send>
      </form>
      <h2>{facts.restaurants({ count: total })}</h2>
      {found.length === 0 && <p>{t.noMatches}</p>}
      <ul className="rows">
        {found.map((restaurant) => (
          <Row key={restaurant.restaurant_id} restaurant={restaurant} />
        ))}
      </ul>
      <nav aria-label={plain.pages}>
        {page > 1 && <a href={pageOf(page - 1)}>{plain.before}</a>}
        {page * restaurantsPageSize < total && <a href={pageOf(page + 1)}>{plain.after}</a>}
      </nav>
    </>
  );
}

/** The city that was asked for last on this browser; undefined before one was. */
function cityOf({ query, request, changes }: Visit, cities: readonly City[]): City | undefined {
  const asked = query.get('city');
  const city = cities.find(({ city_id }) => city_id === idOf(asked ?? request.cookies.city));
  if (asked !== null && city) changes.city = String(city.city_id);
  return city;
}

/** The restaurants of a city, which is asked for first. */
export async function showRestaurants(visit: Visit): Promise<Screen> {
  const { query, language } = visit;
  const { body: cities } = await call(listActiveCities);
  const city = cityOf(visit, cities);
  if (!city) {
    const title = textsIn(plainTexts, language).chooseCity;
    const body = (
      <>
        <h1>{title}</h1>
        <Cities cities={cities} />
      </>
    );
    return { title, body, whole: wholeFront };
  }
  const search = (query.get('search') ?? '').trim().slice(0, searchLengthMax);
  const page = Math.max(1, Math.min(idOf(query.get('page')), 1000));
  const asked = { city, search, open: query.get('open') === '1', page };
  const { body } = await call(listRestaurants, {
    query: { city: String(city.city_id), search, open: asked.open ? '1' : '0', page },
  });
  const title = textsIn(restaurantsScreenTexts, language).restaurantsIn({ city: city.cityname });
  const list = <Restaurants asked={asked} found={body.restaurants} total={body.total} />;
  return { title, body: list, whole: wholeFront };
}
