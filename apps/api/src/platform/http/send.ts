import type { FastifyReply, FastifyRequest } from 'fastify';
import { sendText } from '../cache/ready-bytes.ts';
import { languageOf, sayAnswer } from './answer-language.ts';
import type { Outcome } from './gate.ts';

/** What an answer is made of. */
export const json = 'application/json; charset=utf-8';

/** Sends an answer, in the language of whoever asked. */
export function send(
  request: FastifyRequest,
  reply: FastifyReply,
  { status, body, headers, call }: Outcome & { call: string },
) {
  reply.code(status).headers({ 'cache-control': 'no-store', ...headers });
  if ('content-type' in headers) return reply.send(body);
  reply.header('vary', 'Accept-Language');
  return sendText(request, reply.type(json), JSON.stringify(sayAnswer(call, body, languageOf(request))));
}
