import { getDish, type DishDetails } from '@tawa/contract/catalogue/menu';
import { listCart, type CartEntry } from '@tawa/contract/ordering/cart';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { lineQuantityMax } from '@tawa/domain/common/limits';
import { effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { cartTotal, priceWithOptions } from '@tawa/domain/ordering/cart';
import { isSoldOut } from '#features/catalogue/menu/shop/dish-price.tsx';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { checkoutTexts } from '#features/ordering/orders/shop/checkout/checkout.texts.ts';
import { cartTexts } from '#features/ordering/cart/shop/cart.texts.ts';
import { ApiError, call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { userScreenTexts } from '#routes/user/user.texts.ts';
import { formPartTexts } from '#ui/form/form.texts.ts';
import { Hidden, Refused, Send } from '../fields.tsx';
import type { Refusal } from '../form-values.ts';
import { readGuestCart, type GuestCart, type GuestLine } from '../kept/guest-cart.ts';
import { plainTexts } from '../plain.texts.ts';
import { plainAddress, userIdOf, type Screen, type Visit } from '../visit.ts';
import { groupField } from './dish-form.tsx';
import { FoodMark } from './food.tsx';

/** A line of either cart, as it is shown. */
interface Line {
  key: string;
  name: string;
  veg: boolean;
  quantity: number;
  options: readonly string[];
  note: string;
  /** Rupees for one. */
  price: number;
  problem: string | null;
}

const whenServed = (at: string | undefined, language: Language): string | null =>
  at === undefined ? null : textsIn(cartTexts, language).servedFrom({ when: formatWhen(at, Date.now(), language) });

const lineOfEntry = (entry: CartEntry, language: Language): Line => ({
  key: String(entry.cart_id),
  name: entry.dish_name,
  veg: entry.is_veg === 1,
  quantity: entry.quantity,
  options: entry.options.map(({ option_name }) => option_name),
  note: entry.note,
  price: effectivePrice(entry),
  problem: entry.problem ?? whenServed(entry.served_from, language),
});

/** A dish as it is now; null for one that has left the menu. */
const findDish = (menu_id: number): Promise<DishDetails | null> =>
  call(getDish, { params: { menu_id } }).then(
    ({ body }) => body,
    (error: unknown) => {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    },
  );

async function lineOfGuest(line: GuestLine, key: string, language: Language): Promise<Line> {
  const t = textsIn(plainTexts, language);
  const dish = await findDish(line.menu_id);
  const { quantity, note } = line;
  if (!dish) return { key, name: t.gone, veg: true, quantity, options: [], note, price: 0, problem: t.gone };
  const chosen = dish.option_groups
    .flatMap(({ options }) => options)
    .filter(({ option_id }) => line.options.includes(option_id));
  return {
    key,
    name: nameIn(dish.dish_name, dish.names, language),
    veg: dish.is_veg === 1,
    quantity,
    options: chosen.map(({ option_name, names }) => nameIn(option_name, names, language)),
    note,
    price: effectivePrice(
      priceWithOptions(
        dish,
        chosen.map(({ price }) => price),
      ),
    ),
    problem: isSoldOut(dish) ? textsIn(menuTexts, language).soldOut : whenServed(dish.served_from, language),
  };
}

const linesOfGuest = (cart: GuestCart | null, language: Language): Promise<Line[]> =>
  Promise.all((cart?.lines ?? []).map((line, at) => lineOfGuest(line, String(at), language)));

function Row({ line, refusal }: { line: Line; refusal: Refusal | null }) {
  const t = useTexts(plainTexts);
  const user = useTexts(userScreenTexts);
  const parts = useTexts(formPartTexts);
  const language = useLanguage();
  const details = [...line.options, line.note].filter(Boolean).join(' · ');
  return (
    <li>
      <div className="pair">
        <h2>
          <FoodMark veg={line.veg} />
          {line.name}
        </h2>
        <b>{formatRupees(cartTotal([line]))}</b>
      </div>
      {details && <p className="quiet">{details}</p>}
      {line.problem && <p className="warn">{line.problem}</p>}
      <form method="post" action={plainAddress(language, '/cart')} className="side">
        <Hidden name="key" value={line.key} />
        <input
          id={`f-quantity-${line.key}`}
          name="quantity"
          defaultValue={line.quantity}
          inputMode="numeric"
          maxLength={String(lineQuantityMax).length}
          aria-label={parts.quantity({ label: line.name })}
          aria-invalid={Object.keys(refusal?.fields ?? {}).includes(`quantity-${line.key}`) || undefined}
        />
        <Send act="change" look="second" label={t.changeQuantity({ dish: line.name })}>
          {user.update}
        </Send>
        <Send act="remove" look="link" label={parts.remove2({ label: line.name })} unchecked>
          {parts.remove}
        </Send>
      </form>
    </li>
  );
}

/** What a guest chose that is not in the account's cart: another restaurant's dishes are there, or it cannot be had. */
function Waiting({ lines }: { lines: readonly Line[] }) {
  const t = useTexts(plainTexts);
  const language = useLanguage();
  return (
    <section className="tell" aria-labelledby="waiting">
      <h2 id="waiting">{t.waiting}</h2>
      <ul>
        {lines.map(({ key, quantity, name, problem }) => (
          <li key={key}>
            {quantity} × {name} {problem}
          </li>
        ))}
      </ul>
      <form method="post" action={plainAddress(language, '/cart')} className="side">
        <Send act="take">{t.takeInstead}</Send>
        <Send act="forget" look="second">
          {t.forgetThem}
        </Send>
      </form>
    </section>
  );
}

interface CartProps {
  lines: readonly Line[];
  waiting: readonly Line[];
  restaurant: { id: number; name: string } | null;
  refusal: Refusal | null;
}

function Cart({ lines, waiting, restaurant, refusal }: CartProps) {
  const t = useTexts(userScreenTexts);
  const words = useTexts(checkoutTexts);
  const cart = useTexts(cartTexts);
  const menu = useTexts(menuTexts);
  const glance = words.glance;
  const language = useLanguage();
  const to = (path: string) => plainAddress(language, path);
  return (
    <>
      <Refused refusal={refusal} />
      <h1>{t.cart}</h1>
      {waiting.length > 0 && <Waiting lines={waiting} />}
      {restaurant === null ? (
        <>
          <p>{t.nothingHereYet}</p>
          <p>
            <a className="button" href={to('/')}>
              {t.browseRestaurants}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>
            <a className="way" href={to(`/restaurant/${restaurant.id}`)}>
              {restaurant.name}: {t.addMore}
            </a>
          </p>
          <ul className="rows">
            {lines.map((line) => (
              <Row key={line.key} line={line} refusal={refusal} />
            ))}
          </ul>
          <p className="pair end">
            <span>{glance.dishes}</span>
            <span>{formatRupees(cartTotal(lines))}</span>
          </p>
          <p className="quiet">{menu.gstPackagingAdded}</p>
          <p>
            <a className="button wide" href={to('/checkout')}>
              {words.goCheckout}
            </a>
          </p>
          <form method="post" action={to('/cart')}>
            <Send act="clear" look="link">
              {cart.clear.open}
            </Send>
          </form>
        </>
      )}
    </>
  );
}

async function restaurantOfGuest({ lines }: GuestCart, language: Language): Promise<CartProps['restaurant']> {
  const dishes = await Promise.all(lines.map(({ menu_id }) => findDish(menu_id)));
  const dish = dishes.find((each) => each !== null);
  return dish ? { id: dish.restaurant_id, name: nameIn(dish.restaurant_name, dish.restaurant_names, language) } : null;
}

async function readCart({ token, language, request }: Visit): Promise<Omit<CartProps, 'refusal'>> {
  const guest = readGuestCart(request.cookies.cart);
  const chosen = await linesOfGuest(guest, language);
  if (token === undefined) {
    const restaurant = guest && ((await restaurantOfGuest(guest, language)) ?? { id: guest.restaurant_id, name: '' });
    return { lines: chosen, waiting: [], restaurant };
  }
  const { body: entries } = await call(listCart, { params: { userid: userIdOf(token) } });
  const [first] = entries;
  const restaurant = first ? { id: first.restaurant_id, name: first.restaurant_name } : null;
  return { lines: entries.map((entry) => lineOfEntry(entry, language)), waiting: chosen, restaurant };
}

/** The cart as it stands, and why something of it was refused. */
export async function cartScreen(visit: Visit, refusal: Refusal | null): Promise<Screen> {
  const title = textsIn(userScreenTexts, visit.language).cart;
  const body = <Cart {...await readCart(visit)} refusal={refusal} />;
  return { title, body, whole: paths.cart, ...(refusal && { status: refusal.status }) };
}

/** Asks before a dish takes the place of another restaurant's; what was chosen waits in the form. */
export function replaceScreen({ language }: Visit, dish: DishDetails, line: GuestLine): Screen {
  const t = textsIn(cartTexts, language).replace;
  const restaurant = nameIn(dish.restaurant_name, dish.restaurant_names, language);
  const body = (
    <>
      <h1>{t.title}</h1>
      <p>{t.all({ adding: restaurant })}</p>
      <form method="post" action={plainAddress(language, '/cart')} className="side">
        <Hidden name="menu_id" value={line.menu_id} />
        <Hidden name="quantity" value={line.quantity} />
        <Hidden name="note" value={line.note} />
        {line.options.map((id) => (
          <Hidden key={id} name={groupField(0)} value={id} />
        ))}
        <Send act="replace">{t.confirm}</Send>
        <a className="button second" href={plainAddress(language, '/cart')}>
          {t.cancel}
        </a>
      </form>
    </>
  );
  return { title: t.title, body, whole: paths.dish(dish.menu_id), status: 409 };
}
