import * as account from './accounts/account.ts';
import * as addresses from './accounts/addresses.ts';
import * as auth from './accounts/auth.ts';
import * as consents from './accounts/consents.ts';
import * as diet from './accounts/diet.ts';
import * as exports from './accounts/exports.ts';
import * as favourites from './catalogue/favourites.ts';
import * as notifications from './accounts/notifications.ts';
import * as spending from './money/spending.ts';
import * as views from './accounts/users.views.ts';

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
