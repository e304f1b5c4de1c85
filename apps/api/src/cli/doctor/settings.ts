import type { ProviderKeyName } from '@tawa/domain/content/provider-keys';
import type { Env } from '../../platform/env.ts';
import { sealsByTokenSecret } from '#platform/keys/server-keys.ts';
import { fail, ok, warn, type Check } from './check.ts';

type Given = Readonly<Record<string, string | undefined>>;
type Has = (name: ProviderKeyName) => boolean;

function checkKeys(env: Env): Check {
  if (!env.isProduction) return ok('keys', 'Keys are set or lie in the data folder, as development wants it.');
  if (sealsByTokenSecret(env))
    return warn(
      'keys',
      'SEAL_KEYS is not set, so JWT_SECRET seals as well and neither is changed without the other.',
      'Part them by the steps of docs/keys.md.',
    );
  return ok('keys', 'JWT_SECRET and SEAL_KEYS are set.');
}

function checkAddress({ PUBLIC_URL, isProduction, isHttps }: Env): Check {
  if (!isProduction || isHttps) return ok('address', `People come by ${PUBLIC_URL}.`);
  return fail(
    'address',
    `PUBLIC_URL is ${PUBLIC_URL}: links in mails begin so, and what people type would travel in the clear.`,
    'Set PUBLIC_URL to the https address that people use.',
  );
}

function checkProxy({ TRUST_PROXY, isHttps }: Env): Check {
  if (TRUST_PROXY !== false) return ok('proxy', `TRUST_PROXY is ${String(TRUST_PROXY)}.`);
  if (!isHttps) return ok('proxy', 'No proxy is trusted, and none is needed for http.');
  return warn(
    'proxy',
    'People come by https, which a proxy in front answers, and TRUST_PROXY is not set: all of them look like that proxy and share its budgets.',
    'Set TRUST_PROXY to the number of proxies in front, such as 1.',
  );
}

function checkMail(has: Has, isProduction: boolean): Check {
  if (has('SMTP_URL')) return ok('mail', 'A server for outgoing mail is set.');
  const advice = 'Set SMTP_URL, or the mail server in the settings of the office.';
  return isProduction
    ? warn('mail', 'No mail goes out: there is no SMTP_URL.', advice)
    : ok('mail', 'Mails stay on this machine and are read at /dev/mail.');
}

function checkSms(has: Has, isProduction: boolean): Check {
  const isMsg91 = has('MSG91_AUTH_KEY') && has('MSG91_CODE_TEMPLATE') && has('MSG91_NOTICE_TEMPLATE');
  if (isMsg91) return ok('sms', 'Text messages go over MSG91.');
  if (has('TWILIO_ACCOUNT_SID') && has('TWILIO_AUTH_TOKEN') && has('TWILIO_FROM'))
    return ok('sms', 'Text messages go over Twilio.');
  return isProduction
    ? warn(
        'sms',
        'No text messages go out: no gateway has all of its keys.',
        'Set the keys of MSG91 or Twilio; without them nobody logs in by mobile number.',
      )
    : ok('sms', 'Text messages stay on this machine and are read at /dev/sms.');
}

function checkPayments(has: Has, isProduction: boolean): Check[] {
  const razorpay = has('RAZORPAY_KEY_ID') && has('RAZORPAY_KEY_SECRET');
  const stripe = has('STRIPE_SECRET_KEY');
  const unheard = [
    ...(razorpay && !has('RAZORPAY_WEBHOOK_SECRET') ? ['RAZORPAY_WEBHOOK_SECRET'] : []),
    ...(stripe && !has('STRIPE_WEBHOOK_SECRET') ? ['STRIPE_WEBHOOK_SECRET'] : []),
  ];
  if (unheard.length > 0)
    return unheard.map((name) =>
      warn('payments', `${name} is not set, so what the provider reports is refused.`, `Set ${name}.`),
    );
  const names = [...(razorpay ? ['Razorpay'] : []), ...(stripe ? ['Stripe'] : [])];
  if (names.length > 0) return [ok('payments', `Payments go over ${names.join(' and ')}.`)];
  if (!isProduction) return [ok('payments', 'The demo provider stands in for payments.')];
  return [
    warn(
      'payments',
      'No provider of payments has its keys: people pay in cash alone.',
      'Set those of Razorpay or Stripe.',
    ),
  ];
}

function checkPush(given: Given, isProduction: boolean): Check {
  if (given.VAPID_PUBLIC_KEY || !isProduction) return ok('push', 'Web push has its keys.');
  return warn(
    'push',
    'The keys of web push lie in the data folder: processes with another folder have others, and devices are lost with it.',
    'Set VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY.',
  );
}

/** What the settings alone let one foresee; `isOfOffice` says which keys the office has sealed. */
export function checkSettings(env: Env, given: Given, isOfOffice: Has): Check[] {
  const has: Has = (name) => env[name] !== undefined || isOfOffice(name);
  return [
    checkKeys(env),
    checkAddress(env),
    checkProxy(env),
    checkMail(has, env.isProduction),
    checkSms(has, env.isProduction),
    checkPush(given, env.isProduction),
    ...checkPayments(has, env.isProduction),
  ];
}
