export { burger } from './burger.ts';
export { burritoBowl } from './burrito-bowl.ts';
export { friedRice } from './fried-rice.ts';
export { noodles } from './noodles.ts';
export { penne } from './penne.ts';
export { pizza } from './pizza.ts';
export { salad } from './salad.ts';
export { tacos } from './tacos.ts';
