import type { OnlineMethod } from '@tawa/domain/money/payments';
import { onlineMethods } from '@tawa/domain/money/payments';
import type { Db } from '#platform/database/db.ts';
import type { Env } from '#platform/env.ts';
import type { Outgoing } from '#platform/outgoing.ts';
import type { ProviderKeys } from '#platform/keys/provider-keys.ts';
import { createDemoProvider } from './demo.ts';
import type { PaymentProvider } from './provider.ts';
import { createRazorpay, type RazorpayKeys } from './razorpay.ts';
import { hmac, secretsOf } from './signatures.ts';
import { createStripe, type StripeKeys } from './stripe.ts';

/** The ways to be paid that this server has keys for. */
export interface Providers {
  /** What a customer can choose beside cash. */
  methods: readonly OnlineMethod[];
  /** Who takes a payment of this method; undefined when nobody does. */
  forMethod(method: string): PaymentProvider | undefined;
  named(name: string): PaymentProvider | undefined;
}

type KeyNames = `${'RAZORPAY' | 'STRIPE'}_${string}` & keyof Env;
type Settings = Pick<Env, KeyNames | 'DEMO' | 'isProduction' | 'JWT_SECRETS' | 'PUBLIC_URL'>;

/** The keys of Razorpay where all three are set. */
export function razorpayKeys(env: Settings): RazorpayKeys | null {
  const {
    RAZORPAY_KEY_ID: keyId,
    RAZORPAY_KEY_SECRET: keySecret,
    RAZORPAY_API_URL: apiUrl,
    PUBLIC_URL: publicUrl,
  } = env;
  const webhookSecrets = secretsOf(env.RAZORPAY_WEBHOOK_SECRET);
  if (!keyId || !keySecret || webhookSecrets.length === 0) return null;
  return { keyId, keySecret, webhookSecrets, apiUrl, publicUrl };
}

function stripeKeys(env: Settings): StripeKeys | null {
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: apiUrl, PUBLIC_URL: publicUrl } = env;
  const webhookSecrets = secretsOf(env.STRIPE_WEBHOOK_SECRET);
  if (!secretKey || webhookSecrets.length === 0) return null;
  return { secretKey, webhookSecrets, apiUrl, publicUrl };
}

const demoSecretOf = (secret: string): string => hmac(secret, 'demo provider');

/** The secret with which the demo provider signs: known to this installation alone. */
export const demoSecret = ({ JWT_SECRETS: [newest] }: Pick<Env, 'JWT_SECRETS'>): string => demoSecretOf(newest);

const demoProviderOf = ({ JWT_SECRETS, PUBLIC_URL: publicUrl }: Settings, db: Db): PaymentProvider =>
  createDemoProvider({ db, secrets: JWT_SECRETS.map(demoSecretOf), publicUrl });

/** Every configured provider, the first that takes a method being asked for it. */
export function createProviders(env: Settings, db: Db, outgoing: Outgoing): Providers {
  const isTrying = env.DEMO || !env.isProduction;
  const demo = isTrying ? [demoProviderOf(env, db)] : [];
  const [razorpay, stripe] = [razorpayKeys(env), stripeKeys(env)];
  const real = [
    ...(razorpay ? [createRazorpay(razorpay, outgoing)] : []),
    ...(stripe ? [createStripe(stripe, outgoing)] : []),
  ];
  return chooseAmong(real, demo);
}

/** The same while the office changes keys: whoever asks next gets the providers of the newest ones. */
export function createChangingProviders(
  keys: Pick<ProviderKeys, 'over' | 'onChange'>,
  db: Db,
  outgoing: Outgoing,
): Providers {
  let current = createProviders(keys.over(), db, outgoing);
  keys.onChange(() => {
    current = createProviders(keys.over(), db, outgoing);
  });
  return {
    get methods() {
      return current.methods;
    },
    forMethod: (method) => current.forMethod(method),
    named: (name) => current.named(name),
  };
}

/** Real providers take what they can; the demo provider stands in only where there is none. */
export function chooseAmong(real: readonly PaymentProvider[], demo: readonly PaymentProvider[]): Providers {
  const offering = real.length > 0 ? real : demo;
  const forMethod = (method: string) => offering.find(({ methods }) => methods.some((one) => one === method));
  return {
    methods: onlineMethods.filter((method) => forMethod(method) !== undefined),
    forMethod,
    named: (name) => [...real, ...demo].find((provider) => provider.name === name),
  };
}
