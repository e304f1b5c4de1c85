import { cafes } from './kitchens/cafes.ts';
import { chineseOne } from './kitchens/chinese-one.ts';
import { chineseTwo } from './kitchens/chinese-two.ts';
import { coastAndDeccan } from './kitchens/coast-and-deccan.ts';
import { demoKitchen } from './kitchens/demo-kitchen.ts';
import { eastAndSweets } from './kitchens/east-and-sweets.ts';
import { italian } from './kitchens/italian.ts';
import { mexican } from './kitchens/mexican.ts';
import { northIndian } from './kitchens/north-indian.ts';
import { southIndian } from './kitchens/south-indian.ts';
import { thai } from './kitchens/thai.ts';
import { westIndian } from './kitchens/west-indian.ts';
import { readKitchen, type SeedRestaurant } from './shapes.ts';

/** The restaurants of the demo world; the first becomes number 1 and belongs to the demo login. */
export const kitchens: readonly SeedRestaurant[] = [
  demoKitchen,
  ...southIndian,
  ...chineseOne,
  ...italian,
  ...cafes,
  ...mexican,
  ...northIndian,
  ...coastAndDeccan,
  ...westIndian,
  ...eastAndSweets,
  ...chineseTwo,
  ...thai,
].map(readKitchen);
