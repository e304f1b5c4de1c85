import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** What Lighthouse said of one opening of a page; its score of 100, milliseconds, bytes on the wire. */
export interface Audit {
  performance: number;
  fcpMs: number;
  lcpMs: number;
  blockingMs: number;
  shift: number;
  bytes: number;
  /** How fast Lighthouse found the machine; a lower one than its neighbours' was measured beside other work. */
  machine: number;
}

interface Report {
  categories: { performance: { score: number } };
  audits: Record<string, { numericValue?: number } | undefined>;
  environment: { benchmarkIndex: number };
}

interface Input {
  url: string;
  browser: string;
  withScripts: boolean;
}

const run = promisify(execFile);
const reportMax = 100 * 2 ** 20;
/** Lighthouse 12 does not always find the beginning of a newer Chromium's trace. */
const attempts = 4;

async function askLighthouse({ url, browser, withScripts }: Input): Promise<Report> {
  const args = [
    url,
    '--quiet',
    '--output=json',
    '--only-categories=performance',
    '--chrome-flags=--headless=new --no-sandbox --disable-gpu',
    ...(withScripts ? [] : ['--blocked-url-patterns=*.js']),
  ];
  // It comes with the call (`npm exec --package`), for nobody else needs its two hundred packages.
  const options = { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: reportMax };
  for (let left = attempts; ; left--)
    try {
      const { stdout } = await run('lighthouse', args, options);
      return JSON.parse(stdout);
    } catch (error) {
      if (left === 1) throw new Error(`Lighthouse could not read ${url}.`, { cause: error });
    }
}

/** Opens a page once in a fresh browser as a middling phone on a slow line; throws where Lighthouse could not read it. */
export async function audit(input: Input): Promise<Audit> {
  const { categories, audits, environment } = await askLighthouse(input);
  const figure = (name: string): number => {
    const value = audits[name]?.numericValue;
    if (value === undefined) throw new Error(`${input.url}: Lighthouse said nothing of ${name}.`);
    return value;
  };
  return {
    performance: Math.round(categories.performance.score * 100),
    fcpMs: figure('first-contentful-paint'),
    lcpMs: figure('largest-contentful-paint'),
    blockingMs: figure('total-blocking-time'),
    shift: figure('cumulative-layout-shift'),
    bytes: figure('total-byte-weight'),
    machine: environment.benchmarkIndex,
  };
}
