import { Stop } from './say.mjs';

const [majorMin, minorMin] = [20, 19];

export function checkNode(version = process.versions.node) {
  const [major, minor] = version.split('.').map(Number);
  if (major > majorMin || (major === majorMin && minor >= minorMin)) return;
  throw new Stop(
    `Node ${majorMin}.${minorMin} or newer is needed and this is ${version}: install Node 26 from https://nodejs.org.`,
  );
}
