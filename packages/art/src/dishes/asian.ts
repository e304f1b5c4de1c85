export { friedRice } from './fried-rice.ts';
export { manchurian } from './manchurian.ts';
export { noodles } from './noodles.ts';
export { padThai } from './pad-thai.ts';
export { soup } from './soup.ts';
export { springRolls } from './spring-rolls.ts';
export { sushi } from './sushi.ts';
export { thaiCurry } from './thai-curry.ts';
