import { email } from '@tawa/contract/common/common';
import { ownerLinkHours } from '@tawa/domain/accounts/administrators';
import { parseArgs } from 'node:util';
import { z } from 'zod/mini';
import type { Deps } from '../deps.ts';
import { makeOwnerLink } from '#modules/accounts/administrators/administrators.service.ts';

type ServiceDeps = Pick<Deps, 'db' | 'clock' | 'env'> & { say: (line: string) => void };

/** The address that the words after the command name. Throws when they name none. */
export function emailOf(args: string[]): string {
  const { values } = parseArgs({ args, options: { email: { type: 'string' } } });
  const parsed = z.safeParse(email, values.email);
  if (!parsed.success) throw new Error('Say whose link it is: npm run tawa -- owner add --email somebody@example.in');
  return parsed.data;
}

/** Prints a link by which the owner of an address comes into the office, for the first time or again. */
export async function addOwner({ say, ...deps }: ServiceDeps, address: string): Promise<void> {
  say(`${address} becomes an owner here, once and within ${ownerLinkHours} hours:`);
  say(`  ${await makeOwnerLink(deps, address)}`);
  say('Using it sets a new password, turns the second step off, and is told to the other owners.');
}
