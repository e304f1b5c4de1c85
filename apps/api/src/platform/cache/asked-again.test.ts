import { expect, test } from 'vitest';
import { AskedAgain } from './asked-again.ts';

const sized = (size: number) => ({ size });
const shelf = () => new AskedAgain<{ size: number }>({ bytesMax: 100, againShare: 0.8 });

test('what nobody asks for twice pushes nothing out that was asked for again (cache-4)', () => {
  const kept = shelf();
  for (const page of ['home', 'menu', 'restaurants']) {
    kept.keep(page, sized(20));
    kept.ask(page);
  }
  for (let made = 0; made < 10_000; made++) kept.keep(`/?x=${made}`, sized(10));
  expect(['home', 'menu', 'restaurants'].map((page) => kept.peek(page))).toEqual([sized(20), sized(20), sized(20)]);
  expect([kept.peek('/?x=9999'), kept.peek('/?x=9995')]).toEqual([sized(10), undefined]);
});

test('what is made anew under its key stays where it is, and counts with its new size', () => {
  const kept = shelf();
  kept.keep('home', sized(20));
  kept.keep('home', sized(30));
  kept.keep('a', sized(70));
  kept.keep('b', sized(70));
  expect([kept.peek('home'), kept.peek('a'), kept.peek('b')]).toEqual([sized(30), undefined, sized(70)]);
});

test('what is asked for again leaves room for what is new: the quietest of it goes back, and out next', () => {
  const kept = shelf();
  for (const page of ['a', 'b', 'c', 'd', 'e']) {
    kept.keep(page, sized(20));
    kept.ask(page);
  }
  kept.ask('b');
  kept.keep('new', sized(20));
  expect([kept.peek('a'), kept.peek('b'), kept.peek('e')]).toEqual([undefined, sized(20), sized(20)]);
  expect(kept.ask('new')).toEqual(sized(20));
});

test('looking leaves no trace, and what is larger than the room is not kept', () => {
  const kept = shelf();
  kept.keep('looked at', sized(60));
  kept.peek('looked at');
  kept.keep('other', sized(60));
  expect(kept.peek('looked at')).toBeUndefined();
  kept.keep('huge', sized(101));
  expect([kept.peek('huge'), kept.peek('other')]).toEqual([undefined, sized(60)]);
});
