import { findOwn } from './own.ts';
import { scanMarkup, type Token } from './rich-text-scan.ts';

const blockTags = ['p', 'h2', 'h3', 'ul', 'ol', 'blockquote', 'table'] as const;
const innerTags = ['li', 'thead', 'tbody', 'tr', 'th', 'td'] as const;
const inlineTags = ['strong', 'em', 'a', 'br'] as const;

/** Every element that a text of ours may hold; nothing else is kept, neither on writing nor on showing. */
export const richTags = [...blockTags, ...innerTags, ...inlineTags] as const;
export type RichTag = (typeof richTags)[number];

/** An element of the allow-list; only a link carries anything beside its content. */
export interface RichElement {
  tag: RichTag;
  href?: string;
  children: readonly RichNode[];
}
export type RichNode = string | RichElement;

const depthMax = 16;
const aliases: Readonly<Record<string, RichTag>> = { b: 'strong', i: 'em', h1: 'h2', h4: 'h3', h5: 'h3', h6: 'h3' };
const tagOf = (name: string): RichTag | undefined => findOwn(aliases, name) ?? richTags.find((tag) => tag === name);
const isIn = (tags: readonly string[], node: RichNode): node is RichElement =>
  typeof node !== 'string' && tags.includes(node.tag);

const isSafeHref = (href: string): boolean =>
  !/[\s\p{Cc}\\<>"]/u.test(href) && /^(https?:\/\/[^/]|mailto:|tel:|\/(?!\/)|#)/i.test(href);

interface Open {
  tag: RichTag;
  href?: string;
  children: RichNode[];
}

function elementOf({ tag, href, children }: Open): RichNode[] {
  if (tag === 'a' && href === undefined) return children;
  return [href === undefined ? { tag, children } : { tag, href, children }];
}

/** Puts the pieces into each other; an end closes what is open inside, and an end of nothing is left out. */
function treeOf(tokens: Iterable<Token>): RichNode[] {
  const root: RichNode[] = [];
  const stack: Open[] = [];
  const top = () => stack.at(-1)?.children ?? root;
  const closeTo = (index: number) => {
    while (stack.length > index) {
      const closed = stack.pop();
      if (closed) top().push(...elementOf(closed));
    }
  };
  for (const token of tokens) {
    if (token.kind === 'text') {
      top().push(token.text);
      continue;
    }
    const tag = tagOf(token.tag);
    if (tag === undefined) continue;
    if (token.kind === 'close') {
      const index = stack.findLastIndex((open) => open.tag === tag);
      if (index !== -1) closeTo(index);
    } else if (tag === 'br') top().push({ tag, children: [] });
    else if (stack.length < depthMax) {
      const lone = stack.findIndex((open) => open.tag === 'p' || open.tag === 'h2' || open.tag === 'h3');
      if (lone !== -1 && isIn([...blockTags, ...innerTags], { tag, children: [] })) closeTo(lone);
      const href = tag === 'a' ? token.attributes.get('href')?.trim() : undefined;
      stack.push(href !== undefined && isSafeHref(href) ? { tag, href, children: [] } : { tag, children: [] });
    }
  }
  closeTo(0);
  return root;
}

const childrenOf = (node: RichNode): readonly RichNode[] => (typeof node === 'string' ? [] : node.children);

function inlineOf(nodes: readonly RichNode[], isInLink = false): RichNode[] {
  const cleaned = nodes.flatMap((node): RichNode[] => {
    if (typeof node === 'string' || node.tag === 'br') return [node];
    const children = inlineOf(node.children, isInLink || node.tag === 'a');
    const isKept = node.tag === 'strong' || node.tag === 'em' || (node.tag === 'a' && !isInLink);
    return isKept ? (plainText(children) === '' ? [] : [{ ...node, children }]) : children;
  });
  return joinedWords(cleaned);
}

const oneSpaced = (text: string): string => text.replaceAll(/[^\S\u00A0]+/g, ' ');

/** Words that come to lie side by side are one text, and any run of spaces in it is one space. */
function joinedWords(nodes: readonly RichNode[]): RichNode[] {
  const joined: RichNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node !== 'string') joined.push(node);
    else if (typeof last === 'string') joined.splice(-1, 1, oneSpaced(last + node));
    else joined.push(oneSpaced(node));
  }
  return joined;
}

/** Takes the space off both ends. */
function trimmed(nodes: readonly RichNode[]): RichNode[] {
  const rest = [...nodes];
  const first = rest[0];
  if (typeof first === 'string') rest[0] = first.trimStart();
  const last = rest.at(-1);
  if (typeof last === 'string') rest[rest.length - 1] = last.trimEnd();
  return rest.filter((node) => node !== '');
}

