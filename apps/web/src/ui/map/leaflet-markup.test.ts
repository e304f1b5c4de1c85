import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => vi.unstubAllGlobals());

test('no text becomes markup but the one by which a map asks what the browser draws (addresses-3)', async () => {
  const createPolicy = vi.fn<(name: string, rules: { createHTML(text: string): string }) => void>();
  vi.stubGlobal('trustedTypes', { createPolicy });
  const { probe } = await import('./leaflet-markup.ts');
  const [[name, rules] = []] = createPolicy.mock.calls;
  expect(name).toBe('default');
  expect(rules?.createHTML(probe)).toBe(probe);
  expect(() => rules?.createHTML('<img src=x onerror=alert(1)>')).toThrow('No markup');
  expect(Object.keys(rules ?? {})).toEqual(['createHTML']);
});
