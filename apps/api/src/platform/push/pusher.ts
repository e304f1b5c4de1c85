import webPush from 'web-push';
import type { Env } from '../env.ts';
import type { Outgoing } from '../outgoing.ts';

/** A browser that asked for web push. */
export interface PushTarget {
  endpoint: string;
  p256dh: string;
  auth: string;
}
interface Push {
  /** At most 3 kB of text. */
  payload: string;
  /** Replaces an earlier one of the same topic that was not delivered yet. */
  topic: string;
  /** Seconds for which it is worth delivering. */
  lastsS: number;
  isUrgent: boolean;
}

/** Hands pushes over to the browsers' services. */
export interface Pusher {
  /** `gone` when the browser takes no more; throws when it should be tried again. */
  send(target: PushTarget, push: Push): Promise<'sent' | 'gone'>;
}

const timeoutMs = 6000;

/** Encrypts for the browser and signs as this server, by the pair of keys in the settings. */
export function createPusher(
  env: Pick<Env, 'VAPID_PUBLIC_KEY' | 'VAPID_PRIVATE_KEY' | 'PUBLIC_URL' | 'isHttps'>,
  outgoing: Outgoing,
): Pusher {
  const contact = env.isHttps ? env.PUBLIC_URL : `mailto:push@${new URL(env.PUBLIC_URL).hostname}`;
  const vapidDetails = { subject: contact, publicKey: env.VAPID_PUBLIC_KEY, privateKey: env.VAPID_PRIVATE_KEY };
  return {
    async send({ endpoint, p256dh, auth }, { payload, topic, lastsS, isUrgent }) {
      const { headers, body } = webPush.generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
        vapidDetails,
        topic,
        TTL: lastsS,
        urgency: isUrgent ? 'high' : 'normal',
        contentEncoding: 'aes128gcm',
      });
      const sentHeaders = Object.entries(headers).filter(([name]) => name !== 'Content-Length');
      return outgoing.call({ provider: 'web push', act: 'send' }, async (line) => {
        const response = await line.fetch(endpoint, {
          method: 'POST',
          headers: Object.fromEntries(sentHeaders),
          body: new Uint8Array(body),
          timeoutMs,
        });
        await response.body?.cancel();
        if (response.status === 404 || response.status === 410) return 'gone';
        if (!response.ok) throw new Error(`The push service answered ${response.status}.`);
        return 'sent';
      });
    },
  };
}
