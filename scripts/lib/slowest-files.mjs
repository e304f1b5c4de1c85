import fs from 'node:fs';

const listed = 10;
/** What no test file may cost: twice the dearest one on the slowest machine seen so far, where the same file took 30 to 56. */
const cpuSecondsMax = 120;

const cpuSecondsOf = (module) => module.meta().cpuSeconds ?? 0;

/** A reporter of Vitest that names the dearest test files at the end, and refuses a run in which one is too dear. */
export default class SlowestFiles {
  onTestRunEnd(modules, errors = []) {
    const sorted = modules.toSorted((a, b) => cpuSecondsOf(b) - cpuSecondsOf(a));
    console.log('\nThe dearest test files, in seconds of the processor and of the clock:');
    for (const module of sorted.slice(0, listed)) {
      const seconds = [cpuSecondsOf(module), module.diagnostic().duration / 1000];
      console.log(`${seconds.map((each) => each.toFixed(1).padStart(7)).join('')}  ${module.relativeModuleId}`);
    }
    const dear = sorted.filter((each) => cpuSecondsOf(each) > cpuSecondsMax);
    for (const module of dear) {
      const seconds = Math.round(cpuSecondsOf(module));
      refuse(`${module.relativeModuleId} takes ${seconds} s of the processor, more than ${cpuSecondsMax}: divide it`);
    }
    for (const { message } of errors) note(`an error outside of every test: ${message}`);
  }
}

function refuse(fault) {
  console.error(fault);
  process.exitCode = 1;
  note(fault);
}

/** Beside the report of the tests, which knows only what failed in one. */
function note(fault) {
  const file = process.env.RUN_FAULTS_FILE;
  if (file) fs.appendFileSync(file, `${fault}\n`);
}
