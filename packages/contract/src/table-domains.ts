import * as bookings from './bookings.ts';
import * as desk from './desk.ts';
import * as venues from './venues.ts';

/** Everything about tables in restaurants. */
export const tableDomains = { bookings, desk, venues };
