import net from 'node:net';
import { StartError } from '../../platform/start-error.ts';

/** A port that was free a moment ago on this machine. */
export async function findFreePort(): Promise<number> {
  const port = await listenOnce(0);
  if (port === undefined) throw new StartError('This machine has no free port left.');
  return port;
}

export const isPortFree = async (port: number) => (await listenOnce(port)) !== undefined;

function listenOnce(port: number): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'EADDRINUSE') resolve(undefined);
      else reject(error);
    });
    server.listen(port, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' ? address?.port : undefined));
    });
  });
}
