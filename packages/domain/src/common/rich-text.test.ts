import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanRichText, plainText, readRichText, richTags } from './rich-text.ts';

test.each([
  ['plain words become a paragraph', 'One\ntwo', '<p>One two</p>'],
  ['blank lines part paragraphs', 'One\n\n  two', '<p>One</p><p>two</p>'],
  ['headings, lists and emphasis stay', '<h2>A</h2><ul><li>b <strong>c</strong></li></ul>', null],
  [
    'a table keeps head and body',
    '<table><thead><tr><th>A</th></tr></thead><tbody><tr><td>b</td></tr></tbody></table>',
    null,
  ],
  [
    'a table without parts gets a body',
    '<table><tr><td>b</td></tr></table>',
    '<table><tbody><tr><td>b</td></tr></tbody></table>',
  ],
  ['b and i are read as strong and em', '<p><b>a</b> <i>b</i></p>', '<p><strong>a</strong> <em>b</em></p>'],
  ['a paragraph ends where the next begins', '<p>a<p>b', '<p>a</p><p>b</p>'],
  ['a list in a paragraph ends it', '<p>a<ul><li>b</ul>', '<p>a</p><ul><li>b</li></ul>'],
  ['words beside list items become items', '<ul>a<li>b</li></ul>', '<ul><li>a</li><li>b</li></ul>'],
  ['a list may hold a list', '<ul><li>a<ul><li>b</li></ul></li></ul>', '<ul><li><p>a</p><ul><li>b</li></ul></li></ul>'],
  ['empty elements go', '<p> </p><h2></h2><ul></ul><table></table><p>a</p>', '<p>a</p>'],
  ['unknown elements leave their words', '<section><font color="red">a</font></section>', '<p>a</p>'],
  ['the first heading of a page is not ours to give', '<h1>A</h1>', '<h2>A</h2>'],
  ['a lone sign stays a sign', '<p>2 < 3 & 4 > 1</p>', '<p>2 &lt; 3 &amp; 4 &gt; 1</p>'],
  ['character names are read', '<p>&lt;b&gt; &#8377;5 &#x20B9;5 &nope;</p>', '<p>&lt;b&gt; ₹5 ₹5 &amp;nope;</p>'],
])('%s', (_, given, kept) => expect(cleanRichText(given)).toBe(kept ?? given));

test.each([
  [
    'words that come together in a link share one space',
    '<p><a href="/x">a </tbody> b</a></p>',
    '<p><a href="/x">a b</a></p>',
  ],
  ['a script goes with its content', '<p>a</p><script>alert(1)</script>', '<p>a</p>'],
  ['a script that never ends takes the rest', '<p>a</p><script>alert(1)', '<p>a</p>'],
  ['an upper-case script is a script', 'a<SCRIPT>alert(1)</SCRIPT >b', '<p>ab</p>'],
  ['a picture goes', '<img src=x onerror=alert(1)>a', '<p>a</p>'],
  ['attributes go', '<p onclick="alert(1)" style="color:red" class="x">a</p>', '<p>a</p>'],
  ['a comment goes', 'a<!-- <script>alert(1)</script> -->b', '<p>ab</p>'],
  ['a comment that never ends takes the rest', 'a<!-- <b>', '<p>a</p>'],
  ['a vector drawing goes whole', '<svg><a href="/x">a</a></svg>b', '<p>b</p>'],
  ['a sign in quotes does not end an element', '<p title="a>b">c</p>', '<p>c</p>'],
  ['an element that never ends is words', 'a <b c', '<p>a &lt;b c</p>'],
])('%s', (_, given, kept) => expect(cleanRichText(given)).toBe(kept));

test.each([
  'https://tawa.example/a?b=1',
  'http://tawa.example',
  'mailto:help@tawa.example',
  'tel:18000002424',
  '/refund-policy',
  '#cookies',
])('a link to %s stays', (href) =>
  expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).toBe(`<p><a href="${href}">a</a></p>`),
);

test.each([
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java&#115;cript:alert(1)',
  ' javascript:alert(1)',
  'data:text/html,a',
  'vbscript:a',
  '//evil.example',
  '/\\evil.example',
  'https:///evil.example',
  'relative/page',
  '',
])('a link to “%s” leaves only its words', (href) =>
  expect(cleanRichText(`<p><a href="${href}">a</a></p>`)).toBe('<p>a</p>'),
);

test('a link inside a link is only words', () => {
  expect(cleanRichText('<a href="/a">x<a href="/b">y</a></a>')).toBe('<p><a href="/a">xy</a></p>');
});

test('the words of a text are its blocks one after the other', () => {
  expect(plainText(readRichText('<h2>A</h2><p>b<strong>c</strong> d<br>e</p>'))).toBe('A bc d e');
});

const piece = fc.oneof(
  fc.constantFrom(
    ...richTags.flatMap((tag) => [`<${tag}>`, `</${tag}>`]),
    '<a href="/x">',
    '<script>',
    '</script>',
    '<!--',
    '-->',
  ),
  fc.constantFrom('<', '>', '"', "'", '&', '&lt;', '&#60;', '\n\n', ' ', 'word', '=', '/', '<p title="', 'javascript:'),
  fc.string({ maxLength: 4 }),
);

test('whatever is written, only allowed elements come out, and cleaning twice changes nothing (site-4)', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
      const once = cleanRichText(pieces.join(''));
      const tags = [...once.matchAll(/<\/?([^\s>]*)/g)].map(([, tag]) => tag);
      expect(tags.filter((tag) => !richTags.some((allowed) => allowed === tag))).toEqual([]);
      expect([...once.matchAll(/<\w+ ([^>]*)>/g)].every(([, rest = '']) => /^href="[^"]*"$/.test(rest))).toBe(true);
      expect(cleanRichText(once)).toBe(once);
    }),
    { numRuns: 2000 },
  );
});

test('a long hostile text is read to its end', () => {
  for (const part of ['<a "', '<', '<p>', '<!--', '</', '<script>', '<ul><li>', '<svg></svg>'])
    expect(plainText(readRichText(part.repeat(20_000)))).toBeTypeOf('string');
});
