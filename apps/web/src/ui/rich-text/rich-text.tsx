import { readRichText, type RichElement, type RichNode } from '@tawa/domain/common/rich-text';
import { createElement, Fragment, useMemo, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

const link = 'font-semibold text-brand-ink underline decoration-1 underline-offset-2';

/** The address of a heading within its page: 'What we keep' → 'what-we-keep'. */
export const headingId = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');

const wordsOf = (nodes: readonly RichNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : wordsOf(node.children))).join('');

/** The headings of a text in their order, for a list of its parts. */
export const headingsOf = (nodes: readonly RichNode[]): { id: string; text: string }[] =>
  nodes.flatMap((node) => {
    if (typeof node === 'string' || node.tag !== 'h2') return [];
    const text = wordsOf(node.children);
    return [{ id: headingId(text), text }];
  });

function Anchor({ href = '', children }: { href?: string; children: ReactNode }) {
  if (href.startsWith('/'))
    return (
      <Link to={href} className={link}>
        {children}
      </Link>
    );
  const isElsewhere = /^https?:/i.test(href);
  return (
    <a href={href} className={link} rel={isElsewhere ? 'noopener noreferrer nofollow' : undefined}>
      {children}
    </a>
  );
}

function Heading({ tag: Tag, children, inner }: { tag: 'h2' | 'h3'; children: ReactNode; inner: readonly RichNode[] }) {
  const look =
    Tag === 'h2' ? 'mt-10 scroll-mt-6 text-2xl font-bold text-ink first:mt-0' : 'mt-6 text-lg font-bold text-ink';
  return (
    <Tag id={Tag === 'h2' ? headingId(wordsOf(inner)) : undefined} className={look}>
      {children}
    </Tag>
  );
}

function Table({ children }: { children: ReactNode }) {
  return (
    <div className="mt-4 overflow-x-auto rounded-lg border border-line [overflow-wrap:normal]">
      <table className="w-full border-collapse text-left text-body">{children}</table>
    </div>
  );
}

const cell = 'border-b border-line px-3 py-3 align-top sm:px-4';

function elementOf(node: RichElement): ReactNode {
  const children = <Nodes nodes={node.children} />;
  switch (node.tag) {
    case 'h2':
    case 'h3':
      return (
        <Heading tag={node.tag} inner={node.children}>
          {children}
        </Heading>
      );
    case 'a':
      return <Anchor href={node.href}>{children}</Anchor>;
    case 'p':
      return <p className="mt-4 first:mt-0">{children}</p>;
    case 'ul':
      return <ul className="mt-3 list-disc space-y-2 pl-6 marker:text-ink-3">{children}</ul>;
    case 'ol':
      return <ol className="mt-3 list-decimal space-y-2 pl-6 marker:text-ink-3">{children}</ol>;
    case 'blockquote':
      return <blockquote className="mt-4 border-l-4 border-accent pl-5 text-ink">{children}</blockquote>;
    case 'table':
      return <Table>{children}</Table>;
    case 'th':
      return (
        <th scope="col" className={cx(cell, 'bg-surface-2 font-bold text-ink')}>
          {children}
        </th>
      );
    case 'td':
      return <td className={cell}>{children}</td>;
    case 'br':
      return <br />;
    case 'li':
    case 'thead':
    case 'tbody':
    case 'tr':
    case 'strong':
    case 'em': {
      const Tag = node.tag;
      return <Tag>{children}</Tag>;
    }
    default:
      return node.tag satisfies never;
  }
}

// Spread instead of given as a list: the text has no order of its own that keys could keep.
function Nodes({ nodes }: { nodes: readonly RichNode[] }) {
  const parts = nodes.map((node) => (typeof node === 'string' ? node : elementOf(node)));
  return createElement(Fragment, null, ...parts);
}

/** Marked-up text as elements of the allow-list; nothing else of it reaches the page. */
export function RichText({ html, className }: { html: string; className?: string }) {
  const nodes = useMemo(() => readRichText(html), [html]);
  return (
    <div className={cx('max-w-[68ch] text-base text-ink-2 [overflow-wrap:anywhere]', className)}>
      <Nodes nodes={nodes} />
    </div>
  );
}
