import type { Env } from '../env.ts';
import { hasDevRoutes } from '../http/this-machine.ts';
import type { Outgoing } from '../outgoing.ts';
import { createFolderSms } from './folder-sms.ts';
import { createMsg91 } from './msg91.ts';
import type { Sms } from './sms.ts';
import { createTwilio } from './twilio.ts';

type SmsSettings = Pick<
  Env,
  | 'MSG91_AUTH_KEY'
  | 'MSG91_CODE_TEMPLATE'
  | 'MSG91_NOTICE_TEMPLATE'
  | 'MSG91_CODE_TEMPLATE_HI'
  | 'MSG91_NOTICE_TEMPLATE_HI'
  | 'MSG91_CODE_TEMPLATE_KN'
  | 'MSG91_NOTICE_TEMPLATE_KN'
  | 'MSG91_API_URL'
  | 'TWILIO_ACCOUNT_SID'
  | 'TWILIO_AUTH_TOKEN'
  | 'TWILIO_FROM'
  | 'TWILIO_API_URL'
>;

const bothOf = (code: string | undefined, notice: string | undefined) =>
  code && notice ? { code, notice } : undefined;

function createGateway(env: SmsSettings, outgoing: Outgoing): Sms | null {
  const { MSG91_AUTH_KEY, MSG91_CODE_TEMPLATE, MSG91_NOTICE_TEMPLATE, MSG91_API_URL } = env;
  if (MSG91_AUTH_KEY && MSG91_CODE_TEMPLATE && MSG91_NOTICE_TEMPLATE) {
    const templates = {
      en: { code: MSG91_CODE_TEMPLATE, notice: MSG91_NOTICE_TEMPLATE },
      hi: bothOf(env.MSG91_CODE_TEMPLATE_HI, env.MSG91_NOTICE_TEMPLATE_HI),
      kn: bothOf(env.MSG91_CODE_TEMPLATE_KN, env.MSG91_NOTICE_TEMPLATE_KN),
    };
    return createMsg91({ authKey: MSG91_AUTH_KEY, apiUrl: MSG91_API_URL, templates }, outgoing);
  }
  const { TWILIO_ACCOUNT_SID, TWILIO_AUTH_TOKEN, TWILIO_FROM, TWILIO_API_URL } = env;
  if (!TWILIO_ACCOUNT_SID || !TWILIO_AUTH_TOKEN || !TWILIO_FROM) return null;
  const account = { sid: TWILIO_ACCOUNT_SID, token: TWILIO_AUTH_TOKEN, from: TWILIO_FROM, apiUrl: TWILIO_API_URL };
  return createTwilio(account, outgoing);
}

/** Sends over the gateway whose keys are there; without one each text becomes a file under the data folder, and in production nothing sends. */
export const createSms = (
  env: SmsSettings & Pick<Env, 'DATA_DIR' | 'isProduction' | 'DEMO'>,
  outgoing: Outgoing,
): Sms | null => createGateway(env, outgoing) ?? (hasDevRoutes(env) ? createFolderSms(env.DATA_DIR) : null);
