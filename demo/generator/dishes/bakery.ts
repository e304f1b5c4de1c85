export { brownie } from './bakery/brownie.ts';
export { cake } from './bakery/cake.ts';
export { cookies } from './bakery/cookies.ts';
export { croissant } from './bakery/croissant.ts';
export { donut } from './bakery/donut.ts';
export { muffin } from './bakery/muffin.ts';
export { waffle } from './bakery/waffle.ts';
