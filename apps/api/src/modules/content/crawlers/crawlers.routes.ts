import { feedAddress } from '@tawa/domain/common/public-addresses';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import { addressKey } from '#platform/http/address.ts';
import * as service from './crawlers.service.ts';

// A crawler comes a few times a day, and a dish that was sold a minute ago need not write fifty thousand lines anew.
const sitemapAgeMs = 10 * 60_000;
const feedAgeMs = 60 * 60_000;

const xml = 'text/xml; charset=utf-8';

interface Text {
  type: string;
  topics: readonly string[];
  maxAgeMs: number;
}

// What the protocol allows in one sitemap.
const addressesMax = 50_000;

/** Texts for machines, outside of the API. */
export function crawlerRoutes(app: FastifyInstance, { env, db, clock }: Pick<Deps, 'env' | 'db' | 'clock'>): void {
  const deps = { db, origin: env.PUBLIC_URL, addressesMax };
  const serve = (
    url: string,
    text: Text,
    write: (params: Readonly<Record<string, string>>) => Promise<string | null>,
  ) =>
    app.get<{ Params: Record<string, string> }>(url, async (request, reply) => {
      app.gate.rateLimit.claimHere('read', addressKey(request));
      const [path = url] = request.url.split('?');
      const bytes = await app.gate.cache.get(`TEXT ${path}`, async () => {
        const body = await write(request.params);
        return { ...text, status: body === null ? 404 : 200, body: body ?? '', isKept: body !== null };
      });
      return bytes.status === 404 ? reply.callNotFound() : bytes.send(request, reply);
    });
  const sitemap = { type: xml, topics: [], maxAgeMs: sitemapAgeMs };
  serve('/sitemap.xml', sitemap, () => service.writeSitemap(deps));
  serve('/sitemap/:kind([a-z]+)-:number([1-9]\\d{0,4}).xml', sitemap, async ({ kind = '', number }) =>
    service.isPartKind(kind) ? service.writeSitemapPart(deps, kind, Number(number)) : null,
  );
  serve(feedAddress, { type: 'application/rss+xml; charset=utf-8', topics: ['content'], maxAgeMs: feedAgeMs }, () =>
    service.writeFeed(deps),
  );
  const contact = { type: 'text/plain; charset=utf-8', topics: ['settings'], maxAgeMs: feedAgeMs };
  serve('/.well-known/security.txt', contact, () =>
    service.writeSecurityContact({ db, clock, origin: env.PUBLIC_URL }),
  );
  serve('/robots.txt', { type: 'text/plain; charset=utf-8', topics: [], maxAgeMs: feedAgeMs }, async () =>
    service.writeRobots(env.PUBLIC_URL),
  );
}
