import { addToCart, clearCart, deleteCartEntry, updateCartEntry } from '@tawa/contract/ordering/cart';
import { getDish } from '@tawa/contract/catalogue/menu';
import { isSoldOut } from '#features/catalogue/menu/shop/dish-price.tsx';
import { menuTexts } from '#features/catalogue/menu/shop/menu.texts.ts';
import { cartTexts } from '#features/ordering/cart/shop/cart.texts.ts';
import { lineNoteLengthMax, lineQuantityMax } from '@tawa/domain/common/limits';
import { checkOptions } from '@tawa/domain/ordering/cart';
import { call } from '#lib/api/api-client.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { idOf, quantityOf, refusal, refusalFrom, textOf } from '../form-values.ts';
import {
  addLine,
  changeLine,
  packGuestCart,
  readGuestCart,
  type GuestCart,
  type GuestLine,
} from '../kept/guest-cart.ts';
import { plainTexts } from '../plain.texts.ts';
import { userIdOf, type Led, type Screen, type Visit } from '../visit.ts';
import { cartScreen, replaceScreen } from './cart-page.tsx';
import { dishScreen, groupField } from './dish-form.tsx';

const toCart: Led = { to: '/cart' };

/** The cart as it stands: the account's, or what a guest chose. */
export const showCart = (visit: Visit): Promise<Screen> => cartScreen(visit, null);

const optionsIn = (form: URLSearchParams): number[] =>
  [...form].flatMap(([name, value]) => (name.startsWith(groupField(0).slice(0, -1)) ? [idOf(value)] : []));

const optionsMax = 40;

function lineOf(form: URLSearchParams): GuestLine {
  return {
    menu_id: idOf(form.get('menu_id')),
    quantity: quantityOf(textOf(form, 'quantity')),
    options: [...new Set(optionsIn(form))].slice(0, optionsMax),
    note: textOf(form, 'note'),
  };
}

/** Keeps a guest's cart in the browser; false where it has become too much. */
function keepGuestCart(visit: Visit, cart: GuestCart | null): boolean {
  const packed = cart && packGuestCart(cart);
  if (cart && packed === null) return false;
  visit.changes.cart = packed;
  return true;
}

/** Puts a line into the account's cart; a cart of another restaurant is asked about first. */
async function addToAccount(visit: Visit, token: string, line: GuestLine, forceClear: boolean) {
  const userid = userIdOf(token);
  return call(addToCart, { body: { userid, ...line, options: [...line.options], forceClear } });
}

async function addDish(visit: Visit, isSure: boolean): Promise<Screen | Led> {
  const { form, language, token } = visit;
  const line = lineOf(form);
  const { body: dish } = await call(getDish, { params: { menu_id: line.menu_id } });
  const t = textsIn(plainTexts, language);
  const chosen = { options: line.options, quantity: textOf(form, 'quantity'), note: line.note };
  const refuse = (refused: ReturnType<typeof refusal>) => dishScreen(visit, dish, { chosen, refusal: refused });
  if (line.quantity < 1 || line.quantity > lineQuantityMax)
    return refuse(
      refusal(t.quantityRange({ most: lineQuantityMax }), { quantity: t.quantityRange({ most: lineQuantityMax }) }),
    );
  if (line.note.length > lineNoteLengthMax)
    return refuse(
      refusal(t.noteLength({ most: lineNoteLengthMax }), { note: t.noteLength({ most: lineNoteLengthMax }) }),
    );
  const check = checkOptions(dish.option_groups, line.options);
  if (!check.ok) {
    const group = dish.option_groups.find(({ group_name }) => group_name === check.group);
    return refuse(refusal(check.message, group ? { [groupField(group.option_group_id)]: check.message } : {}));
  }
  if (isSoldOut(dish)) return refuse(refusal(textsIn(menuTexts, language).soldOut, {}, 409));
  if (token === undefined) {
    const cart = readGuestCart(visit.request.cookies.cart);
    if (cart && cart.restaurant_id !== dish.restaurant_id && !isSure) return replaceScreen(visit, dish, line);
    return keepGuestCart(visit, addLine(cart, dish, line)) ? toCart : refuse(refusal(t.cartFull));
  }
  try {
    const answer = await addToAccount(visit, token, line, isSure);
    return answer.status === 409 ? replaceScreen(visit, dish, line) : toCart;
  } catch (error) {
    return refuse(refusalFrom(error, textsIn(cartTexts, language).failed));
  }
}

/** Another quantity of a line, or the line taken out. */
async function changeOne(visit: Visit, quantity: number): Promise<Screen | Led> {
  const { form, token, language, request } = visit;
  const t = textsIn(plainTexts, language);
  if (quantity > lineQuantityMax) {
    const text = t.quantityRange({ most: lineQuantityMax });
    return cartScreen(visit, refusal(text, { [`quantity-${textOf(form, 'key')}`]: text }));
  }
  const key = textOf(form, 'key');
  if (token === undefined) {
    const cart = readGuestCart(request.cookies.cart);
    if (cart) keepGuestCart(visit, changeLine(cart, /^\d{1,2}$/.test(key) ? Number(key) : -1, quantity));
    return toCart;
  }
  const params = { cart_id: idOf(key) };
  try {
    if (quantity > 0) await call(updateCartEntry, { params, body: { quantity } });
    else await call(deleteCartEntry, { params });
    return toCart;
  } catch (error) {
    return cartScreen(visit, refusalFrom(error, textsIn(cartTexts, language).failed));
  }
}

/**
 * Puts what a guest chose into the account's cart. A cart there of another restaurant stays until somebody says so, and
 * what cannot be had any more stays where it was, so that it is seen and not lost.
 */
export async function takeAlong(visit: Visit, forceClear = false): Promise<boolean> {
  const { token } = visit;
  const cart = readGuestCart(visit.request.cookies.cart);
  if (!cart || token === undefined) return true;
  const left: GuestLine[] = [];
  let isFirst = forceClear;
  for (const line of cart.lines) {
    const answer = await addToAccount(visit, token, line, isFirst).catch((error: unknown) => {
      refusalFrom(error, '');
      return null;
    });
    isFirst = isFirst && answer?.status !== 200;
    if (answer?.status !== 200) left.push(line);
  }
  keepGuestCart(visit, left.length > 0 ? { ...cart, lines: left } : null);
  return left.length === 0;
}

/** What the forms of the cart do. */
export async function changeCart(visit: Visit): Promise<Screen | Led> {
  const { form, token } = visit;
  const act = textOf(form, 'do');
  if (act === 'add') return addDish(visit, false);
  if (act === 'replace') return addDish(visit, true);
  if (act === 'change') return changeOne(visit, quantityOf(textOf(form, 'quantity')));
  if (act === 'remove') return changeOne(visit, 0);
  if (act === 'take') await takeAlong(visit, true);
  if (act === 'forget') visit.changes.cart = null;
  if (act === 'clear' && token !== undefined) await call(clearCart, { params: { userid: userIdOf(token) } });
  if (act === 'clear') visit.changes.cart = null;
  return toCart;
}
