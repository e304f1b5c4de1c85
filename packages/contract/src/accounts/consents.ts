import { offerConsents } from '@tawa/domain/accounts/broadcasts';
import { z } from 'zod/mini';
import { instant, message } from '../common/common.ts';
import { endpoint } from '../common/endpoint.ts';
import { agreedTexts } from '../content/legal.ts';

const everybody = ['user', 'restaurant', 'admin'] as const;

export const consentPurpose = z.enum([...agreedTexts, 'marketing-mail', 'marketing-notices', 'marketing-diet']);

export const agreement = z.object({
  document: z.enum(agreedTexts),
  title: z.string(),
  /** The version in force, and the one that was agreed to last. */
  version: z.int(),
  effective_from: instant,
  accepted_version: z.nullable(z.int()),
  accepted_at: z.nullable(instant),
  /** Whether a version since then, or the first one, asks for agreement. */
  asks_again: z.boolean(),
});
export type Agreement = z.infer<typeof agreement>;

const offerChoice = z.object({ given: z.boolean(), at: z.nullable(instant) });

export const listConsents = endpoint({
  method: 'GET',
  path: '/users/consents',
  summary: 'What the account agreed to, in which version and when, and what has a newer version',
  access: everybody,
  responses: {
    200: z.object({
      agreements: z.array(agreement),
      /** Offers by letter, as notices here and on the phone, and whether they may go by what somebody eats. */
      marketing: offerChoice,
      notices: offerChoice,
      diet: offerChoice,
      history: z.array(
        z.object({ purpose: consentPurpose, version: z.nullable(z.int()), given: z.boolean(), at: instant }),
      ),
    }),
  },
});

export const acceptText = endpoint({
  method: 'POST',
  path: '/users/consents',
  summary: 'Agrees to the version of a legal text that is in force; another version is a conflict',
  access: everybody,
  body: z.strictObject({ document: z.enum(agreedTexts), version: z.int().check(z.minimum(1), z.maximum(100_000)) }),
  responses: { 200: message },
});

export const chooseMarketing = endpoint({
  method: 'PUT',
  path: '/users/consents/marketing',
  summary: 'Allows offers by letter or as notices, or that they go by what one eats, or takes that back',
  access: everybody,
  body: z.strictObject({ given: z.boolean(), of: z._default(z.enum(offerConsents), 'mail') }),
  responses: { 200: message },
});

export const leaveOffers = endpoint({
  method: 'POST',
  path: '/users/unsubscribe/:token',
  summary: 'No more offers by letter for whoever’s letter carried this link, without signing in; again changes nothing',
  access: 'public',
  params: z.object({ token: z.string().check(z.regex(/^[\w-]{44,60}$/)) }),
  responses: { 200: message },
});
