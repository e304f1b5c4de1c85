import { expect, test } from 'vitest';
import { settingRules } from './setting-rules.ts';
import { readSettings, settingKeys, settingProblem, settingWords } from './settings.ts';

test.each(settingKeys)(
  '%s was delivered with a value that may be stored, and says what it is for (settings-1)',
  (key) => {
    const { fallback, help, label } = settingRules[key];
    expect(settingProblem(key, fallback)).toBeNull();
    expect(help.length).toBeGreaterThan(10);
    expect(label.length).toBeGreaterThan(2);
  },
);

test('a value is read as it is stored; one that may not be stored any more counts for nothing', () => {
  const settings = readSettings([
    { key: 'platform_fee', value: 900 },
    { key: 'cod_max', value: -5 },
    { key: 'officer_email', value: 'nobody' },
    { key: 'unknown', value: 1 },
  ]);
  expect(settings('platform_fee')).toBe(900);
  expect(settings('cod_max')).toBe(settingRules.cod_max.fallback);
  expect(settings('officer_email')).toBe(settingRules.officer_email.fallback);
});

test.each([
  ['platform_fee', 10_001, 'From ₹0.00 to ₹100.00'],
  ['platform_fee', 5.5, 'From ₹0.00 to ₹100.00'],
  ['platform_fee', '500', 'From ₹0.00 to ₹100.00'],
  ['platform_fee', Number.NaN, 'From ₹0.00 to ₹100.00'],
  ['commission_default', 5001, 'From 0.00% to 50.00%'],
  ['refund_window', 0, 'From 1 hours to 72 hours'],
  ['support_phone', ' ', 'From 1 to 24 characters on one line'],
  ['support_phone', 'one\ntwo', 'From 1 to 24 characters on one line'],
  ['officer_email', 'a@b', 'Invalid email'],
  ['figures', 'guessed', 'Choose one of the list'],
] as const)('%s: %s is refused (settings-1)', (key, value, text) => {
  expect(settingProblem(key, value)).toBe(text);
});

test('a value is told in its own unit', () => {
  expect(settingWords('platform_fee', 600)).toBe('₹6.00');
  expect(settingWords('commission_default', 1250)).toBe('12.50%');
  expect(settingWords('auto_reject', 8)).toBe('8 minutes');
  expect(settingWords('figures', 'live')).toBe('Counted');
});
