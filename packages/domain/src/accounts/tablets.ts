/** A PIN says at one tablet of a restaurant who acts, and opens nothing anywhere else. */
export const pinForm = /^\d{4,6}$/;
/** Minutes without a touch after which a tablet asks again who it is. */
export const idleChoices = [2, 5, 10, 20] as const;
export const idleMinutesDefault = 5;
/** How long a tablet shows the board before somebody sets it up again, in days. */
export const tabletDays = 90;
/** How long a PIN to begin with can be used, in days. */
export const firstPinDays = 7;
/** Longest time that somebody acts at a tablet without saying again who it is, in hours. */
export const shiftHours = 12;
/** Most tablets of one restaurant. */
export const tabletsMax = 20;

const isRun = (pin: string, step: number): boolean =>
  pin.split('').every((digit, at) => at === 0 || Number(digit) - Number(pin[at - 1]) === step);

/** Would somebody who looks on guess it first: one digit over and over, a run, or a pair or half said twice or more? */
export const isGuessablePin = (pin: string): boolean =>
  isRun(pin, 0) || isRun(pin, 1) || isRun(pin, -1) || /^(\d\d)\1+$/.test(pin) || /^(\d{3})\1$/.test(pin);
