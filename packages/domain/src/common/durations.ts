/** Milliseconds of a minute. */
export const minuteMs = 60_000;
/** Milliseconds of an hour. */
export const hourMs = 60 * minuteMs;
/** Milliseconds of a day of 24 hours; a calendar day of a zone is `addDays`. */
export const dayMs = 24 * hourMs;
