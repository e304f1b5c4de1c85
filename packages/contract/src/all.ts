import { accountDomains } from './account-domains.ts';
import * as cart from './cart.ts';
import * as checkout from './checkout.ts';
import * as cities from './cities.ts';
import * as contact from './contact.ts';
import * as content from './content.ts';
import type { Endpoint } from './endpoint.ts';
import { kitchenDomains } from './kitchen-domains.ts';
import * as kitchen from './kitchen.ts';
import { feedbackDomains } from './feedback-domains.ts';
import * as legal from './legal.ts';
import * as live from './live.ts';
import * as menu from './menu.ts';
import { officeDomains } from './office-domains.ts';
import * as orders from './orders.ts';
import { moneyDomains } from './money-domains.ts';
import * as restaurantList from './restaurant-list.ts';
import * as restaurants from './restaurants.ts';
import * as search from './search.ts';
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
