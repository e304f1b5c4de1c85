import { expect, test } from 'vitest';
import { createSayer } from './said.ts';

const say = createSayer(
  {
    Ready: 'तैयार',
    Mon: 'सोम',
    Nov: 'नव॰',
    'night {clock}': 'रात {clock}',
    'morning {clock}': 'सुबह {clock}',
    'evening {clock}': 'शाम {clock}',
    '{day:day}, {from:number} to {to:number}': '{day}, {from} से {to} तक',
    'Please say why.': 'कृपया कारण बताएँ।',
    'This order is closed: {state:said}.': 'यह ऑर्डर बंद है: {state}।',
  },
  {
    '{dish} is sold out.': '{dish} खत्म हो गया है।',
    'At most {most} of one dish.': 'एक डिश ज़्यादा से ज़्यादा {most}।',
    'Back on {day:day} at {time:number}': '{day} को {time} फिर मिलेगा',
    '{number:code}: {count:number} left': '{number}: {count} बाकी',
    '{total} for {order}.': '{order} के लिए {total}।',
    '{a} gave {b}.': '{b} ← {a}।',
    '{a} gave {b} to {c}.': '{c}: {b} ← {a}।',
  },
);

test.each([
  ['Ready', 'तैयार'],
  ['At most 20 of one dish.', 'एक डिश ज़्यादा से ज़्यादा 20।'],
  ['This order is closed: Ready.', 'यह ऑर्डर बंद है: तैयार।'],
  // A dish that has the name of a state keeps its name.
  ['Ready is sold out.', 'Ready खत्म हो गया है।'],
  ['Back on Mon, 30 Nov at 8:40 pm', 'सोम, 30 नव॰ को रात 8:40 फिर मिलेगा'],
  ['Back on Mon, 30 Nov at 9:05 am', 'सोम, 30 नव॰ को सुबह 9:05 फिर मिलेगा'],
  ['Mon, 30 Nov, 7:30 to 9:00 pm', 'सोम, 30 नव॰, शाम 7:30 से रात 9:00 तक'],
  ['FD-7K3: 2 left', 'FD-7K3: 2 बाकी'],
  ['My bag: nothing left', 'My bag: nothing left'],
  ['This order is closed: ready.', 'यह ऑर्डर बंद है: तैयार।'],
  ['Something of somebody', 'Something of somebody'],
  ['', ''],
])('%j is said as %j (language-2)', (english, said) => {
  expect(say(english)).toBe(said);
});

test('several sentences are said one by one, and somebody’s own words stay (language-2)', () => {
  expect(say('₹329 for FD-1. Too salty, sorry! Please say why.')).toBe(
    'FD-1 के लिए ₹329। Too salty, sorry! कृपया कारण बताएँ।',
  );
});

test('the closest sentence is taken, and a name with a full stop is still one name (language-2)', () => {
  expect(say('Asha gave rice to Dr. Rao.')).toBe('Dr. Rao: rice ← Asha।');
  expect(say('St. Marks Biryani is sold out.')).toBe('St. Marks Biryani खत्म हो गया है।');
});

test('signs that mean something in patterns are only signs here (language-2)', () => {
  const odd = createSayer({ 'Pay (now) {sum}?': '{sum} ($&)?' });
  expect(odd('Pay (now) $1 {x}?')).toBe('$1 {x} ($&)?');
  expect(odd('constructor')).toBe('constructor');
});