const textBlock = (tag: RichTag, nodes: readonly RichNode[]): RichNode[] => {
  const children = trimmed(inlineOf(nodes));
  return plainText(children) === '' ? [] : [{ tag, children }];
};

const holdsBlock = (nodes: readonly RichNode[]): boolean =>
  nodes.some((node) => isIn([...blockTags, ...innerTags], node) || holdsBlock(childrenOf(node)));

function listOf(tag: 'ul' | 'ol', nodes: readonly RichNode[]): RichNode[] {
  const items = nodes.flatMap((node): RichNode[] => {
    const content = isIn(['li'], node) ? node.children : [node];
    if (!holdsBlock(content)) return textBlock('li', content);
    const children = blocksOf(content);
    return children.length === 0 ? [] : [{ tag: 'li', children }];
  });
  return items.length === 0 ? [] : [{ tag, children: items }];
}

const rowsIn = (nodes: readonly RichNode[]): RichElement[] =>
  nodes.flatMap((node) => (isIn(['tr'], node) ? [node] : rowsIn(childrenOf(node))));

function tableOf(nodes: readonly RichNode[]): RichNode[] {
  const row = ({ children }: RichElement): RichNode => ({
    tag: 'tr',
    children: children.flatMap((cell): RichNode[] =>
      isIn(['th', 'td'], cell) ? [{ tag: cell.tag, children: trimmed(inlineOf(cell.children)) }] : [],
    ),
  });
  const part = (tag: 'thead' | 'tbody', rows: readonly RichElement[]): RichNode[] => {
    const children = rows.map(row).filter((each) => childrenOf(each).length > 0);
    return children.length === 0 ? [] : [{ tag, children }];
  };
  const isHead = (node: RichNode) => isIn(['thead'], node);
  const head = part('thead', rowsIn(nodes.filter(isHead)));
  const body = part('tbody', rowsIn(nodes.filter((node) => !isHead(node))));
  return head.length + body.length === 0 ? [] : [{ tag: 'table', children: [...head, ...body] }];
}

function blockOf({ tag, children }: RichElement): RichNode[] {
  if (tag === 'ul' || tag === 'ol') return listOf(tag, children);
  if (tag === 'table') return tableOf(children);
  if (tag === 'p' || tag === 'h2' || tag === 'h3') return textBlock(tag, children);
  const inner = blocksOf(children);
  if (tag !== 'blockquote') return inner;
  return inner.length === 0 ? [] : [{ tag, children: inner }];
}

/** Loose words become paragraphs, parted by blank lines; blocks are put in order. */
function blocksOf(nodes: readonly RichNode[]): RichNode[] {
  const blocks: RichNode[] = [];
  let loose: RichNode[] = [];
  const flush = () => {
    blocks.push(...textBlock('p', loose));
    loose = [];
  };
  for (const node of nodes) {
    if (typeof node === 'string') {
      const [first = '', ...later] = node.split(/\n[^\S\n]*\n/);
      loose.push(first);
      for (const part of later) {
        flush();
        loose.push(part);
      }
    } else if (isIn(inlineTags, node) && !holdsBlock(node.children)) loose.push(node);
    else {
      flush();
      blocks.push(...(isIn(inlineTags, node) ? blocksOf(node.children) : blockOf(node)));
    }
  }
  flush();
  return blocks;
}

/** The words alone, blocks parted by spaces. */
export const plainText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      const inner = plainText(node.children);
      return isIn(['strong', 'em', 'a'], node) ? inner : ` ${inner} `;
    })
    .join('')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Reads marked-up text (HTML) as a tree of allowed elements; everything else is dropped and its words are kept. */
export const readRichText = (html: string): RichNode[] => blocksOf(treeOf(scanMarkup(html)));

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** The tree as HTML that reads back as the same tree. */
export const writeRichText = (nodes: readonly RichNode[]): string =>
  nodes
    .map((node) => {
      if (typeof node === 'string') return escape(node);
      if (node.tag === 'br') return '<br>';
      const href = node.href === undefined ? '' : ` href="${escape(node.href)}"`;
      return `<${node.tag}${href}>${writeRichText(node.children)}</${node.tag}>`;
    })
    .join('');

/** Marked-up text with nothing in it that is not allowed. */
export const cleanRichText = (html: string): string => writeRichText(readRichText(html));
