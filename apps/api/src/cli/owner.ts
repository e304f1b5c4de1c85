import { email } from '@tawa/contract/common/common';
import { ownerLinkHours } from '@tawa/domain/accounts/administrators';
import { InvalidArgumentError } from 'commander';
import { z } from 'zod/mini';
import type { Deps } from '../deps.ts';
import { systemClock } from '../platform/clock.ts';
import { makeOwnerLink } from '#modules/accounts/administrators/administrators.service.ts';
import { withDatabase, type AddCommands, type Outcome } from './frame.ts';

function emailOf(value: string): string {
  const parsed = z.safeParse(email, value);
  if (!parsed.success) throw new InvalidArgumentError('Say whose link it is, such as somebody@example.in.');
  return parsed.data;
}

/** Makes a link by which the owner of an address comes into the office, for the first time or again. */
export async function addOwner(deps: Pick<Deps, 'db' | 'clock' | 'env'>, address: string): Promise<Outcome> {
  const url = await makeOwnerLink(deps, address);
  return {
    lines: [
      `${address} becomes an owner here, once and within ${ownerLinkHours} hours:`,
      `  ${url}`,
      'Using it sets a new password, turns the second step off, and is told to the other owners.',
    ],
    data: { email: address, url, hours: ownerLinkHours },
  };
}

export const addOwnerCommands: AddCommands = (program, act) => {
  const owner = program.command('owner').description('who owns the office');
  owner
    .command('add')
    .description('make a link by which somebody becomes an owner, or comes in again')
    .requiredOption('--email <address>', 'whose link it is', emailOf)
    .action(
      act((desk, { email: address }: { email: string }) =>
        withDatabase(desk, (world) => addOwner({ ...world, clock: systemClock }, address)),
      ),
    );
};
