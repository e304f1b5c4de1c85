import type { NameLanguage } from '../catalogue/names/names.ts';

/** What is read and heard of a slide. */
export interface SlideWords {
  tag: string;
  subheading: string;
  heading: string;
  /** Empty where the picture only decorates. */
  alt: string;
}

/** A slide of the first page; `light` pictures carry dark words, `tall` is the picture of phones. */
export interface Slide extends SlideWords {
  picture: string;
  tall: string | null;
  /** Its words in other languages; those that are missing are shown in English. */
  words?: Readonly<Partial<Record<NameLanguage, SlideWords>>> | null | undefined;
  /** Where it leads, on this site; empty for nowhere. */
  link: string;
  light: boolean;
}

const plain = (name: string) => ({
  picture: `uploads/heroes/${name}.webp`,
  tall: `uploads/heroes-tall/${name}.webp`,
  alt: '',
  link: '',
});

/** A slide as readers of a language see it: all of its words in one language. */
export const slideIn = (slide: Slide, language: NameLanguage | 'en' | 'en-XA'): Slide => {
  const { words, ...shown } = slide;
  return language === 'en' || language === 'en-XA' ? shown : { ...shown, ...words?.[language] };
};

/** What is shown while the office shows none. */
export const deliveredSlides: readonly Slide[] = [
  {
    tag: 'FOOD',
    subheading: 'Hot meals, 24x7',
    heading: 'Fresh. Fast. Flavorful.',
    ...plain('food'),
    light: false,
    words: {
      hi: { tag: 'खाना', subheading: 'गरमागरम खाना, चौबीसों घंटे', heading: 'ताज़ा। फटाफट। ज़ायकेदार।', alt: '' },
      kn: { tag: 'ಊಟ', subheading: 'ಬಿಸಿ ಬಿಸಿ ಊಟ, 24 ಗಂಟೆಯೂ', heading: 'ತಾಜಾ. ಬೇಗ. ರುಚಿಕರ.', alt: '' },
    },
  },
  {
    tag: 'HEALTHY',
    subheading: 'Organic & Wholesome',
    heading: 'Goodness in every bite',
    ...plain('healthy'),
    light: true,
    words: {
      hi: { tag: 'सेहत', subheading: 'ऑर्गैनिक और पौष्टिक', heading: 'हर निवाला सेहतमंद', alt: '' },
      kn: { tag: 'ಆರೋಗ್ಯ', subheading: 'ಸಾವಯವ ಮತ್ತು ಪೌಷ್ಟಿಕ', heading: 'ತುತ್ತು ತುತ್ತಿನಲ್ಲೂ ಒಳ್ಳೆಯದು', alt: '' },
    },
  },
  {
    tag: 'SPECIALS',
    subheading: 'Deliciously Nutritious',
    heading: 'Made to satisfy',
    ...plain('specials'),
    light: true,
    words: {
      hi: { tag: 'स्पेशल', subheading: 'स्वाद भी, सेहत भी', heading: 'मन भर जाए, ऐसा खाना', alt: '' },
      kn: { tag: 'ಸ್ಪೆಷಲ್', subheading: 'ರುಚಿಯೂ ಹೌದು, ಪೌಷ್ಟಿಕವೂ ಹೌದು', heading: 'ಮನಸ್ಸು ತುಂಬುವ ಊಟ', alt: '' },
    },
  },
];
