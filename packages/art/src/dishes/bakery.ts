export { brownie } from './brownie.ts';
export { cake } from './cake.ts';
export { cookies } from './cookies.ts';
export { croissant } from './croissant.ts';
export { donut } from './donut.ts';
export { muffin } from './muffin.ts';
export { waffle } from './waffle.ts';
