import http from 'node:http';
import { createCaller, type TestCaller } from './caller.ts';

export interface Reply {
  statusCode: number;
  headers: http.IncomingHttpHeaders;
  bytes: Buffer;
}

interface Sending {
  method?: string;
  headers?: http.OutgoingHttpHeaders;
  body?: string;
}

export type Send = (url: string, sending?: Sending) => Promise<Reply>;

/** A way over the network that keeps its connections open, as browsers and proxies do. */
export function openLine(connections: number): { send: Send; close(): void } {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const send: Send = (url, { method = 'GET', headers = {}, body } = {}) =>
    new Promise((done, fail) => {
      const request = http.request(url, { agent, method, headers }, (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', fail);
        reply.on('end', () =>
          done({ statusCode: reply.statusCode ?? 0, headers: reply.headers, bytes: Buffer.concat(parts) }),
        );
      });
      request.on('error', fail);
      request.end(body);
    });
  return { send, close: () => agent.destroy() };
}

/** Calls a running server as the account of a token, or as a guest. */
export const callerAt = (send: Send, origin: string, token?: string): TestCaller =>
  createCaller(async ({ method = 'GET', url, headers, payload }) => {
    const body = typeof payload === 'string' ? { body: payload } : {};
    const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
    const reply = await send(`${origin}${url}`, { method, headers: { ...headers, ...bearer }, ...body });
    return { statusCode: reply.statusCode, body: reply.bytes.toString() };
  });
