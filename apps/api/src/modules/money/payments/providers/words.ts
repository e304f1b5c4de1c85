// What a provider says ends up in rows and indexes: longer or stranger texts than these are not what it promised.
import { z } from 'zod/mini';

const printable = /^[\x21-\x7E]+$/;

/** A provider's name of something, such as 'pay_29QQoUBi66xm2f'. */
export const providerId = z.string().check(z.maxLength(255), z.regex(printable));
export const eventType = z.string().check(z.maxLength(100), z.regex(printable));
export const currencyCode = z.string().check(z.regex(/^[A-Za-z]{3}$/));
export const bankReference = z.string().check(z.maxLength(100), z.regex(/^[\x20-\x7E]*$/));
/** Up to ten billion rupees, so that sums of them stay exact. */
export const paise = z.int().check(z.minimum(0), z.maximum(1_000_000_000_000));
