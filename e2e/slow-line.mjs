import { createServer, request } from 'node:http';

// Stands before a lane's server and holds back what a page waits for, as a slow line or a loaded machine does: what a
// journey takes for granted before it is there shows on it. `E2E_SLOW=1` puts it in.
const { FROM_PORT, TO_PORT } = process.env;
const scriptMs = 900;
const readingMs = 350;

function delayOf({ method, url = '' }) {
  if (/\.js(?:$|\?)/.test(url)) return scriptMs;
  return method === 'GET' && url.startsWith('/api/') && !url.includes('/uploads/') ? readingMs : 0;
}

function pass(asked, answered) {
  const { method, url, headers } = asked;
  const onward = request({ host: 'localhost', port: TO_PORT, path: url, method, headers }, (answer) => {
    answered.writeHead(answer.statusCode, answer.headers);
    answered.flushHeaders();
    answer.pipe(answered);
  });
  onward.on('error', () => answered.destroy());
  answered.on('close', () => onward.destroy());
  asked.pipe(onward);
}

createServer((asked, answered) => setTimeout(pass, delayOf(asked), asked, answered)).listen(Number(FROM_PORT));
