export interface PushMessage {
  title: string;
  body: string;
  tag: string;
  /** A path of the product. */
  link: string;
}

const inbox = '/notifications';
const isText = (value: unknown): value is string => typeof value === 'string';
const isPath = (value: unknown): value is string => isText(value) && /^\/(?![/\\])/.test(value);

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** The page that a notification leads to: a path of this site, the inbox for anything else. */
export function readLink(data: unknown): string {
  if (typeof data !== 'object' || data === null || !('link' in data)) return inbox;
  return isPath(data.link) ? data.link : inbox;
}

/** What a push says; of one that cannot be read `unreadable`, because a silent push is not allowed. */
export function readPush(text: string | undefined, unreadable: string): PushMessage {
  const given = parse(text ?? '');
  const empty = { title: unreadable, body: '', tag: 'inbox', link: inbox };
  if (typeof given !== 'object' || given === null || !('title' in given) || !isText(given.title)) return empty;
  const body = 'body' in given && isText(given.body) ? given.body : '';
  const tag = 'tag' in given && isText(given.tag) ? given.tag : 'inbox';
  return { title: given.title, body, tag, link: readLink(given) };
}
