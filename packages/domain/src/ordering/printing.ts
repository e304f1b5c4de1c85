import { dayMs } from '../common/durations.ts';

/** A printing device that was not heard of for this long is dead; others may take what it claimed (ms). */
export const printerDeadMs = 60_000;
/** How often a printing screen says that it is there (ms). */
export const printerBeatMs = 20_000;
/** How long printed slips can be printed again (ms). */
export const slipsKeptMs = 3 * dayMs;
/** How long a device that prints no more is remembered (ms). */
export const printersKeptMs = 30 * dayMs;
/** The slips that a screen shows of those that were printed, the newest. */
export const printedSlipsMax = 30;
/** Characters of the name of a device, and of a printer. */
export const printingDeviceNameLengthMax = 30;
export const printerNameLengthMax = 20;
