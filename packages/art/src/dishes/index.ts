import type { Scene } from '../scene.ts';
import { biryani } from './biryani.ts';
import { burger } from './burger.ts';
import { burritoBowl } from './burrito-bowl.ts';
import { curry } from './curry.ts';
import { dosa } from './dosa.ts';
import { emptyBowl, emptyThali } from './empty.ts';
import { friedRice } from './fried-rice.ts';
import { gulabJamun } from './gulab-jamun.ts';
import { idli } from './idli.ts';
import { lassi } from './lassi.ts';
import { momo } from './momo.ts';
import { naan } from './naan.ts';
import { noodles } from './noodles.ts';
import { penne } from './penne.ts';
import { pizza } from './pizza.ts';
import { salad } from './salad.ts';
import { samosa } from './samosa.ts';
import { skewers } from './skewers.ts';
import { sundae } from './sundae.ts';
import { tacos } from './tacos.ts';
import { thali } from './thali.ts';

/** Every kind of dish the renderer can draw; a new kind is one file and one line here. */
export const dishes = {
  biryani,
  burger,
  burritoBowl,
  curry,
  dosa,
  emptyBowl,
  emptyThali,
  friedRice,
  gulabJamun,
  idli,
  lassi,
  momo,
  naan,
  noodles,
  penne,
  pizza,
  salad,
  samosa,
  skewers,
  sundae,
  tacos,
  thali,
};

export type Kind = keyof typeof dishes;

/** What can be chosen for each kind. */
export type Options = { [K in Kind]: Parameters<(typeof dishes)[K]>[1] };

/** The painters, seen so that a kind and its options stay together. */
export const painters: { [K in Kind]: (scene: Scene, options: Options[K]) => void } = dishes;
