import { createAvatar } from '@dicebear/core';
import * as notionists from '@dicebear/notionists';

type Drawing = NonNullable<Parameters<typeof createAvatar<notionists.Options>>[1]>;
type Choice<K extends keyof notionists.Options> = NonNullable<notionists.Options[K]> extends (infer V)[] ? V : never;

/** A face of the Notionists set with every feature chosen, so that chance decides nothing. */
export interface Person {
  ground: string;
  hair: Choice<'hair'>;
  body: Choice<'body'>;
  lips?: Choice<'lips'>;
  brows?: Choice<'brows'>;
  nose?: Choice<'nose'>;
  beard?: Choice<'beard'>;
  glasses?: Choice<'glasses'>;
}

/** The portrait as an SVG: a calm face, no gesture and no sign on the shirt. */
export const personSvg = (person: Person): string => {
  const options: Drawing = {
    seed: 'tawa',
    backgroundColor: [person.ground],
    hair: [person.hair],
    body: [person.body],
    beard: person.beard ? [person.beard] : [],
    beardProbability: person.beard ? 100 : 0,
    glasses: person.glasses ? [person.glasses] : [],
    glassesProbability: person.glasses ? 100 : 0,
    gestureProbability: 0,
    bodyIconProbability: 0,
    brows: [person.brows ?? 'variant04'],
    eyes: ['variant05'],
    lips: [person.lips ?? 'variant22'],
    nose: [person.nose ?? 'variant06'],
  };
  return createAvatar(notionists, options).toString();
};
