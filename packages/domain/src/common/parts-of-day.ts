// Hindi and Kannada name parts of four hours, where English has two halves: from midnight, 4 am, noon, 4 pm and 8 pm.
const parts = ['early', 'morning', 'morning', 'noon', 'evening'] as const;
const partHours = 4;

/** What an hour of the day (0 to 23) is called: the choice of the text for a time. */
export const partOfDay = (hour: number) => parts[Math.floor(hour / partHours)] ?? 'night';
