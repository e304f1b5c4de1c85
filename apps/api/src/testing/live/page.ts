import { expect } from 'vitest';

interface Heard {
  id: string;
  event: string;
  data: string;
}

/** A page that listens as the browser does: parses the stream and remembers what it heard. */
export interface LivePage {
  response: Response;
  heard: Heard[];
  state: { isOver: boolean };
  /** The restaurants that its events named, in their order. */
  numbers(): number[];
  /** What it would name when it comes back. */
  lastId(): string | undefined;
  close(): void;
}

const closes = new Set<() => void>();

/** Closes every page that a test opened. */
export function closePages(): void {
  for (const close of closes) close();
  closes.clear();
}

interface Opening {
  /** Where the app listens. */
  base: string;
  token: string;
  lastEventId?: string | undefined;
}

/** Opens a live stream; throws unless it is answered with 200. */
export async function openPage({ base, token, lastEventId }: Opening): Promise<LivePage> {
  const controller = new AbortController();
  const close = () => controller.abort();
  closes.add(close);
  const headers = { authorization: `Bearer ${token}`, ...(lastEventId && { 'last-event-id': lastEventId }) };
  const response = await fetch(`${base}/api/events`, { headers, signal: controller.signal });
  expect(response.status).toBe(200);
  const heard: Heard[] = [];
  const state = { isOver: false };
  const hear = (part: string) => {
    const fields = Object.fromEntries(
      part.split('\n').map((line) => [line.split(': ')[0], line.split(': ').slice(1).join(': ')]),
    );
    if (fields.event) heard.push({ id: fields.id ?? '', event: fields.event, data: fields.data ?? '' });
  };
  const read = async () => {
    let text = '';
    for await (const chunk of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      const parts = `${text}${chunk}`.split('\n\n');
      text = parts.pop() ?? '';
      for (const part of parts) hear(part);
    }
  };
  const end = () => (state.isOver = true);
  void read().then(end, end);
  const numbers = () =>
    heard.flatMap(({ event, data }) => (event === 'kitchen' ? [Number(JSON.parse(data).restaurant_id)] : []));
  return { response, heard, state, numbers, lastId: () => heard.at(-1)?.id, close };
}
