import type { ServerResponse } from 'node:http';
import type { EventRow } from './events.ts';

const bufferMax = 64 * 1024;
const retryMs = () => 2000 + Math.floor(Math.random() * 3000);

interface Reader {
  userId: number;
  sessionId: string;
  audiences: readonly string[];
}

/** One open answer of server-sent events; a reader too slow for it is cut off and resumes by Last-Event-ID. */
export class EventStream {
  readonly reader: Reader;
  readonly #response: ServerResponse;
  #position = 0;
  #waiting: EventRow[] | undefined = [];

  constructor(reader: Reader, response: ServerResponse, headers: Record<string, string>) {
    this.reader = reader;
    this.#response = response;
    response.on('error', () => response.destroy());
    response.writeHead(200, {
      ...headers,
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      connection: 'close',
      'x-accel-buffering': 'no',
    });
    this.#write(`retry: ${retryMs()}\n\n`);
  }

  /** Sends what was missed, then what came meanwhile; from here on events go out at once. */
  catchUp(missed: readonly EventRow[], from: number, type: 'ready' | 'reset'): void {
    this.#position = from;
    for (const row of missed) this.#sendRow(row);
    if (type === 'reset' || missed.length === 0) this.#write(`id: ${this.#position}\nevent: ${type}\ndata: {}\n\n`);
    const waiting = this.#waiting ?? [];
    this.#waiting = undefined;
    for (const row of waiting) this.#sendRow(row);
  }

  deliver(row: EventRow): void {
    if (this.#waiting) this.#waiting.push(row);
    else this.#sendRow(row);
  }

  beat(): void {
    this.#write(': \n\n');
  }

  /** Ends the answer; the client comes back by itself after a moment of its own. */
  end(): void {
    if (!this.#response.writableEnded) this.#response.end(`retry: ${retryMs()}\nevent: bye\ndata: {}\n\n`);
  }

  #sendRow(row: EventRow): void {
    if (row.position <= this.#position) return;
    this.#position = row.position;
    this.#write(`id: ${row.position}\nevent: ${row.kind}\ndata: ${JSON.stringify(row.payload)}\n\n`);
  }

  #write(text: string): void {
    if (this.#response.destroyed || this.#response.writableEnded) return;
    this.#response.write(text);
    if (this.#response.writableLength > bufferMax) this.#response.destroy();
  }
}
