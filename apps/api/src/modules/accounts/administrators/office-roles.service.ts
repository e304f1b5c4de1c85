// Owns the roles that the office makes itself. Owners alone change them, and a role that somebody has never goes from under them.
import type { OfficeRoleForm, OfficeRoleRow } from '@tawa/contract/accounts/administrators.roles';
import {
  givenRoleOf,
  isOfficeRole,
  isReadyName,
  officeRoles,
  officeRoleTexts,
  officeRoleWords,
  ownRolesMax,
  readyRights,
  type GivenRole,
} from '@tawa/domain/accounts/administrators';
import { givesNothing, officeRightsFrom, type OfficeRights } from '@tawa/domain/accounts/office-parts';
import type { Deps } from '../../../deps.ts';
import type { Db, Tx } from '#platform/database/db.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { endVisits } from '#modules/accounts/auth/auth.service.ts';
import { requireOwner, setOfficeRole } from '#modules/accounts/users/users.service.ts';
import * as store from './office-roles.store.ts';

type ServiceDeps = Pick<Deps, 'db'>;

export const leftReason = 'You are no longer an administrator.';
export const lockRoles = store.lockRoles;

const refuse = (field: string, text: string) => new AppError('invalid', text, { fields: { [field]: text } });

interface Stored {
  office_role: string | null;
  office_role_id: number | null;
  /** Of one that the office made. */
  role_name?: string | null;
}

/** How a role is named on the wire, and to people. */
export const roleFacts = ({ office_role, office_role_id, role_name }: Stored) =>
  office_role !== null && isOfficeRole(office_role)
    ? { role: office_role, role_name: officeRoleWords[office_role] }
    : { role: String(office_role_id), role_name: role_name ?? '' };

/** A role that somebody is given, with its name and text; the caller holds the roles. Throws for one that is gone. */
export async function getGivenRole(db: Db, key: string, field = 'role') {
  const given = givenRoleOf(key);
  if (given.office_role !== null) {
    const { office_role } = given;
    return { given, name: officeRoleWords[office_role], text: officeRoleTexts[office_role], word: office_role };
  }
  const found = await store.findRole(db, given.office_role_id);
  if (!found) throw refuse(field, 'This role is gone. Choose another.');
  return { given, name: found.role_name, text: found.role_text, word: found.role_name };
}

/** What the log calls a role: a ready one by its word, an own one by its name. */
export async function wordOf(db: Db, { office_role, office_role_id }: Stored): Promise<string | null> {
  if (office_role !== null || office_role_id === null) return office_role;
  return (await store.findRole(db, office_role_id))?.role_name ?? null;
}

export async function readAccess({ db }: ServiceDeps, userId: number) {
  return roleFacts(await store.getOwnRole(db, userId));
}

export async function listRoles({ db }: ServiceDeps): Promise<OfficeRoleRow[]> {
  const [own, holders] = await Promise.all([store.listRoles(db), store.listHolders(db, leftReason)]);
  const heldBy = (fits: (holder: store.Holder) => boolean) =>
    holders.filter(fits).map(({ name, user_id }) => ({ name, is_invited: user_id === null }));
  return [
    ...officeRoles.map((role) => ({
      role,
      name: officeRoleWords[role],
      text: officeRoleTexts[role],
      rights: readyRights[role],
      version: null,
      holders: heldBy(({ office_role }) => office_role === role),
    })),
    ...own.map(({ office_role_id, role_name, role_text, rights, version }) => ({
      role: String(office_role_id),
      name: role_name,
      text: role_text,
      rights: officeRightsFrom(rights),
      version,
      holders: heldBy((holder) => holder.office_role_id === office_role_id),
    })),
  ];
}

interface Act {
  actor_id: number;
  office_role_id: number;
}

async function begin(tx: Tx, actorId: number): Promise<void> {
  await store.lockRoles(tx);
  await requireOwner(tx, actorId);
}

function checkForm({ name, rights }: OfficeRoleForm): void {
  if (isReadyName(name)) throw refuse('name', 'A ready role has this name. Choose another.');
  if (givesNothing(rights)) throw refuse('rights', 'Give the role at least one part to see.');
}

const told = ({ name, text, rights }: { name: string; text: string; rights: OfficeRights }) => ({
  name,
  text,
  ...rights,
});

