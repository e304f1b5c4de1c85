import * as bookings from './tables/bookings.ts';
import * as desk from './tables/bookings.kitchen.ts';
import * as venues from './tables/venues.ts';

/** Everything about tables in restaurants. */
export const tableDomains = { bookings, desk, venues };
