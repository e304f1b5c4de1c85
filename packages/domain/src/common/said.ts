import { findOwn } from './own.ts';
import { partOfDay } from './parts-of-day.ts';

/**
 * Sentences of a language by their English. `{name}` stands for a value that is kept as it is, whatever it says. In the
 * English, `{name:said}` stands for one that is itself looked up, `{name:day}` for a date or a list of which each word is,
 * `{name:number}` for digits, an amount or a time of day, `{name:code}` for what a thing is numbered with, and
 * `{name:word}` for one word that is looked up, such as the name of a month.
 */
export type Words = Readonly<Record<string, string>>;

interface Hole {
  name: string;
  kind: string;
}
interface Pattern {
  begins: string;
  ends: string;
  strict: RegExp;
  lenient: RegExp;
  holes: readonly Hole[];
  sentence: string;
  /** How much of the English is fixed, so that the closest of several patterns is taken. */
  weight: number;
}

const holeForm = /\{(\w+)(?::(\w+))?\}/g;
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);
const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** The holes of a sentence, in their order. */
export const holesOf = (text: string): Hole[] =>
  [...text.matchAll(holeForm)].map(([, name = '', kind = 'kept']) => ({ name, kind }));

// Between two sentences; 'Dr. Rao' and 'R. Mehta' are names.
const end = String.raw`(?<=[.!?…]”?)(?<!\b(?:\p{Lu}|Dr|Mr|Mrs|Ms|St|No)\.) `;
const between = new RegExp(end, 'u');

// What stands in a hole ends no sentence: otherwise a short pattern would take the next sentence for its value.
const strict = `((?:(?!${end}).)+?)`;
const lenient = '(.+?)';
const narrow: Readonly<Record<string, string>> = {
  number: String.raw`([-\d.,:₹%]*\d%?(?: [ap]m)?)`,
  code: String.raw`([\p{L}\p{N}][\p{L}\p{N}/#-]*)`,
  word: String.raw`(\p{L}+)`,
};

function patternOf(english: string, sentence: string): Pattern {
  const fixed = english.split(holeForm).filter((_part, at) => at % 3 === 0);
  const holes = holesOf(english);
  const over = (wide: string) => {
    const parts = fixed.map(
      (text, at) => escaped(text) + (at < holes.length ? (findOwn(narrow, holes[at]?.kind ?? '') ?? wide) : ''),
    );
    return new RegExp(`^${parts.join('')}$`, 'u');
  };
  return {
    begins: fixed[0] ?? '',
    ends: fixed.at(-1) ?? '',
    strict: over(strict),
    lenient: over(lenient),
    holes,
    sentence,
    weight: fixed.join('').length,
  };
}

// English names the half of the day once; a language that has more parts of it needs to know both ends.
const rangeForm = /\b(\d{1,2}:\d{2}) to (\d{1,2}:\d{2} ([ap]m))\b/g;
const clockForm = /\b(\d{1,2}):(\d{2}) ([ap]m)\b/g;
const datePart = /\p{L}+/gu;

/** Says a sentence; a value in it that is one of these names is said by what it is called in the language. */
type Sayer = (english: string, names?: ReadonlyMap<string, string>) => string;
type Names = ReadonlyMap<string, string> | undefined;

/** Says English sentences in one language, by its tables; what no table knows, such as somebody's own words, stays as it is. */
export function createSayer(...tables: readonly Words[]): Sayer {
  const say = sayerOf(tables);
  return (english, names) => say(english.replaceAll(rangeForm, '$1 $3 to $2'), names);
}

/** Somebody's own words behind the name of what they are about: the name is said, the words stay. */
function sayAbout(sentence: string, names: Names): string {
  const [about = ''] = sentence.split(': ', 1);
  const name = about === sentence ? undefined : names?.get(about);
  return name === undefined ? sentence : `${name}${sentence.slice(about.length)}`;
}

function sayerOf(tables: readonly Words[]): Sayer {
  const known = new Map(tables.flatMap((table) => Object.entries(table)));
  const patterns = [...known]
    .filter(([english]) => english.includes('{'))
    .map(([english, sentence]) => patternOf(english, sentence))
    .sort((one, other) => other.weight - one.weight);

  const valueOf = (text: string, kind: string, names: Names): string => {
    if (kind === 'said') return sayWord(text, names);
    if (kind === 'word') return known.get(text) ?? text;
    if (kind === 'day') return sayClocks(text).replaceAll(datePart, (word) => known.get(word) ?? word);
    return kind === 'number' ? sayClocks(text) : (names?.get(text) ?? text);
  };

  // The parts of a day and where they begin are those of the pages.
  const sayClocks = (text: string): string =>
    text.replaceAll(clockForm, (clock, hour: string, minutes: string, half: string) => {
      const part = partOfDay((Number(hour) % 12) + (half === 'pm' ? 12 : 0));
      return known.get(`${part} {clock}`)?.replace('{clock}', `${hour}:${minutes}`) ?? clock;
    });

  function fill(form: 'strict' | 'lenient', english: string, names: Names): string | undefined {
    for (const pattern of patterns) {
      if (!english.startsWith(pattern.begins) || !english.endsWith(pattern.ends)) continue;
      const [whole, ...texts] = pattern[form].exec(english) ?? [];
      if (whole === undefined) continue;
      const values = new Map(pattern.holes.map(({ name, kind }, at) => [name, valueOf(texts[at] ?? '', kind, names)]));
      return pattern.sentence.replaceAll(holeForm, (_hole, name: string) => values.get(name) ?? '');
    }
    return undefined;
  }

  const find = (english: string, names: Names) => known.get(english) ?? fill('strict', english, names);

  /** Sentence by sentence, the longest run that is known first; nothing where none is. */
  function findEach(english: string, names: Names): string | undefined {
    const sentences = english.split(between);
    if (sentences.length === 1) return undefined;
    const spoken: string[] = [];
    let [at, isKnown] = [0, false];
    while (at < sentences.length) {
      let until = sentences.length;
      let found = find(sentences.slice(at, until).join(' '), names);
      while (found === undefined && until > at + 1) found = find(sentences.slice(at, --until).join(' '), names);
      isKnown ||= found !== undefined;
      spoken.push(found ?? sayAbout(sentences[at] ?? '', names));
      at = until;
    }
    return isKnown ? spoken.join(' ') : undefined;
  }

  // A state inside a sentence begins with a small letter there.
  const sayWord = (text: string, names: Names): string => {
    const spoken = say(text, names);
    return spoken === text ? say(capital(text), names).replace(capital(text), text) : spoken;
  };
  const say: Sayer = (text, names) =>
    find(text, names) ?? findEach(text, names) ?? fill('lenient', text, names) ?? text;
  return say;
}
