import { listStaleParts } from './lib/parts.mjs';
import { main, step, Stop } from './lib/say.mjs';
import { keepStamp, stampOf } from './lib/stamps.mjs';

// Builds the parts whose files changed since they were built last.
const builders = {
  web: async () => (await import('./lib/build-web.mjs')).buildWeb(),
  api: async () => (await import('./lib/build-api.mjs')).buildApi(),
};

await main(async () => {
  for (const { name, inputs } of listStaleParts()) {
    const stamp = stampOf(inputs);
    try {
      await step(`Building ${name}`, builders[name]);
    } catch (error) {
      console.error(error instanceof Error ? error.message : error);
      throw new Stop(`The ${name} part could not be built: mend what the lines above name, then start again.`, {
        cause: error,
      });
    }
    keepStamp(name, stamp);
  }
});
