import { expect, test } from 'vitest';
import { contentSecurityPolicy, formTargets } from './security-headers.ts';

const policyOf = (env: { isProduction: boolean; TAWA_DEV: boolean }) =>
  JSON.stringify(contentSecurityPolicy({ ...env, isHttps: true }, ['sha256-abc']).contentSecurityPolicy);

test('a built page runs no inline code but the hashed scripts, and makes no markup from text (security-3)', () => {
  for (const isProduction of [true, false]) {
    const policy = policyOf({ isProduction, TAWA_DEV: false });
    expect(policy).toContain(`"scriptSrc":["'self'","'sha256-abc'"]`);
    expect(policy).toContain('requireTrustedTypesFor');
    expect(policy).not.toMatch(/unsafe|blob:[^"]*script|ws:/);
    expect(policy).toContain('"frameSrc":["blob:"]');
  }
});

test('development adds what hot reload needs and still loads from nowhere else', () => {
  const policy = policyOf({ isProduction: false, TAWA_DEV: true });
  expect(policy).toContain(`"connectSrc":["'self'","ws:","wss:"]`);
  expect(policy).toContain(`"defaultSrc":["'self'"]`);
  expect(policy).not.toMatch(/unsafe-eval|https?:/);
});

test('pictures come from us and from the configured maps alone (addresses-3)', () => {
  const pictures = (MAP_TILES_URL: string) =>
    /"imgSrc":\[[^\]]*\]/.exec(
      JSON.stringify(contentSecurityPolicy({ isHttps: true, TAWA_DEV: false, MAP_TILES_URL }, [])),
    )?.[0];
  expect(pictures('https://tiles.example/{z}/{x}/{y}.png?key=1')).toBe(
    `"imgSrc":["'self'","data:","blob:","https://tiles.example"]`,
  );
  expect(pictures('off')).toBe(`"imgSrc":["'self'","data:","blob:"]`);
});

test('browsers are told to stay with https wherever people come by https, whoever ends it', () => {
  const told = (isHttps: boolean) => contentSecurityPolicy({ isHttps, TAWA_DEV: false }, []).strictTransportSecurity;
  expect(told(true)).toEqual({ maxAge: 31_536_000, includeSubDomains: true });
  expect(told(false)).toBe(false);
});

test('a form goes to us, and to the page of a provider that there are keys for (security-3)', () => {
  const RAZORPAY_API_URL = 'https://api.razorpay.com';
  expect(formTargets({ RAZORPAY_API_URL })).toBe("'self'");
  expect(formTargets({ RAZORPAY_API_URL, RAZORPAY_KEY_ID: 'rzp_test_1' })).toBe("'self' https://api.razorpay.com");
});
