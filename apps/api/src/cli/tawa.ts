import { readEnvironment } from '../platform/env.ts';
import { runCli } from './run-cli.ts';

// An own server that was started for the command ends with it.
for (const [signal, code] of [
  ['SIGINT', 130],
  ['SIGTERM', 143],
] as const)
  process.once(signal, () => process.exit(code));

process.exitCode = await runCli(process.argv.slice(2), {
  environment: readEnvironment(),
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
});
