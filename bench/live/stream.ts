import http from 'node:http';

interface Opening {
  origin: string;
  token: string;
  /** What it heard last, of one that comes back. */
  lastId?: string | undefined;
  onNumber(number: number): void;
}

export interface Stream {
  lastId(): string | undefined;
  close(): void;
}

/** One page that listens; resolves once its stream has begun. */
export function openStream({ origin, token, lastId, onNumber }: Opening): Promise<Stream> {
  const resumed = lastId === undefined ? {} : { 'last-event-id': lastId };
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream', ...resumed };
  let last = lastId;
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/api/events`, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`A stream was answered with ${reply.statusCode}.`));
      const stream = { lastId: () => last, close: () => void request.destroy() };
      let rest = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        const blocks = `${rest}${part}`.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          last = /^id: (.+)$/m.exec(block)?.[1] ?? last;
          const number = /"restaurant_id":(\d+)/.exec(block)?.[1];
          if (number !== undefined) onNumber(Number(number));
          if (block.includes('event: reset')) reject(new Error('A stream that came back had to begin anew.'));
          // One that comes back hears first what it missed.
          if (block.includes('event: ready') || (lastId !== undefined && number !== undefined)) resolve(stream);
        }
      });
      reply.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}
