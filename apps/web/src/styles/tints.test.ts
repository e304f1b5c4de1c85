import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tintColours } from '@tawa/domain/common/tints';
import { expect, test } from 'vitest';

test('every colour that a path may name is in the style sheet, as ground and as middle', () => {
  const css = readFileSync(join(import.meta.dirname, 'tints.css'), 'utf8').replaceAll(/\s+/g, ' ');
  const rules = [...tintColours].flatMap(([sign, colour]) => [
    `[data-tint^='${sign}'] { --tint-ground: ${colour}; }`,
    `[data-tint$='${sign}'] { --tint-middle: ${colour}; }`,
  ]);
  expect(rules.filter((rule) => !css.includes(rule))).toEqual([]);
});
