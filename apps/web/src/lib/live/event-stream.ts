export interface StreamEvent {
  id: string | null;
  event: string;
  data: unknown;
}

function parseBlock(block: string): StreamEvent | null {
  let id: string | null = null;
  let event = 'message';
  const data: string[] = [];
  for (const line of block.split('\n')) {
    const [, name = '', value = ''] = /^([^:]*):? ?(.*)$/.exec(line) ?? [];
    if (name === 'id') id = value;
    else if (name === 'event') event = value;
    else if (name === 'data') data.push(value);
  }
  return data.length === 0 ? null : { id, event, data: JSON.parse(data.join('\n')) };
}

/** The events of a text/event-stream body; null for comments, which only show that the line is alive. */
export async function* readEvents(body: ReadableStream<Uint8Array>): AsyncGenerator<StreamEvent | null> {
  const reader = body.getReader();
  const decoder = new TextDecoder();
  let rest = '';
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      const blocks = (rest + decoder.decode(value, { stream: true }).replaceAll('\r', '')).split('\n\n');
      rest = blocks.pop() ?? '';
      for (const block of blocks) yield parseBlock(block);
    }
  } finally {
    await reader.cancel().catch(() => undefined);
  }
}
