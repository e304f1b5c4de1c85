import type { Answer, Endpoint, Sent } from '@tawa/contract/common/endpoint';
import type { ErrorBody } from '@tawa/contract/common/errors';
import { requestOf } from './request.ts';

type Failure = { status: 400 | 401 | 403 | 404 | 405 | 409 | 413 | 415 | 422 | 429 | 500 | 503; body: ErrorBody };
type Success<E extends Endpoint> = Extract<Answer<E>, { status: 200 | 201 | 202 | 204 }>;

export interface TestCaller {
  /** Makes the call and answers whatever came, declared or not. */
  call<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Answer<E> | Failure>;
  /** The body of a successful call; throws with the real answer when it failed. */
  ok<E extends Endpoint>(endpoint: E, input: Sent<E>): Promise<Success<E>['body']>;
}

/** Carries a request to the server and back, in process or over the network. */
export type Carry = (request: ReturnType<typeof requestOf>) => Promise<{ statusCode: number; body: string }>;

/** Calls typed by the contract over any way to the server. */
export function createCaller(carry: Carry): TestCaller {
  return {
    async call(endpoint, input) {
      const { statusCode, body } = await carry(requestOf(endpoint, input));
      return JSON.parse(`{"status":${statusCode},"body":${body || 'null'}}`);
    },
    async ok(endpoint, input) {
      const { statusCode, body } = await carry(requestOf(endpoint, input));
      if (statusCode < 300) return JSON.parse(body);
      throw new Error(`${endpoint.method} ${endpoint.path} answered ${statusCode}: ${body}`);
    },
  };
}
