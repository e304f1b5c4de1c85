/** The words of the office's venues and bookings. */
export const deskVenueTexts = {
  title: 'Venues',
  search: 'Venue or restaurant',
  empty: { title: 'No venues yet', text: 'Rooms with tables appear here once restaurants add them.' },
  type: 'Type',
  city: 'City',
  state: 'State',
  on: 'Active',
  off: 'Switched off',
  takes: 'Takes bookings',
  takesNone: 'Takes no bookings',
  bookings: 'Bookings',
  bookingsHere: 'Bookings to come',
  tables: 'Tables',
  noTables: 'This venue has no tables yet.',
  switchOff: 'Take out of booking',
  switchOn: 'Put back into booking',
  switchTitle: (name: string, active: boolean) => `${active ? 'Put back' : 'Take out'} ${name}?`,
  switchText: (active: boolean) =>
    active
      ? 'Guests can book its tables again where the restaurant takes bookings.'
      : 'Guests see no times here any more. Bookings that were made stay; cancel them one by one where they cannot be kept.',
  saving: 'Saving...',
  reason: 'Reason',
  history: 'What the office did',
  noHistory: 'Nothing yet.',
  loadFailed: 'This venue could not be read.',
};

export const deskBookingTexts = {
  title: 'Bookings',
  search: 'Number, name, phone or restaurant',
  empty: { title: 'No bookings yet', text: 'Bookings appear here the moment guests ask for a table.' },
  state: 'State',
  coming: 'To come',
  requested: 'Not answered',
  noShows: 'No-shows',
  from: 'From',
  to: 'To',
  venues: 'Venues',
  timeline: 'Timeline',
  cancel: 'Cancel this booking',
  cancelTitle: (number: string) => `Cancel ${number}?`,
  cancelText:
    'The table is free at once, dishes ordered with it are ended and paid back, and guests and restaurant are told.',
  cancelling: 'Cancelling...',
  reason: 'Reason, as guests and restaurant read it',
  noCancel: 'The office cannot cancel it any more.',
  history: 'What the office did',
  noHistory: 'Nothing yet.',
  loadFailed: 'This booking could not be read.',
};

export const bookingSourceWords: Readonly<Record<string, string>> = {
  web: 'Online',
  phone: 'By phone',
  walk_in: 'Walk-in',
};
