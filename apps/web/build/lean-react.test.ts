import { expect, test } from 'vitest';
import { emptied } from './lean-react.ts';

const code = `function goes() {
  return stays();
}
FragmentInstance.prototype.focus = function () {};
function stays() {
  function goes() { return 1; }
  return goes();
}
`;

test('functions that are named do nothing any more, and everything else stays as it is', () => {
  expect(emptied(code, new Set(['goes']))).toEqual({
    lean: `function goes() {}

function stays() {
  function goes() { return 1; }
  return goes();
}
`,
    missing: [],
  });
});

test('a name that the library does not have is told', () => {
  expect(emptied(code, new Set(['goes', 'left']))).toMatchObject({ missing: ['left'] });
});
