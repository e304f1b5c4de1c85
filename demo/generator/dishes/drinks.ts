export { chai } from './drinks/chai.ts';
export { coffee } from './drinks/coffee.ts';
export { filterCoffee } from './drinks/filter-coffee.ts';
export { juice } from './drinks/juice.ts';
export { lassi } from './drinks/lassi.ts';
