import type { Endpoint } from './endpoint.ts';

/** Names the restaurant that a call is for; an account with several has to, one with a single restaurant may. */
export const restaurantHeader = 'x-restaurant';

/** What belongs to the person, whichever restaurant is open. */
const ofPerson = /^\/(users|notifications)(\/|$)|^\/kitchen\/(pin$|restaurants(\/|$))/;

/** Is this call for one restaurant, so that somebody with several must say for which? */
export const isForOneRestaurant = ({ path }: Pick<Endpoint, 'path'>): boolean => !ofPerson.test(path);
