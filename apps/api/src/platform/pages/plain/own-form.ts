import type { FastifyRequest } from 'fastify';
import { AppError } from '../../http/errors.ts';

const hostOf = (address: string): string | null => (URL.canParse(address) ? new URL(address).host : null);

type Sent = Pick<FastifyRequest, 'headers' | 'host'>;

const first = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

/**
 * Whether a form came from a page of ours. A browser says it by `Sec-Fetch-Site`, an older one by `Origin`, and the oldest by
 * `Referer`, which our pages let it send; whoever says nothing at all is refused.
 */
function isOwnForm({ headers, host }: Sent, origin: string): boolean {
  const site = first(headers['sec-fetch-site']);
  if (site !== undefined && site !== 'same-origin') return false;
  const from = first(headers.origin) ?? first(headers.referer);
  if (from === undefined) return site === 'same-origin';
  const told = hostOf(from);
  return told !== null && (told === host || told === hostOf(origin));
}

/** Throws `forbidden` for a form that another site, or nobody who says so, has sent in a visitor's name. */
export function refuseForeignForm(request: Sent, origin: string): void {
  if (!isOwnForm(request, origin))
    throw new AppError(
      'forbidden',
      'This form did not come from our page. Please open the page again and send it there.',
    );
}
