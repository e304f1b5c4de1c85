import { openMachine, removeMachine } from './deploy/debian.mjs';
import { followSteps } from './deploy/follow.mjs';
import { checkOneMachine } from './deploy/one-machine.mjs';
import { bringRepository, releases } from './deploy/releases.mjs';
import { checkThreeMachines } from './deploy/three-machines.mjs';
import { checkTwoMachines } from './deploy/two-machines.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, step, Stop } from './lib/say.mjs';

const parts = { one: checkOneMachine, two: checkTwoMachines, three: checkThreeMachines };

/** The folder of a machine that has done what every machine begins with, and is off. */
async function prepareMachine() {
  const machine = await step('A fresh Debian 12', () => openMachine('prepared'));
  try {
    await followSteps(machine, 'machine', { REPOSITORY: bringRepository(machine), RELEASE: releases.first });
  } finally {
    await machine.turnOff();
  }
  return machine.folder;
}

// `npm run test:debian`: fresh machines do what docs/run.md says, to the letter. Beside `npm test`: it wants to be root and takes
// minutes. `npm run test:debian -- two` does one part.
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0) throw new Stop(`There is no part ${unknown.join(', ')}: say one, two or three.`);
  await ensureInstalled();
  const names = asked.length > 0 ? asked : Object.keys(parts);
  const prepared = names.some((name) => name !== 'three') ? await prepareMachine() : undefined;
  try {
    for (const name of names) await step(name, () => parts[name](prepared));
  } finally {
    if (prepared) removeMachine(prepared);
  }
});
