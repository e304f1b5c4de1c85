import { defineTexts } from '#lib/i18n/texts.ts';

export const siteTexts = defineTexts({
  lead: 'Hot meals, 24x7. From the first dosa of the morning to the last biryani of the night, a kitchen near you is cooking. You see every fee before you pay, and every step until the door.',
  dishes: 'dishes',
  served: 'served',
  welcome: 'Welcome to Tawa',
  callText: 'List your kitchen, keep your own hours and see every rupee of every order.',
  customers: 'customers',
  callTitle: 'You cook. We bring the neighbourhood.',
  callButton: 'Register your restaurant',
  restaurants: 'restaurants',
  whatWeCook: 'What we cook',
  playSlides: 'Play the slides',
  pauseSlides: 'Pause the slides',
  slide: 'Slide {value}: {heading}',
  carousel: 'carousel',
});
