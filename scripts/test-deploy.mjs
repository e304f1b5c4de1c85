import { checkFiles } from './deploy/check-files.mjs';
import { checkImage } from './deploy/check-image.mjs';
import { checkProxies } from './deploy/check-proxies.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { main, step, Stop } from './lib/say.mjs';

const parts = {
  files: ['what reads the files of deploy/ finds them right', checkFiles],
  proxies: ['each proxy before two real processes', checkProxies],
  image: ['the image, built and run', checkImage],
};

// `npm run test:deploy`: what can be shown of deploy/ on this machine, with the real programs. Beside `npm test`: it installs
// packages of Debian, and wants to be root. `npm run test:deploy -- files` does one part.
await main(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.filter((name) => !Object.hasOwn(parts, name));
  if (unknown.length > 0)
    throw new Stop(`There is no part ${unknown.join(', ')}: say ${Object.keys(parts).join(', ')}.`);
  await ensureInstalled();
  for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
    const [what, check] = parts[name];
    await step(`${name}: ${what}`, check);
  }
});
