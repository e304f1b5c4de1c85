const listed = 10;
/** What no test file may cost; several times what the dearest one costs on an ordinary machine. */
const cpuSecondsMax = 60;

const cpuSecondsOf = (module) => module.meta().cpuSeconds ?? 0;

/** A reporter of Vitest that names the dearest test files at the end, and refuses a run in which one is too dear. */
export default class SlowestFiles {
  onTestRunEnd(modules) {
    const sorted = modules.toSorted((a, b) => cpuSecondsOf(b) - cpuSecondsOf(a));
    console.log('\nThe dearest test files, in seconds of the processor and of the clock:');
    for (const module of sorted.slice(0, listed)) {
      const seconds = [cpuSecondsOf(module), module.diagnostic().duration / 1000];
      console.log(`${seconds.map((each) => each.toFixed(1).padStart(7)).join('')}  ${module.relativeModuleId}`);
    }
    for (const module of sorted.filter((each) => cpuSecondsOf(each) > cpuSecondsMax)) {
      console.error(`${module.relativeModuleId} takes more than ${cpuSecondsMax} s of the processor: make it cheaper`);
      process.exitCode = 1;
    }
  }
}
