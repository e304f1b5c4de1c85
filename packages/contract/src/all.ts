import { accountDomains } from './account-domains.ts';
import * as cart from './ordering/cart.ts';
import * as checkout from './ordering/checkout.ts';
import * as cities from './catalogue/cities.ts';
import * as contact from './care/contact.ts';
import * as content from './content/content.ts';
import type { Endpoint } from './common/endpoint.ts';
import { kitchenDomains } from './kitchen-domains.ts';
import * as kitchen from './ordering/orders.kitchen.ts';
import { feedbackDomains } from './feedback-domains.ts';
import * as legal from './content/legal.ts';
import * as live from './common/live.ts';
import * as menu from './catalogue/menu.ts';
import { officeDomains } from './office-domains.ts';
import * as orders from './ordering/orders.ts';
import { moneyDomains } from './money-domains.ts';
import * as restaurantList from './catalogue/restaurants.list.ts';
import * as restaurants from './catalogue/restaurants.ts';
import * as search from './catalogue/search.ts';
import { tableDomains } from './table-domains.ts';

const domains = {
  ...feedbackDomains,
  ...accountDomains,
  cities,
  restaurants,
  restaurantList,
  menu,
  ...kitchenDomains,
  cart,
  checkout,
  orders,
  kitchen,
  ...moneyDomains,
  search,
  content,
  contact,
  legal,
  live,
  ...tableDomains,
  ...officeDomains,
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value;

/** Every call of the API with its name and domain: the sweep, the OpenAPI document and the router check read this list. */
export const endpoints: ReadonlyArray<{ name: string; domain: string; endpoint: Endpoint }> = Object.entries(
  domains,
).flatMap(([domain, exported]) =>
  Object.entries(exported).flatMap(([name, value]) => (isEndpoint(value) ? [{ name, domain, endpoint: value }] : [])),
);
