export { chai } from './chai.ts';
export { coffee } from './coffee.ts';
export { filterCoffee } from './filter-coffee.ts';
export { juice } from './juice.ts';
export { lassi } from './lassi.ts';
