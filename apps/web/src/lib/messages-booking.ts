/** Texts of 'Book your Table'. */
export const bookingTexts = {
  title: 'Book your Table',
  next: 'Next, we show the restaurants where you can ask for a table at that time.',
  find: 'Find a table',
  wished: (guests: number, date: string, time: string) => `A table for ${guests} on ${date} at ${time}`,
  choose: 'Choose where you would like to eat.',
  forget: 'Clear',
  nameMissing: 'Name is required',
  nameShort: 'Name must be at least 2 characters',
  dateMissing: 'Check-In date is required',
  datePast: 'Choose today or a later date',
  dateFar: (days: number) => `Tables can be booked up to ${days} days ahead`,
  timeMissing: 'Time is required',
  timeSoon: (minutes: number) => `Choose a time at least ${minutes} minutes from now`,
  guestsWrong: 'Choose 1 to 5 guests',
} as const;
