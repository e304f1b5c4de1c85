import type { Env } from './platform/env.ts';
import { sealsByTokenSecret } from './platform/keys/server-keys.ts';
import { isOpenToOthers } from './platform/http/this-machine.ts';

interface Login {
  role: string;
  email: string;
  password: string;
}

const parting = 'To part them: npm run tawa -- keys new, and docs/keys.md.';

/** What a server that serves says at its start: where it is open, and with which published logins, to whom. */
export function announcementOf(env: Env, published: readonly Login[]): string {
  const lines = [`\nTawa is open at ${env.PUBLIC_URL}`];
  if (env.isProduction && sealsByTokenSecret(env))
    lines.push(`\nSEAL_KEYS is not set, so JWT_SECRET seals as well. ${parting}`);
  if (published.length === 0) return lines.join('\n');
  lines.push('\nDemo logins');
  for (const { role, email, password } of published) lines.push(`  ${role.padEnd(11)} ${email}  ${password}`);
  if (isOpenToOthers(env.HOST))
    lines.push('\nOther machines in this network can reach it with these logins. HOST=127.0.0.1 keeps it to this one.');
  return lines.join('\n');
}
