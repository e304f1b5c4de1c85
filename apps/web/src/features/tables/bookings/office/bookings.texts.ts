import { defineTexts } from '#lib/i18n/texts.ts';

export const officeBookingsTexts = defineTexts({
  for: '<b>{restaurantName}</b> for <b2>{name}</b2>',
  timeline: 'Timeline',
  cancel: 'Cancel this booking',
  noCancel: 'The office cannot cancel it any more.',
  cancelTitle: 'Cancel {number}?',
  cancelText:
    'The table is free at once, dishes ordered with it are ended and paid back, and guests and restaurant are told.',
  reason: 'Reason, as guests and restaurant read it',
  cancelling: 'Cancelling...',
  loadFailed: 'This booking could not be read.',
  history: 'What the office did',
  title: 'Bookings',
  search: 'Number, name, phone or restaurant',
  venues: 'Venues',
  empty: {
    title: 'No venues yet',
    text: 'Rooms with tables appear here once restaurants add them.',
  },
  off: 'Switched off',
  takes: 'Takes bookings',
  takesNone: 'Takes no bookings',
  switchOn: 'Put back into booking',
  switchOff: 'Take out of booking',
  officeVenue: {
    reason: 'Reason',
    loadFailed: 'This venue could not be read.',
    title: 'Venues',
    search: 'Venue or restaurant',
  },
  saving: 'Saving...',
  tables: 'Tables',
  noTables: 'This venue has no tables yet.',
  bookingsHere: 'Bookings to come',
  bookings: 'Bookings',
});
