import { expect, test } from 'vitest';
import { AskedAgain } from './asked-again.ts';

const sized = (size: number) => ({ size });
const shelf = () => new AskedAgain<{ size: number }>({ bytesMax: 100, againShare: 0.8 });

test('what nobody asks for twice pushes nothing out that was asked for again (cache-4)', () => {
  const cache = shelf();
  for (const page of ['home', 'menu', 'restaurants']) {
    cache.keep(page, sized(20));
    cache.ask(page);
  }
  for (let made = 0; made < 10_000; made++) cache.keep(`/?x=${made}`, sized(10));
  expect(['home', 'menu', 'restaurants'].map((page) => cache.peek(page))).toEqual([sized(20), sized(20), sized(20)]);
  expect([cache.peek('/?x=9999'), cache.peek('/?x=9995')]).toEqual([sized(10), undefined]);
});

test('what is made anew under its key stays where it is, and counts with its new size', () => {
  const cache = shelf();
  cache.keep('home', sized(20));
  cache.keep('home', sized(30));
  cache.keep('a', sized(70));
  cache.keep('b', sized(70));
  expect([cache.peek('home'), cache.peek('a'), cache.peek('b')]).toEqual([sized(30), undefined, sized(70)]);
});

test('what is asked for again leaves room for what is new: the quietest of it goes back, and out next', () => {
  const cache = shelf();
  for (const page of ['a', 'b', 'c', 'd', 'e']) {
    cache.keep(page, sized(20));
    cache.ask(page);
  }
  cache.ask('b');
  cache.keep('new', sized(20));
  expect([cache.peek('a'), cache.peek('b'), cache.peek('e')]).toEqual([undefined, sized(20), sized(20)]);
  expect(cache.ask('new')).toEqual(sized(20));
});

test('looking leaves no trace, and what is larger than the room is not kept', () => {
  const cache = shelf();
  cache.keep('looked at', sized(60));
  cache.peek('looked at');
  cache.keep('other', sized(60));
  expect(cache.peek('looked at')).toBeUndefined();
  cache.keep('huge', sized(101));
  expect([cache.peek('huge'), cache.peek('other')]).toEqual([undefined, sized(60)]);
});
