/** A failure whose message is one clear sentence for the person at the terminal; anything else is a defect of ours. */
export class Stop extends Error {}

export const secondsSince = (start) => `${((performance.now() - start) / 1000).toFixed(1)} s`;

/** Tells what begins, does it, and tells how long it took. */
export async function step(name, work) {
  const start = performance.now();
  console.log(`${name} ...`);
  const result = await work();
  console.log(`${name}: done in ${secondsSince(start)}`);
  return result;
}

/** Runs a whole script; a Stop ends it with its sentence alone. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Stop ? `\n${error.message}` : error);
    process.exitCode = 1;
  }
}
