// How Hindi and Kannada say whole numbers, in Indian numbering: thousands, then lakhs and crores.
import type { PrefixedLanguage } from './public-addresses.ts';

// Every number of Hindi below a hundred has a word of its own, from 0 on, ten in a line.
const hindi = `
  शून्य एक दो तीन चार पाँच छह सात आठ नौ
  दस ग्यारह बारह तेरह चौदह पंद्रह सोलह सत्रह अठारह उन्नीस
  बीस इक्कीस बाईस तेईस चौबीस पच्चीस छब्बीस सत्ताईस अट्ठाईस उनतीस
  तीस इकतीस बत्तीस तैंतीस चौंतीस पैंतीस छत्तीस सैंतीस अड़तीस उनतालीस
  चालीस इकतालीस बयालीस तैंतालीस चौवालीस पैंतालीस छियालीस सैंतालीस अड़तालीस उनचास
  पचास इक्यावन बावन तिरपन चौवन पचपन छप्पन सत्तावन अट्ठावन उनसठ
  साठ इकसठ बासठ तिरसठ चौंसठ पैंसठ छियासठ सड़सठ अड़सठ उनहत्तर
  सत्तर इकहत्तर बहत्तर तिहत्तर चौहत्तर पचहत्तर छिहत्तर सतहत्तर अठहत्तर उनासी
  अस्सी इक्यासी बयासी तिरासी चौरासी पचासी छियासी सत्तासी अट्ठासी नवासी
  नब्बे इक्यानवे बानवे तिरानवे चौरानवे पचानवे छियानवे सत्तानवे अट्ठानवे निन्यानवे`
  .trim()
  .split(/\s+/);

const kannadaBelow20 = `
  ಸೊನ್ನೆ ಒಂದು ಎರಡು ಮೂರು ನಾಲ್ಕು ಐದು ಆರು ಏಳು ಎಂಟು ಒಂಬತ್ತು
  ಹತ್ತು ಹನ್ನೊಂದು ಹನ್ನೆರಡು ಹದಿಮೂರು ಹದಿನಾಲ್ಕು ಹದಿನೈದು ಹದಿನಾರು ಹದಿನೇಳು ಹದಿನೆಂಟು ಹತ್ತೊಂಬತ್ತು`
  .trim()
  .split(/\s+/);
// A ten loses its last vowel to the word behind it: ಇಪ್ಪತ್ತು and ಒಂದು are ಇಪ್ಪತ್ತೊಂದು.
const kannadaTens = ['', '', 'ಇಪ್ಪತ್ತ', 'ಮೂವತ್ತ', 'ನಲವತ್ತ', 'ಐವತ್ತ', 'ಅರವತ್ತ', 'ಎಪ್ಪತ್ತ', 'ಎಂಬತ್ತ', 'ತೊಂಬತ್ತ'];
const kannadaEnds = ['ು', 'ೊಂದು', 'ೆರಡು', 'ಮೂರು', 'ನಾಲ್ಕು', 'ೈದು', 'ಾರು', 'ೇಳು', 'ೆಂಟು', 'ೊಂಬತ್ತು'];
const kannadaHundreds = ['', 'ನೂರು', 'ಇನ್ನೂರು', 'ಮುನ್ನೂರು', 'ನಾನೂರು', 'ಐನೂರು', 'ಆರುನೂರು', 'ಏಳುನೂರು', 'ಎಂಟುನೂರು', 'ಒಂಬೈನೂರು'];

const kannadaBelow100 = (count: number): string =>
  count < 20
    ? (kannadaBelow20[count] ?? '')
    : `${kannadaTens[Math.floor(count / 10)] ?? ''}${kannadaEnds[count % 10] ?? ''}`;

// Of each: how it is said alone, and before what is left of the number.
const kannadaScales = [
  { size: 10_000_000, alone: 'ಕೋಟಿ', before: 'ಕೋಟಿಯ' },
  { size: 100_000, alone: 'ಲಕ್ಷ', before: 'ಲಕ್ಷದ' },
  { size: 1000, alone: 'ಸಾವಿರ', before: 'ಸಾವಿರದ' },
];
const hindiScales = [
  { size: 10_000_000, word: 'करोड़' },
  { size: 100_000, word: 'लाख' },
  { size: 1000, word: 'हज़ार' },
  { size: 100, word: 'सौ' },
];

function inHindi(count: number): string {
  if (count < 100) return hindi[count] ?? '';
  const scale = hindiScales.find(({ size }) => count >= size);
  if (!scale) return '';
  const left = count % scale.size;
  const counted = `${inHindi(Math.floor(count / scale.size))} ${scale.word}`;
  return left === 0 ? counted : `${counted} ${inHindi(left)}`;
}

function inKannada(count: number): string {
  if (count < 100) return kannadaBelow100(count);
  if (count < 1000) {
    const hundred = kannadaHundreds[Math.floor(count / 100)] ?? '';
    return count % 100 === 0 ? hundred : `${hundred.slice(0, -1)} ${kannadaBelow100(count % 100)}`;
  }
  const scale = kannadaScales.find(({ size }) => count >= size);
  if (!scale) return '';
  const counted = inKannada(Math.floor(count / scale.size));
  const left = count % scale.size;
  return left === 0 ? `${counted} ${scale.alone}` : `${counted} ${scale.before} ${inKannada(left)}`;
}

/** How a language says a whole number from 0 on. */
export const numberWords: Readonly<Record<PrefixedLanguage, (count: number) => string>> = {
  hi: inHindi,
  kn: inKannada,
};
