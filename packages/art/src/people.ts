import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

type Drawing = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;

/** A face of the Notionists set with every feature chosen, so that chance decides nothing. */
export interface Person {
  ground: string;
  hair: NonNullable<notionists.Options['hair']>;
  body: NonNullable<notionists.Options['body']>;
  lips?: NonNullable<notionists.Options['lips']>;
  beard?: NonNullable<notionists.Options['beard']>;
  glasses?: NonNullable<notionists.Options['glasses']>;
}

/** The portrait as an SVG. */
export const personSvg = (person: Person): string => {
  const options: Drawing = {
    seed: 'tawa',
    backgroundColor: [person.ground],
    hair: person.hair,
    body: person.body,
    beard: person.beard ?? [],
    beardProbability: person.beard ? 100 : 0,
    glasses: person.glasses ?? [],
    glassesProbability: person.glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    brows: ['variant04'],
    eyes: ['variant05'],
    lips: person.lips ?? ['variant22'],
    nose: ['variant06'],
  };
  return createAvatar(notionists, options).toString();
};

/** The cooks of the demo kitchens, by file name. */
export const people: Record<string, Person> = {
  default: { ground: 'e8dfcb', hair: ['hat'], body: ['variant01'] },
  asha: { ground: 'f3d9b8', hair: ['variant46'], body: ['variant08'], lips: ['variant25'] },
  farid: { ground: 'cfe0d2', hair: ['variant14'], body: ['variant04'], beard: ['variant08'] },
  kabir: { ground: 'e8cfd9', hair: ['variant20'], body: ['variant12'], lips: ['variant03'] },
  leela: { ground: 'f6dfa0', hair: ['variant41'], body: ['variant17'], glasses: ['variant11'] },
  meera: { ground: 'd4dcf0', hair: ['variant36'], body: ['variant21'] },
  rohan: { ground: 'f0cdb8', hair: ['variant33'], body: ['variant02'], beard: ['variant03'] },
};
