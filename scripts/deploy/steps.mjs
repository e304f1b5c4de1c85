import { readText } from './examples.mjs';

const fence = /^```sh ([\w -]+)\n([\s\S]*?)^```$/gm;

/** The blocks of docs/run.md that are marked with a name, in order: ```` ```sh one-machine upgrade ````. */
export const stepsOf = (name, text = readText('docs/run.md')) =>
  [...text.matchAll(fence)].filter(([, names]) => names.split(' ').includes(name)).map(([, , code]) => code);

/** The names that blocks are marked with. */
export const namesOfSteps = (text = readText('docs/run.md')) =>
  new Set([...text.matchAll(fence)].flatMap(([, names]) => names.split(' ')));
