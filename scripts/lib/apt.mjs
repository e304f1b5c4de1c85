import fs from 'node:fs';
import { run } from './run.mjs';

/** Whether programs can be installed here: the user is root, and the system is Debian or a child of it. */
export const isRootOnDebian = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** Installs packages of Debian with what they recommend, or bare; answers whether that went well. */
export async function installWithApt(names, { stdio, isBare = false }) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }, stdio };
  const impatient = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  if ((await run('apt-get', ['update', ...impatient], options)) !== 0) return false;
  const extent = isBare ? ['--no-install-recommends'] : [];
  return (await run('apt-get', ['install', '-y', ...extent, ...impatient, ...names], options)) === 0;
}
