import { step, Stop } from '../lib/say.mjs';
import { stepsOf } from './steps.mjs';

/** Throws a Stop with the sentence unless it is so. */
export function expect(isTrue, sentence) {
  if (!isTrue) throw new Stop(sentence);
}

/** Lets a machine do the blocks of docs/run.md with a name, in order, and says how long each took. */
export async function followSteps(machine, name, env) {
  for (const [index, code] of stepsOf(name).entries())
    await step(`  ${machine.name}: ${name} ${index + 1}`, () => machine.run(code, env));
}
