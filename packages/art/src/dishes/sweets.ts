export { gulabJamun } from './gulab-jamun.ts';
export { lassi } from './lassi.ts';
export { sundae } from './sundae.ts';
