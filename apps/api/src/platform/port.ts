import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Env } from './env.ts';
import { textOf } from './http/errors.ts';
import { StartError } from './start-error.ts';

type Place = Pick<Env, 'PORT' | 'HOST'>;

function sentenceFor(code: string | undefined, { PORT: port, HOST: host }: Place): string | undefined {
  const another = `PORT=${port < 1024 ? 3000 : Math.min(port + 1, 65_535)}`;
  if (code === 'EADDRINUSE')
    return `Port ${port} is taken by another program: end that program, or start with another port, such as ${another}.`;
  if (code === 'EACCES') return `This user may not open port ${port}: start with another port, such as ${another}.`;
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `HOST is ${host}, which is no address of this machine: correct it, or leave it out.`;
  return undefined;
}

/** The failure to open the server's port, as a sentence that names the port when it is one that people can mend. */
export function explainPort(error: unknown, place: Place): unknown {
  const sentence = sentenceFor(textOf(error, 'code'), place);
  return sentence ? new StartError(sentence, { cause: error }) : error;
}

/** Throws a StartError when the port cannot be opened, before anything long begins. */
export async function refuseClosedPort(place: Place): Promise<void> {
  const probe = createServer();
  try {
    probe.listen(place.PORT, place.HOST);
    await once(probe, 'listening');
  } catch (error) {
    throw explainPort(error, place);
  }
  probe.close();
  await once(probe, 'close');
}
