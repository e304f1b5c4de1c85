import { expect, test } from 'vitest';
import { deliveredSlides, slideIn } from './slides.ts';

test('a slide is read in one language: its own words where they are written, else the English ones (names-11)', () => {
  const words = { hi: { tag: 'आम', subheading: 'सिर्फ़ मई में', heading: 'आम का मौसम', alt: '' } };
  const slide = {
    tag: 'MANGO',
    subheading: 'Only in May',
    heading: 'Mango weeks',
    picture: 'uploads/heroes/mango.webp',
    tall: null,
    alt: 'A bowl',
    link: '/menu',
    light: true,
    words,
  };
  const { words: _words, ...english } = slide;
  expect(slideIn(slide, 'hi')).toEqual({ ...english, ...words.hi });
  expect(slideIn(slide, 'kn')).toEqual(english);
  expect(slideIn(slide, 'en')).toEqual(english);
});

test.each(['hi', 'kn'] as const)('the slides that the product was delivered with say all of it in %s', (language) => {
  for (const slide of deliveredSlides) {
    const said = slideIn(slide, language);
    expect([said.tag, said.subheading, said.heading].join('')).not.toMatch(/[a-z]/i);
    expect([said.tag.length <= 20, said.subheading.length <= 60, said.heading.length <= 40]).toEqual([
      true,
      true,
      true,
    ]);
  }
});
