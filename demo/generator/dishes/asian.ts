export { friedRice } from './asian/fried-rice.ts';
export { manchurian } from './asian/manchurian.ts';
export { noodles } from './asian/noodles.ts';
export { padThai } from './asian/pad-thai.ts';
export { soup } from './asian/soup.ts';
export { springRolls } from './asian/spring-rolls.ts';
export { sushi } from './asian/sushi.ts';
export { thaiCurry } from './asian/thai-curry.ts';
