import { runCli } from '../run-cli.ts';

export interface Run {
  code: number;
  out: string;
  err: string;
  /** What it said to a machine; throws when that was not one JSON object. */
  json(): unknown;
}

/** Runs one command in this process, in an environment that has nothing but what is given. */
export async function runTawa(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>> = {},
): Promise<Run> {
  let out = '';
  let err = '';
  const code = await runCli(args, {
    environment,
    out: (text) => (out += text),
    err: (text) => (err += text),
  });
  return { code, out, err, json: () => JSON.parse(out) };
}
