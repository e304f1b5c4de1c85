/** Texts of the restaurant’s venue pages. */
export const venueTexts = {
  tabs: { bookings: 'Bookings', tables: 'Tables', venues: 'Venues', rules: 'Booking rules' },
  walkIn: 'Walk-in',
  newBooking: 'New booking',
  addWait: 'Add to the list',
  steps: {
    confirmed: 'Confirm',
    arrived: 'Arrived',
    seated: 'Seat',
    completed: 'Completed',
    declined: 'Decline',
    cancelled: 'Cancel booking',
    no_show: 'No-show',
  },
  spot: (column: number, row: number) => `column ${column}, row ${row}`,
} as const;
