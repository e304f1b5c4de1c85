import http from 'node:http';

// The least that can answer: fetches an address once and serves the same bytes with the same headers from memory.
const [source = '', port = ''] = process.argv.slice(2);
const kept = new Set(['content-type', 'content-encoding', 'etag', 'cache-control', 'vary']);

http.get(source, { headers: { 'accept-encoding': 'br' } }, (reply) => {
  const parts: Buffer[] = [];
  reply.on('data', (part: Buffer) => parts.push(part));
  reply.on('end', () => {
    const body = Buffer.concat(parts);
    const headers = Object.fromEntries(Object.entries(reply.headers).filter(([name]) => kept.has(name)));
    const server = http.createServer((_request, answer) => {
      answer.writeHead(200, { ...headers, 'content-length': body.length });
      answer.end(body);
    });
    server.listen(Number(port), '127.0.0.1', () => process.send?.('ready'));
  });
});
