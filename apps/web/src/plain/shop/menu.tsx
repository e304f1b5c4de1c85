import { listDishesOfRestaurant, type Dish } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails, type RestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { excerpt } from '@tawa/domain/catalogue/search';
import { descriptionCardLength, searchLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { isSoldOut } from '#features/catalogue/menu/shop/dish-price.tsx';
import { menuSections, type MenuSection } from '#features/catalogue/menu/shop/menu-sections.ts';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { closedText, meanwhileText } from '#features/catalogue/restaurants/shop/closed-text.ts';
import { restaurantsTexts } from '#features/catalogue/restaurants/shop/restaurants.texts.ts';
import { cartTexts } from '#features/ordering/cart/shop/cart.texts.ts';
import { call } from '#lib/api/api-client.ts';
import { formatRating, formatTime } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { usePageMinute } from '#lib/site/drawing.ts';
import { Hidden, Pick, Send, TextField } from '../fields.tsx';
import { idOf } from '../form-values.ts';
import { plainTexts } from '../plain.texts.ts';
import { plainAddress, type Params, type Screen, type Visit } from '../visit.ts';
import { Amount, Declared, FoodMark, Had } from './food.tsx';

/** Adds what needs no choice at once, and leads to the choices of the others. */
function Add({ dish, name }: { dish: Dish; name: string }) {
  const t = useTexts(cartTexts);
  const language = useLanguage();
  const label = t.addDish({ dish: name });
  if (isSoldOut(dish)) return null;
  if (dish.has_options)
    return (
      <a className="button second" href={plainAddress(language, `/dish/${dish.menu_id}`)} aria-label={label}>
        {t.add}
      </a>
    );
  return (
    <form method="post" action={plainAddress(language, '/cart')}>
      <Hidden name="menu_id" value={dish.menu_id} />
      <Hidden name="quantity" value={1} />
      <Send act="add" look="second" label={label}>
        {t.add}
      </Send>
    </form>
  );
}

function Row({ dish }: { dish: Dish }) {
  const language = useLanguage();
  const name = nameIn(dish.dish_name, dish.names, language);
  return (
    <li>
      <h3>
        <FoodMark veg={dish.is_veg === 1} />
        <a href={plainAddress(language, `/dish/${dish.menu_id}`)}>{name}</a>
      </h3>
      <p>
        <Amount {...dish} />
      </p>
      {dish.description && <p className="quiet">{excerpt(dish.description, descriptionCardLength)}</p>}
      <Declared dish={dish} />
      <Had dish={dish} />
      <Add dish={dish} name={name} />
    </li>
  );
}

/** Whether orders are taken now, and what can be done meanwhile. */
function OpenNow({ restaurant }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const language = useLanguage();
  const now = usePageMinute();
  const { closes_at } = restaurant;
  if (restaurant.status === 'online')
    return (
      <p className="good">{closes_at === null ? t.open : t.openUntil({ closesAt: formatTime(closes_at, language) })}</p>
    );
  return (
    <div className="tell">
      <p>
        <b>{closedText(restaurant, now, language)}</b>
      </p>
      <p>{meanwhileText(restaurant, language)}</p>
    </div>
  );
}

function Facts({ restaurant }: { restaurant: RestaurantDetails }) {
  const t = useTexts(restaurantsTexts);
  const plain = useTexts(plainTexts);
  const { rating_count, average_rating, delivery_time, delivery_fee, min_order, full_address } = restaurant;
  const facts = [
    rating_count > 0 ? `★ ${formatRating(average_rating)} (${t.ratings({ ratingCount: rating_count })})` : '',
    t.about({ minutes: delivery_time }),
    delivery_fee > 0 ? t.delivery({ deliveryFee: formatRupees(delivery_fee) }) : t.freeDelivery,
    min_order > 0 ? plain.least({ amount: formatRupees(min_order) }) : '',
  ];
  return (
    <>
      <p className="quiet">{facts.filter(Boolean).join(' · ')}</p>
      <p className="quiet">{full_address}</p>
    </>
  );
}

interface MenuProps {
  restaurant: RestaurantDetails;
  sections: readonly MenuSection[];
  search: string;
  vegOnly: boolean;
}

function Menu({ restaurant, sections, search, vegOnly }: MenuProps) {
  const t = useTexts(menuTexts);
  const plain = useTexts(plainTexts);
  const language = useLanguage();
  return (
    <>
      <h1>{nameIn(restaurant.restaurant_name, restaurant.names, language)}</h1>
      <OpenNow restaurant={restaurant} />
      <Facts restaurant={restaurant} />
      <form method="get" role="search">
        <TextField
          type="search"
          name="search"
          label={t.searchMenu}
          value={search}
          maxLength={searchLengthMax}
          optional
        />
        <Pick type="checkbox" name="veg" value="1" checked={vegOnly}>
          {t.veg}
        </Pick>
        <Send look="second">{plain.search}</Send>
      </form>
      {sections.length === 0 && <p>{search ? t.noHits({ search }) : t.noVegDishes}</p>}
      {sections.length > 1 && (
        <nav aria-label={t.menuCategories}>
          {sections.map(({ id, title }) => (
            <a key={id} href={`#${id}`}>
              {title}
            </a>
          ))}
        </nav>
      )}
      {sections.map(({ id, title, dishes }) => (
        <section key={id} aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <ul className="rows">
            {dishes.map((dish) => (
              <Row key={dish.menu_id} dish={dish} />
            ))}
          </ul>
        </section>
      ))}
      <p className="quiet">{t.gstPackagingAdded}</p>
      <p className="quiet">{t.traces}</p>
    </>
  );
}

// Dishes that stand among the most ordered stand in their section as well; once is enough where each costs bytes.
const isOwnSection = ({ id }: MenuSection, sections: readonly MenuSection[]): boolean =>
  sections.length === 1 || id !== 'menu-most-ordered';

/** The menu of a restaurant by its sections. */
export async function showMenu({ query, language }: Visit, { id = '' }: Params): Promise<Screen> {
  const params = { id: idOf(id) };
  const [{ body: restaurant }, { body: dishes }] = await Promise.all([
    call(getRestaurantDetails, { params }),
    call(listDishesOfRestaurant, { params }),
  ]);
  const search = (query.get('search') ?? '').trim().slice(0, searchLengthMax);
  const vegOnly = query.get('veg') === '1';
  const all = menuSections(dishes, { vegOnly, search }, language);
  const sections = all.filter((section) => isOwnSection(section, all));
  const body = <Menu {...{ restaurant, sections, search, vegOnly }} />;
  const title = nameIn(restaurant.restaurant_name, restaurant.names, language);
  return { title, body, whole: paths.restaurant(restaurant) };
}
