import type { Endpoint } from '@tawa/contract/common/endpoint';
import { call, OfflineError, provideTransport } from '#lib/api/api-client.ts';

/** What comes back from the line: an answer, or nothing at all. */
export type Reply = { status: number; body: unknown } | 'lost';

export interface OddAnswer {
  name: string;
  reply: Reply;
  /** Fits what the call declares all the same. */
  isDeclared: boolean;
  /** Is a success to whoever asked. */
  isTaken: boolean;
}

/** What an odd answer says where it says anything. */
export const oddWords = 'The kettle is on.';

const page = '<!doctype html><html><body><h1>502 Bad Gateway</h1></body></html>';
const bodies: unknown[] = [{}, [], null, page, { message: oddWords }, 'odd'];

const refusals: readonly (readonly [status: number, body: unknown])[] = [
  [400, { message: oddWords }],
  [403, page],
  [404, {}],
  [409, { message: oddWords }],
  [410, null],
  [413, page],
  [422, { code: 'validation', errors: { nowhere: oddWords }, requestId: 'odd' }],
  [429, ''],
  [500, []],
  [503, page],
  [401, {}],
];

export const bringBack = async (reply: Reply): Promise<{ status: number; body: unknown }> => {
  if (reply === 'lost') throw new OfflineError();
  return reply;
};

interface Heard {
  text: string;
  isDeclared: boolean;
}

/** What a screen hears of an answer; two that it hears alike need not both be tried. */
async function hear(endpoint: Endpoint, reply: Reply): Promise<Heard> {
  provideTransport(async () => bringBack(reply));
  return call(endpoint).then(
    (answer) => ({ text: JSON.stringify(answer), isDeclared: true }),
    (error: unknown) => ({ text: `${JSON.stringify(error)} ${String(error)}`, isDeclared: false }),
  );
}

const replies = (declared: readonly number[]): Reply[] => [
  ...[200, ...declared].flatMap((status) => bodies.map((body) => ({ status, body }))),
  ...refusals.map(([status, body]) => ({ status, body })),
  'lost',
];

/** Everything odd that a call may be answered, told apart by what is heard of it. Takes the transport's place. */
export async function oddAnswersOf(endpoint: Endpoint): Promise<OddAnswer[]> {
  const heard = new Map<string, OddAnswer>();
  for (const reply of replies(Object.keys(endpoint.responses).map(Number))) {
    const { text, isDeclared } = await hear(endpoint, reply);
    if (heard.has(text)) continue;
    const name = reply === 'lost' ? 'no answer' : `${reply.status} ${JSON.stringify(reply.body)}`;
    heard.set(text, { name, reply, isDeclared, isTaken: isDeclared && reply !== 'lost' && reply.status < 300 });
  }
  return [...heard.values()];
}

const statusOf = ({ reply }: OddAnswer) => (reply === 'lost' ? 0 : reply.status);
const alone = new Set([0, 200, 201, 202, 404, 500]);

/** Whether an answer is tried with each call by itself; the refusals that a screen tells apart by nothing come together. */
export const isOfOne = (answer: OddAnswer): boolean => answer.isDeclared || alone.has(statusOf(answer));

const ofActs = new Set([0, 200, 404, 409, 422]);

/** Whether an answer is tried with an act: a success is none of them, and refusals differ by their words and fields alone. */
export const isOfAct = (answer: OddAnswer): boolean =>
  !answer.isTaken && (answer.isDeclared || ofActs.has(statusOf(answer)));

const ofAll: readonly OddAnswer[] = refusals.map(([status, body]) => ({
  name: String(status),
  reply: { status, body },
  isDeclared: false,
  isTaken: false,
}));
const everyOther = 4;

/** The refusals that every call of a screen is answered at once, as when the whole server refuses: all of them before the first screen, and in turn before the others. */
export const refusalsAt = (place: number): OddAnswer[] =>
  ofAll.filter((_answer, index) => place === 0 || index % everyOther === place % everyOther);
