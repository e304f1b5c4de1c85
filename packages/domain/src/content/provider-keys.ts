/** The keys that the office may set, by the names that they have in the server's environment. */
export const providerKeys = {
  RAZORPAY_KEY_ID: {
    provider: 'Razorpay',
    label: 'Key id',
    pattern: /^rzp_(test|live)_\w{6,60}$/,
    looks: 'rzp_live_…',
  },
  RAZORPAY_KEY_SECRET: {
    provider: 'Razorpay',
    label: 'Key secret',
    pattern: /^\w{16,80}$/,
    looks: 'letters and digits',
  },
  RAZORPAY_WEBHOOK_SECRET: {
    provider: 'Razorpay',
    label: 'Webhook secret',
    pattern: /^[\x21-\x7E]{12,200}$/,
    looks: '12 characters or more; two with a comma while it is changed',
  },
  STRIPE_SECRET_KEY: {
    provider: 'Stripe',
    label: 'Secret key',
    pattern: /^[rs]k_(test|live)_\w{10,200}$/,
    looks: 'sk_live_…',
  },
  STRIPE_WEBHOOK_SECRET: {
    provider: 'Stripe',
    label: 'Webhook secret',
    pattern: /^whsec_[\x21-\x7E]{8,200}$/,
    looks: 'whsec_…; two with a comma while it is changed',
  },
  SMTP_URL: {
    provider: 'Mail server',
    label: 'Address with name and password',
    pattern: /^smtps?:\/\/[^\s/]{3,280}\/?$/,
    looks: 'smtps://name:password@mail.example:465',
  },
  MSG91_AUTH_KEY: {
    provider: 'MSG91',
    label: 'Auth key',
    pattern: /^[A-Za-z0-9]{16,80}$/,
    looks: 'letters and digits',
  },
  MSG91_CODE_TEMPLATE: {
    provider: 'MSG91',
    label: 'Template of codes',
    pattern: /^[A-Za-z0-9]{8,40}$/,
    looks: 'the template’s id at MSG91, with ##code## in its text',
  },
  MSG91_NOTICE_TEMPLATE: {
    provider: 'MSG91',
    label: 'Template of notices',
    pattern: /^[A-Za-z0-9]{8,40}$/,
    looks: 'the template’s id at MSG91, with ##text## in its text',
  },
  TWILIO_ACCOUNT_SID: {
    provider: 'Twilio',
    label: 'Account SID',
    pattern: /^AC[0-9a-fA-F]{32}$/,
    looks: 'AC and 32 letters and digits',
  },
  TWILIO_AUTH_TOKEN: {
    provider: 'Twilio',
    label: 'Auth token',
    pattern: /^[0-9a-fA-F]{32}$/,
    looks: '32 letters and digits',
  },
  TWILIO_FROM: {
    provider: 'Twilio',
    label: 'Sender',
    pattern: /^(\+\d{8,15}|MG[0-9a-fA-F]{32}|[A-Za-z0-9]{3,11})$/,
    looks: '+15005550006, MG… or a registered sender',
  },
} as const;
export type ProviderKeyName = keyof typeof providerKeys;

/** Whether a text names a key of a provider. */
export const isProviderKeyName = (name: string): name is ProviderKeyName => Object.hasOwn(providerKeys, name);

/** Every name, in the order of the office's page. */
export const providerKeyNames: readonly ProviderKeyName[] = Object.keys(providerKeys).filter(isProviderKeyName);

/** Why a value cannot be the key of this name; null when it can. It never repeats the value. */
export const providerKeyProblem = (name: ProviderKeyName, value: string): string | null =>
  providerKeys[name].pattern.test(value.trim()) ? null : `Does not look like one: ${providerKeys[name].looks}`;

const shownLength = 4;
const longEnough = 12;

/** What may be shown of a key: its last four characters, nothing of a short one. */
export const endOfKey = (value: string): string => (value.length < longEnough ? '' : value.slice(0 - shownLength));
