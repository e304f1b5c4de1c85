import { namesWithin } from '@tawa/domain/catalogue/names/read-names';
import { chooseLanguage, type SpokenLanguage } from '@tawa/domain/common/languages';
import type { FastifyRequest } from 'fastify';
import { said } from '../words/said.ts';

/** The language that whoever calls reads, by `Accept-Language`. */
export const languageOf = ({ headers }: Pick<FastifyRequest, 'headers'>): SpokenLanguage =>
  chooseLanguage(headers['accept-language']);

const ofEach = ['message', 'msg'];

/**
 * Fields of answers that hold texts of ours, beside what each answer says of itself. None of them holds what somebody
 * typed, which no answer says in other words.
 */
const spokenFields: readonly (readonly [calls: RegExp, fields: readonly string[]])[] = [
  [
    /^POST \/checkout\/quote$/,
    ['charges.label', 'slots.label', 'payment_methods.reason', 'blocking.message', 'warnings.message', 'misfits'],
  ],
  [/^\w+ \/checkout\/coupons$/, ['note']],
  [/^\w+ \/(kitchen\/)?orders(\/|$)/, ['charges.label', 'problems.message', 'actions.reason', 'problem', 'misfits']],
  [/^\w+ \/cart\//, ['problem', 'misfits']],
  [/^GET \/restaurant\/[^/]+\/choices$/, ['misfits']],
  [/^\w+ \/groups(\/|$)/, ['problem', 'problems.message']],
  [/^GET \/notifications\/choices$/, ['sections.title', 'label']],
];

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** The same with some of its texts in a language, by the names of their fields or of these with what they stand in. */
function sayFields(value: unknown, fields: ReadonlySet<string>, say: (text: string) => string, above = ''): unknown {
  if (Array.isArray(value))
    return value.map((each: unknown) =>
      typeof each === 'string' && fields.has(above) ? say(each) : sayFields(each, fields, say, above),
    );
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]: [string, unknown]) => {
      const isSpoken = typeof inner === 'string' && (fields.has(name) || fields.has(`${above}.${name}`));
      return [name, isSpoken ? say(inner) : sayFields(inner, fields, say, name)];
    }),
  );
}

/** What an answer says of itself, and the texts of ours in it, in a language; everything else stays. */
export function sayAnswer(call: string, body: unknown, language: SpokenLanguage): unknown {
  if (language === 'en' || !isObject(body)) return body;
  const fields = spokenFields.flatMap(([calls, named]) => (calls.test(call) ? named : []));
  // A dish that a sentence names is called there as it is beside it.
  let names: ReadonlyMap<string, string> | undefined;
  const say = (text: string) => said(text, language, (names ??= namesWithin(body, language)));
  const whole = fields.length > 0 ? sayFields(body, new Set(fields), say) : body;
  if (!isObject(whole) || Array.isArray(whole)) return whole;
  const texts = ofEach.flatMap((part) => {
    const text: unknown = Object.getOwnPropertyDescriptor(whole, part)?.value;
    return typeof text === 'string' ? [[part, say(text)] as const] : [];
  });
  return { ...whole, ...Object.fromEntries(texts) };
}
