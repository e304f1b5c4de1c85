import * as account from './account.ts';
import * as addresses from './addresses.ts';
import * as auth from './auth.ts';
import * as consents from './consents.ts';
import * as diet from './diet.ts';
import * as exports from './exports.ts';
import * as favourites from './favourites.ts';
import * as notifications from './notifications.ts';
import * as spending from './spending.ts';
import * as views from './views.ts';

/** The account itself and what a person keeps in it. */
export const accountDomains = {
  auth,
  account,
  favourites,
  addresses,
  diet,
  consents,
  exports,
  spending,
  notifications,
  views,
};
