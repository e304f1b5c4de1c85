// Writes words of Devanagari and of the Kannada script in Latin letters, the way dishes are spelled on Indian menus.

/** Whether a text has letters of Devanagari or of the Kannada script. */
export const hasIndianScript = (text: string): boolean => /[\u0900-\u097F\u0C80-\u0CFF]/u.test(text);

const kannadaBlock = 0x0c_80;
const blockLength = 0x80;
const devanagariBlock = 0x09_00;

// Unicode lays both blocks out alike, so one table of signs serves both scripts.
const asDevanagari = (word: string): string =>
  Array.from(word, (sign) => {
    const offset = (sign.codePointAt(0) ?? 0) - kannadaBlock;
    return offset >= 0 && offset < blockLength ? String.fromCodePoint(devanagariBlock + offset) : sign;
  }).join('');

const pairsOf = (signs: string, letters: string): [string, string][] => {
  const written = letters.split(' ');
  return Array.from(signs, (sign, at) => [sign, written[at] ?? '']);
};

const consonants = new Map(
  pairsOf(
    'कखगघङचछजझञटठडढणतथदधनऩपफबभमयरऱलळऴवशषसह',
    'k kh g gh n ch chh j jh n t th d dh n t th d dh n n p f b bh m y r r l l l v sh sh s h',
  ),
);
// Long vowels in capitals: menus write them in two ways.
const vowels = new Map(pairsOf('अआइईउऊऋऍऎएऐऑऒओऔॠ', 'a A i I u U ri a e e ai o o o au ri'));
const signs = new Map(pairsOf('ािीुूृॄॅॆेैॉॊोौ', 'A i I u U ri ri a e e ai o o o au'));
const dotted = new Map(pairsOf('कखगजडढफ', 'k kh g z R Rh f'));
const nukta = '\u093C';
const virama = '\u094D';
const labial = /^[pbmf]/;

interface Syllable {
  consonants: string[];
  /** '' where there is none. */
  vowel: string;
  /** The vowel that is written by no sign. */
  isInherent: boolean;
  /** Nasal or breath after it. */
  tail: '' | 'N' | 'h';
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  let open: string[] = [];
  const close = (vowel: string, isInherent: boolean) => {
    syllables.push({ consonants: open, vowel, isInherent, tail: '' });
    open = [];
  };
  const letters = Array.from(word);
  let isHeld = false;
  for (const [at, sign] of letters.entries()) {
    const consonant = (letters[at + 1] === nukta ? dotted.get(sign) : undefined) ?? consonants.get(sign);
    if (consonant !== undefined) {
      if (open.length > 0 && !isHeld) close('a', true);
      open.push(consonant);
    } else if (vowels.has(sign)) {
      if (open.length > 0) close(isHeld ? '' : 'a', !isHeld);
      close(vowels.get(sign) ?? '', false);
    } else if (signs.has(sign)) close(signs.get(sign) ?? '', false);
    else if (sign === '\u0902' || sign === '\u0901' || sign === '\u0903') {
      if (open.length > 0) close('a', true);
      const last = syllables.at(-1);
      if (last) last.tail = sign === '\u0903' ? 'h' : 'N';
    }
    if (sign !== nukta) isHeld = sign === virama;
  }
  if (open.length > 0) close(isHeld ? '' : 'a', !isHeld);
  return syllables;
}

/** Without the vowels that Hindi writes by no sign and does not say. */
function asHindi(syllables: readonly Syllable[], keepsMiddle: boolean): Syllable[] {
  const said = syllables.map((one) => ({ ...one }));
  const last = said.at(-1);
  if (said.length > 1 && last?.isInherent && last.tail === '') last.vowel = '';
  for (let at = said.length - 2; at > 0 && !keepsMiddle; at--) {
    const [before, here, after] = [said[at - 1], said[at], said[at + 1]];
    if (!here?.isInherent || here.tail !== '' || here.consonants.length !== 1) continue;
    if (before && before.vowel !== '' && after && after.vowel !== '' && after.consonants.length === 1) here.vowel = '';
  }
  return said;
}

function spelled(syllables: readonly Syllable[], lastNasal: string): string {
  return syllables
    .map(({ consonants: own, vowel, tail }, at) => {
      const next = syllables[at + 1]?.consonants[0];
      const nasal = next === undefined ? lastNasal : labial.test(next) ? 'm' : 'n';
      return own.join('') + vowel + (tail === 'N' ? nasal : tail);
    })
    .join('');
}

/** Longest word that is read, in signs. */
const wordLengthMax = 40;
const spellingsMax = 8;

/**
 * How a word may be spelled in Latin letters, the likeliest first, at most eight; none for what has neither script.
 * `masālā` and `masala` are the same here: menus write no length but `ee` and `oo`.
 */
export function latinSpellings(word: string): string[] {
  if (!hasIndianScript(word)) return [];
  const isKannada = /[\u0C80-\u0CFF]/u.test(word);
  const letters = asDevanagari(word.normalize('NFC').slice(0, wordLengthMax))
    .replaceAll(/[\u200C\u200D]/gu, '')
    // The a of `apple` is written as a vowel with a y behind it.
    .replaceAll(/([अआएऎ])्य/gu, '$1')
    .replaceAll('ज्ञ', 'ग्य');
  const syllables = syllablesOf(letters);
  const main = spelled(isKannada ? syllables : asHindi(syllables, false), isKannada ? 'm' : 'n');
  if (main === '') return [];
  const whole = isKannada ? main.replace(/e$/, 'a') : spelled(asHindi(syllables, true), 'n');
  const short = (text: string) => text.replaceAll('R', 'd').toLowerCase();
  const variants = [
    short(main),
    short(main.replaceAll(/I(?!$)/g, 'ee').replaceAll('U', 'oo')),
    short(whole),
    short(main.replaceAll('R', 'r')),
    short(main.replaceAll(/iy(?=[aA])/g, 'i').replaceAll(/(?<=[^aeiouAIU])y(?=A)/g, '')),
    short(main.replaceAll('v', 'w').replaceAll(/(?<=[^aeiouAIU])y(?=A)/g, '')),
    short(main.replaceAll('j', 'z')),
    short(isKannada ? main.replace(/u$/, '') : main.replaceAll('A', 'aa')),
  ];
  return [...new Set(variants)].slice(0, spellingsMax);
}

const halfLengthMin = 2;

/** Where a word of either script may be two that were written as one: each way as both words, the middle first. */
export function splitsOf(word: string): [string, string][] {
  const letters = Array.from(word.slice(0, wordLengthMax));
  const isStart = (sign: string) => {
    const [plain = ''] = asDevanagari(sign);
    return consonants.has(plain) || vowels.has(plain);
  };
  const places = letters.flatMap((sign, at) => {
    const isJoined = letters[at - 1] === virama;
    return isStart(sign) && !isJoined && at >= halfLengthMin && letters.length - at >= halfLengthMin ? at : [];
  });
  const middle = letters.length / 2;
  return places
    .sort((a, b) => Math.abs(a - middle) - Math.abs(b - middle))
    .map((at) => [letters.slice(0, at).join(''), letters.slice(at).join('')]);
}
