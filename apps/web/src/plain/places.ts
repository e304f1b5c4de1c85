import { addAddress, showAddresses } from './account/addresses.tsx';
import { askCode, enterCode } from './account/code.tsx';
import { leave, logIn, showLogin, wholeAgain } from './account/sign-in.tsx';
import { provePhone, showPhone } from './account/phone.tsx';
import { showSignUp, signUpHere } from './account/sign-up.tsx';
import { cancelHere, showCancel } from './orders/cancel.tsx';
import { answerHere, showOrder } from './orders/order.tsx';
import { showOrders } from './orders/orders.tsx';
import { changeCart, showCart } from './shop/change-cart.tsx';
import { sendCheckout, showCheckout } from './shop/checkout.tsx';
import { showDish } from './shop/dish-form.tsx';
import { showMenu } from './shop/menu.tsx';
import { showRestaurants } from './shop/restaurants.tsx';
import type { Params, Show } from './visit.ts';

/** What an address shows, and what a form that is sent there does; only who is signed in sees `own` ones. */
interface Place {
  path: string;
  show?: Show;
  act?: Show;
  isOwn?: true;
}

const places: readonly Place[] = [
  { path: '/', show: showRestaurants },
  { path: '/restaurant/:id', show: showMenu },
  { path: '/dish/:id', show: showDish },
  { path: '/cart', show: showCart, act: changeCart },
  { path: '/login', show: showLogin, act: logIn },
  { path: '/signup', show: showSignUp, act: signUpHere },
  { path: '/code', show: askCode, act: enterCode },
  { path: '/logout', act: leave },
  { path: '/whole', act: wholeAgain },
  { path: '/phone', show: showPhone, act: provePhone, isOwn: true },
  { path: '/addresses', show: showAddresses, act: addAddress, isOwn: true },
  { path: '/checkout', show: showCheckout, act: sendCheckout, isOwn: true },
  { path: '/orders', show: showOrders, isOwn: true },
  { path: '/orders/:number', show: showOrder, act: answerHere, isOwn: true },
  { path: '/orders/:number/cancel', show: showCancel, act: cancelHere, isOwn: true },
];

const patterns = places.map((place) => ({
  ...place,
  regex: new RegExp(`^${place.path.replaceAll(/:(\w+)/g, '(?<$1>[\\w-]{1,40})')}/?$`),
}));

/** The place of a path below `/plain`, with what stands in it; null for what is not there. */
export function findPlace(path: string): { place: Place; params: Params } | null {
  for (const place of patterns) {
    const found = place.regex.exec(path);
    if (found) return { place, params: { ...found.groups } };
  }
  return null;
}
