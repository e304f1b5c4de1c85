const systems: readonly [RegExp, string][] = [
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
];
const browsers: readonly [RegExp, string][] = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS/, 'Firefox'],
  [/Chrome\/|CriOS/, 'Chrome'],
  [/Safari\//, 'Safari'],
];

const firstOf = (rules: readonly [RegExp, string][], userAgent: string) =>
  rules.find(([pattern]) => pattern.test(userAgent))?.[1];

/** 'Chrome on Android', as far as the browser says so. */
export function deviceName(userAgent: string | null): string {
  const [browser, system] = [firstOf(browsers, userAgent ?? ''), firstOf(systems, userAgent ?? '')];
  if (!browser) return system ?? 'Unknown device';
  return system ? `${browser} on ${system}` : browser;
}
