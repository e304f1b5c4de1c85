/** A slide of the first page; `light` pictures carry dark words, `tall` is the picture of phones. */
export interface Slide {
  tag: string;
  subheading: string;
  heading: string;
  picture: string;
  tall: string | null;
  /** Empty where the picture only decorates. */
  alt: string;
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

/** What is shown while the office shows none. */
export const deliveredSlides: readonly Slide[] = [
  { tag: 'FOOD', subheading: 'Hot meals, 24x7', heading: 'Fresh. Fast. Flavorful.', ...plain('food'), light: false },
  {
    tag: 'HEALTHY',
    subheading: 'Organic & Wholesome',
    heading: 'Goodness in every bite',
    ...plain('healthy'),
    light: true,
  },
  {
    tag: 'SPECIALS',
    subheading: 'Deliciously Nutritious',
    heading: 'Made to satisfy',
    ...plain('specials'),
    light: true,
  },
];
