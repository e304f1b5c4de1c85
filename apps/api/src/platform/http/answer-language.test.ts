import { expect, test } from 'vitest';
import { sayAnswer } from './answer-language.ts';

const quote = {
  charges: [{ key: 'total', label: 'To pay', amount: 329 }],
  slots: [{ date: '2026-11-30', label: 'Mon, 30 Nov', slots: [{ at: 'x', label: '7:30 to 8:00 pm', full: false }] }],
  payment_methods: [{ method: 'cod', available: false, reason: 'Cash is taken for orders up to ₹1,000.00.' }],
  blocking: [{ code: 'SOLD_OUT', message: 'Ready is sold out.' }],
  lines: [{ name: 'Ready', note: 'To pay' }],
  address: { label: 'To pay' },
};

test('texts of ours in an answer are said, and nothing that somebody typed (language-3)', () => {
  expect(sayAnswer('POST /checkout/quote', quote, 'hi')).toEqual({
    ...quote,
    charges: [{ key: 'total', label: 'देने हैं', amount: 329 }],
    slots: [
      { date: '2026-11-30', label: 'सोम, 30 नव॰', slots: [{ at: 'x', label: 'शाम 7:30 से रात 8:00', full: false }] },
    ],
    payment_methods: [{ method: 'cod', available: false, reason: 'कैश सिर्फ़ ₹1,000.00 तक के ऑर्डर पर चलता है।' }],
    blocking: [{ code: 'SOLD_OUT', message: 'Ready खत्म हो चुका है।' }],
  });
});

test('an answer of an unknown shape, and any in English, goes out as it is (language-3)', () => {
  expect(sayAnswer('POST /checkout/quote', quote, 'en')).toBe(quote);
  for (const body of [null, undefined, 7, 'Saved', ['Saved'], { message: { text: 'Saved' } }])
    expect(sayAnswer('GET /nothing', body, 'kn')).toEqual(body);
  expect(sayAnswer('GET /nothing', { message: 'Saved', label: 'To pay' }, 'kn')).toEqual({
    message: 'ಉಳಿಸಲಾಗಿದೆ',
    label: 'To pay',
  });
});
