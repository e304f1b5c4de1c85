// Apart from the sentences themselves, so that no page carries those.
/** What the office has a page for, and so a link to. */
export const auditLinks = [
  'blog',
  'booking',
  'broadcast',
  'cancel_run',
  'city',
  'complaint',
  'contact',
  'coupon',
  'dish',
  'legal_text',
  'order',
  'payout',
  'payout_batch',
  'provider_key',
  'restaurant',
  'setting',
  'tax_rate',
  'user',
  'venue',
] as const;
export type AuditLink = (typeof auditLinks)[number];

/** A piece of a sentence. */
export interface SentencePart {
  text: string;
  to: AuditLink | null;
  key: string | null;
}

/** The sentence without its links. */
export const plainSentence = ({ parts }: { parts: readonly Pick<SentencePart, 'text'>[] }): string =>
  parts.map(({ text }) => text).join('');
