import { getSite } from '@tawa/contract/content/site';
import { isPageOpen } from '@tawa/domain/content/maintenance';
import { call } from '#lib/api/api-client.ts';
import { getSession } from '#lib/session/session.ts';

const lookEveryMs = 20_000;

/** Lets the server show the page of a closed site to whoever walks on into it; the office may look around. */
export function createClosedWatch(leave: () => void): () => void {
  let lookedAt = Date.now();
  return () => {
    if (Date.now() - lookedAt < lookEveryMs || getSession()?.userType === 'admin') return;
    if (isPageOpen(window.location.pathname)) return;
    lookedAt = Date.now();
    call(getSite)
      .then(({ body }) => body.closed && leave())
      .catch(() => undefined);
  };
}
