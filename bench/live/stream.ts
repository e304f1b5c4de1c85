import http from 'node:http';

/** One page that listens; answers how to close it once its stream has begun. */
export function openStream(origin: string, token: string, onNumber: (number: number) => void): Promise<() => void> {
  const headers = { authorization: `Bearer ${token}`, accept: 'text/event-stream' };
  return new Promise((resolve, reject) => {
    const request = http.get(`${origin}/api/events`, { headers, agent: false }, (reply) => {
      if (reply.statusCode !== 200) return reject(new Error(`A stream was answered with ${reply.statusCode}.`));
      let rest = '';
      reply.setEncoding('utf8');
      reply.on('data', (part: string) => {
        const blocks = `${rest}${part}`.split('\n\n');
        rest = blocks.pop() ?? '';
        for (const block of blocks) {
          if (block.includes('event: ready')) resolve(() => request.destroy());
          const number = /"restaurant_id":(\d+)/.exec(block)?.[1];
          if (number !== undefined) onNumber(Number(number));
        }
      });
      reply.on('error', () => undefined);
    });
    request.on('error', reject);
  });
}
