import { connect, type Socket } from 'node:net';
import { bytesOf, type Wire } from './wire.ts';

/** What came back; status 0 when the line was cut without an answer. */
export interface Received {
  status: number;
  headers: ReadonlyMap<string, string>;
  body: Buffer;
  ms: number;
}

const headEnd = Buffer.from('\r\n\r\n');
const nothing = Buffer.alloc(0);

interface Head {
  status: number;
  headers: Map<string, string>;
  rest: Buffer;
}

/** The head of an answer, past what only says to go on; undefined while it is not whole. */
function readHead(bytes: Buffer): Head | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const [first = '', ...lines] = bytes.subarray(0, end).toString('latin1').split('\r\n');
  const status = Number(first.split(' ')[1]);
  const rest = bytes.subarray(end + headEnd.length);
  if (status >= 100 && status < 200) return readHead(rest);
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  return { status, headers, rest };
}

/** The body of a chunked answer; undefined while it is not whole. */
function readChunks(bytes: Buffer): Buffer | undefined {
  const parts: Buffer[] = [];
  for (let at = 0; ;) {
    const end = bytes.indexOf('\r\n', at);
    if (end < 0) return undefined;
    const size = Number.parseInt(bytes.subarray(at, end).toString('latin1'), 16);
    const from = end + 2;
    if (bytes.length < from + size + 2) return undefined;
    if (size === 0) return Buffer.concat(parts);
    parts.push(bytes.subarray(from, from + size));
    at = from + size + 2;
  }
}

/** The body of an answer; undefined while it is not whole. A stream's body is what it is: never whole, so it counts as none. */
function readBody(method: string, { status, headers, rest }: Head): Buffer | undefined {
  if (method === 'HEAD' || status === 204 || status === 304) return nothing;
  if (headers.get('content-type')?.startsWith('text/event-stream')) return nothing;
  if (headers.get('transfer-encoding') === 'chunked') return readChunks(rest);
  const length = Number(headers.get('content-length') ?? 0);
  return rest.length >= length ? rest.subarray(0, length) : undefined;
}

const answerWithinMs = 15_000;
const readWhole = 60_000;

/** Whether both sides agree where the request ends, so that the next one may follow it. */
const isOrdinary = ({ headers, body }: Wire): boolean =>
  (body?.length ?? 0) < readWhole &&
  !headers.some(([name]) => /^(content-length|transfer-encoding|expect|connection|upgrade)$/i.test(name));

/** One connection over which requests go one after another, byte for byte as they were made; it is opened anew when it was closed. */
export function openRawLine(port: number) {
  let socket: Socket | undefined;

  const open = (): Promise<Socket> =>
    new Promise((resolve, reject) => {
      const made = connect({ port, host: '127.0.0.1', noDelay: true });
      made.once('connect', () => resolve(made));
      made.once('error', reject);
    });

  const usable = async (): Promise<Socket> => {
    if (!socket || socket.destroyed || !socket.writable || socket.readableEnded) socket = await open();
    return socket;
  };

  const exchange = (line: Socket, wire: Wire, since: number): Promise<Received> =>
    new Promise((resolve) => {
      let bytes: Buffer = nothing;
      const end = (response: Omit<Received, 'ms'>, keeps: boolean) => {
        clearTimeout(timer);
        line.removeAllListeners();
        line.on('error', () => undefined);
        if (!keeps) line.destroy();
        resolve({ ...response, ms: performance.now() - since });
      };
      const cut = () => end({ status: 0, headers: new Map(), body: bytes }, false);
      const timer = setTimeout(cut, answerWithinMs);
      line.on('data', (more) => {
        bytes = Buffer.concat([bytes, Buffer.from(more)]);
        const head = readHead(bytes);
        const body = head && readBody(wire.method, head);
        if (!head || !body) return;
        const { status, headers } = head;
        const isStream = headers.get('content-type')?.startsWith('text/event-stream') ?? false;
        end({ status, headers, body }, headers.get('connection') !== 'close' && !isStream && isOrdinary(wire));
      });
      line.on('error', () => undefined);
      line.on('close', cut);
      line.write(bytesOf(wire));
    });

  return {
    /** Sends a request and waits for the whole answer. */
    async send(wire: Wire): Promise<Received> {
      const isFirst = !socket || socket.destroyed || !isOrdinary(wire);
      if (!isOrdinary(wire)) socket?.destroy();
      const response = await exchange(await usable(), wire, performance.now());
      // A connection that rested may be closed from the other side at the very moment when it is used again.
      return response.status === 0 && response.body.length === 0 && !isFirst
        ? exchange(await usable(), wire, performance.now())
        : response;
    },
    close: () => void socket?.destroy(),
  };
}

export type RawLine = ReturnType<typeof openRawLine>;
