/** The words of the office's venues and bookings. */
export const deskVenueTexts = {
  type: 'Type',
  city: 'City',
  state: 'State',
  on: 'Active',
  off: 'Switched off',
  takes: 'Takes bookings',
  bookingsHere: 'Bookings to come',
  switchTitle: (name: string, active: boolean) => `${active ? 'Put back' : 'Take out'} ${name}?`,
  switchText: (active: boolean) =>
    active
      ? 'Guests can book its tables again where the restaurant takes bookings.'
      : 'Guests see no times here any more. Bookings that were made stay; cancel them one by one where they cannot be kept.',
  noHistory: 'Nothing yet.',
};

export const deskBookingTexts = {
  state: 'State',
  coming: 'To come',
  requested: 'Not answered',
  noShows: 'No-shows',
  from: 'From',
  to: 'To',
  noHistory: 'Nothing yet.',
};

export const bookingSourceWords: Readonly<Record<string, string>> = {
  web: 'Online',
  phone: 'By phone',
  walk_in: 'Walk-in',
};
