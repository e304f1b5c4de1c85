import { getDish, listDishesOfRestaurant, listDishPage } from '@tawa/contract/catalogue/menu';
import { getRestaurantDetails } from '@tawa/contract/catalogue/restaurants';
import { listRestaurants } from '@tawa/contract/catalogue/restaurants.list';
import type { TestCaller } from '../caller.ts';
import { pickPlace, type City, type Town } from './town.ts';

// What somebody in a city asks for in an evening: a list, of which most look at the first page as it comes and some choose
// a filter; two restaurants, three of four from that list and the others by habit; of each its menu and two of its dishes;
// and some look through the city's dishes.
const filters = [
  { sort: 'rating' },
  { sort: 'time' },
  { open: '1' },
  { type: 'veg' },
  { cuisines: 'Indian' },
  { cuisines: 'Chinese' },
  { rating: 4 },
  { offers: '1' },
] as const;
const filtering = 0.35;
const fromList = 0.75;
const throughDishes = 0.4;
const pages = 4;

const pageOf = (town: Town): number => 1 + pickPlace(town.random, pages);

async function listKitchens(guest: TestCaller, town: Town, city: string): Promise<number[]> {
  const filter = town.random() < filtering ? filters[Math.floor(town.random() * filters.length)] : {};
  const found = await guest.call(listRestaurants, { query: { ...filter, city, page: pageOf(town) } });
  return found.status === 200 ? found.body.restaurants.map(({ restaurant_id }) => restaurant_id) : [];
}

async function lookAt(guest: TestCaller, town: Town, id: number): Promise<void> {
  const details = await guest.call(getRestaurantDetails, { params: { id } });
  if (details.status !== 200) return;
  const menu = await guest.call(listDishesOfRestaurant, { params: { id } });
  if (menu.status !== 200) return;
  for (let looked = 0; looked < 2; looked += 1) {
    const dish = menu.body[pickPlace(town.random, menu.body.length)];
    if (dish) await guest.call(getDish, { params: { menu_id: dish.menu_id } });
  }
}

/** One visit from its list to its last dish; what is refused or was taken off the menu meanwhile ends that part of it. */
export async function visit(guest: TestCaller, town: Town): Promise<void> {
  const home: City = town.pickCity();
  const city = String(home.city_id);
  const listed = await listKitchens(guest, town, city);
  for (let looked = 0; looked < 2; looked += 1) {
    const isListed = town.random() < fromList && listed.length > 0;
    await lookAt(guest, town, isListed ? (listed[pickPlace(town.random, listed.length)] ?? 0) : town.pickKitchen(home));
  }
  if (town.random() < throughDishes) await guest.call(listDishPage, { query: { city, page: pageOf(town) } });
}
