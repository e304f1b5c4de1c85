import type { FastifyInstance } from 'fastify';
import { ReadyBytes } from '../cache/ready-bytes.ts';
import { docsCss, docsHtml, docsJs } from './page.ts';

const utf8 = '; charset=utf-8';

/** `/api/openapi.json`, made when it is first asked for, and the readable `/api/docs`, all from this server. */
export function docsRoutes(app: FastifyInstance, makeDocument: () => object): void {
  const files: [string, string, () => string][] = [
    ['/api/openapi.json', `application/json${utf8}`, () => JSON.stringify(makeDocument())],
    ['/api/docs', `text/html${utf8}`, () => docsHtml],
    ['/api/docs/docs.css', `text/css${utf8}`, () => docsCss],
    ['/api/docs/docs.js', `text/javascript${utf8}`, () => docsJs],
  ];
  for (const [url, type, make] of files) {
    let bytes: ReadyBytes | undefined;
    app.get(url, async (request, reply) => {
      bytes ??= new ReadyBytes({ status: 200, type, body: make() });
      return bytes.send(request, reply);
    });
  }
}
