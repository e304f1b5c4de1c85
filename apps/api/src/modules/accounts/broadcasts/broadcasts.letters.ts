import type { Env } from '#platform/env.ts';
import type { Mail } from '#platform/mail/outbox.ts';
import { offerToken } from '#modules/accounts/consents/consents.service.ts';

interface Words {
  title: string;
  body: string;
  link: string | null;
}

/** The letter of a broadcast. Mail programs leave by its headers with one press (RFC 8058); whoever reads it, by the link below. */
export function offerMail(
  env: Pick<Env, 'JWT_SECRETS' | 'PUBLIC_URL'>,
  { user_id, email, name }: { user_id: number; email: string; name: string },
  { title, body, link }: Words,
): Mail & { to: string } {
  const token = offerToken(env, user_id);
  return {
    to: email,
    subject: title,
    heading: title,
    paragraphs: [`Hello ${name},`, body],
    ...(link !== null && { action: { label: 'See it', url: `${env.PUBLIC_URL}${link}` } }),
    note: 'You get this because you agreed to offers by mail.',
    leave: { label: 'Stop offers by mail', url: `${env.PUBLIC_URL}/unsubscribe#${token}` },
    headers: {
      'List-Unsubscribe': `<${env.PUBLIC_URL}/api/users/unsubscribe/${token}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  };
}