export const addRole = (
  { db }: ServiceDeps,
  actor_id: number,
  { copy_of, ...form }: OfficeRoleForm & { copy_of?: string | undefined },
): Promise<{ role: string; message: string }> =>
  transaction(db, async (tx) => {
    checkForm(form);
    await begin(tx, actor_id);
    if ((await store.listRoles(tx)).length >= ownRolesMax)
      throw new AppError('conflict', `An office makes ${ownRolesMax} roles at most.`);
    const source = copy_of === undefined ? undefined : await getGivenRole(tx, copy_of, 'copy_of');
    const { office_role_id } = await store.addRole(tx, form);
    await record(tx, {
      actor_id,
      action: source ? 'office_role.copy' : 'office_role.add',
      subject_id: office_role_id,
      after: { ...told(form), ...(source && { copy_of: source.word }) },
    });
    return { role: String(office_role_id), message: `${form.name} is ready to be given.` };
  });

async function holdersOf(tx: Tx, roleId: number) {
  return (await store.listHolders(tx, leftReason)).filter(({ office_role_id }) => office_role_id === roleId);
}

/** A visit was begun by the right of that moment, so it ends with any change. */
async function endTheirVisits(tx: Tx, holders: readonly store.Holder[]): Promise<void> {
  for (const { user_id } of holders) if (user_id !== null) await endVisits(tx, user_id);
}

export const updateRole = (
  { db }: ServiceDeps,
  { actor_id, office_role_id }: Act,
  { version, ...form }: OfficeRoleForm & { version: number },
): Promise<void> =>
  transaction(db, async (tx) => {
    checkForm(form);
    await begin(tx, actor_id);
    const found = await store.findRole(tx, office_role_id);
    if (!found) throw notFound();
    const { numUpdatedRows } = await store.updateRole(tx, { office_role_id, version }, form);
    if (numUpdatedRows === 0n)
      throw new AppError('conflict', 'Somebody changed this role meanwhile. Look at it again before you save.');
    await endTheirVisits(tx, await holdersOf(tx, office_role_id));
    const before = { name: found.role_name, text: found.role_text, rights: officeRightsFrom(found.rights) };
    await record(tx, {
      actor_id,
      action: 'office_role.update',
      subject_id: office_role_id,
      before: told(before),
      after: told(form),
    });
  });

const namesMax = 3;

function haveIt(holders: readonly store.Holder[]): AppError {
  const named = holders.slice(0, namesMax).map(({ name }) => name);
  const others = holders.length - named.length;
  const who = others > 0 ? `${named.join(', ')} and ${others} more` : named.join(', ');
  return new AppError('conflict', `Still in use by ${who}. Choose the role they get instead.`);
}

interface Moved {
  actor_id: number;
  before: string;
  to: { given: GivenRole; word: string };
}

async function moveHolders(tx: Tx, holders: readonly store.Holder[], { actor_id, before, to }: Moved): Promise<void> {
  await endTheirVisits(tx, holders);
  for (const { user_id } of holders) {
    if (user_id === null) continue;
    await setOfficeRole(tx, user_id, to.given);
    await record(tx, {
      actor_id,
      action: 'administrator.role',
      subject: 'user',
      subject_id: user_id,
      before: { role: before },
      after: { role: to.word },
    });
  }
}

/** Deletes a role; whoever has it gets the other one, and without another one it stays. */
export const deleteRole = (
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  { actor_id, office_role_id }: Act,
  instead: string | undefined,
): Promise<void> =>
  transaction(db, async (tx) => {
    await begin(tx, actor_id);
    const found = await store.findRole(tx, office_role_id);
    if (!found) throw notFound();
    const holders = await holdersOf(tx, office_role_id);
    if (holders.length > 0 && instead === undefined) throw haveIt(holders);
    if (instead === 'owner') throw refuse('instead', 'Owners are made one by one.');
    if (instead === String(office_role_id)) throw refuse('instead', 'Choose another role.');
    const to = instead === undefined ? undefined : await getGivenRole(tx, instead, 'instead');
    if (to) {
      await moveHolders(tx, holders, { actor_id, before: found.role_name, to });
      await store.moveInvitations(tx, office_role_id, to.given);
    }
    await store.deleteRole(tx, office_role_id, clock.now());
    await record(tx, {
      actor_id,
      action: 'office_role.delete',
      subject_id: office_role_id,
      before: { name: found.role_name, ...officeRightsFrom(found.rights) },
      ...(to && holders.length > 0 && { after: { instead: to.word } }),
    });
  });
