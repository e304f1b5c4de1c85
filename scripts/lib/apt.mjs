import fs from 'node:fs';
import { run } from './run.mjs';

/** Whether programs can be installed here: the user is root, and the system is Debian or a child of it. */
export const isRootOnDebian = () => process.getuid?.() === 0 && fs.existsSync('/usr/bin/apt-get');

/** Installs packages of Debian; answers whether that went well. Nothing that they bring is started. */
export async function installWithApt(names, stdio) {
  const options = { env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' }, stdio };
  const impatient = ['-q', '-o', 'Acquire::http::Timeout=20', '-o', 'Acquire::Retries=1'];
  if ((await run('apt-get', ['update', ...impatient], options)) !== 0) return false;
  return (await run('apt-get', ['install', '-y', '--no-install-recommends', ...impatient, ...names], options)) === 0;
}
