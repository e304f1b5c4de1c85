import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payouts.banks';
import { missingFields, wordsOfBoth } from '@tawa/domain/money/bank-files';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod/mini';
import type { Deps } from '../../../../deps.ts';
import { transaction } from '#platform/database/transaction.ts';
import { AppError, notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import * as store from './payouts.banks.store.ts';

type Form = z.infer<typeof contract.bankFormatForm>;
type Row = NonNullable<Awaited<ReturnType<typeof store.lockFormat>>>;

const shown = (row: Row): contract.BankFormat => ({ ...row, layout: z.parse(contract.bankLayout, row.layout) });

function storedOf({ name, source, layout }: Form) {
  const missing = missingFields(layout);
  if (missing.length > 0) throw new AppError('unprocessable', `The file lacks a column for ${missing.join(', ')}.`);
  const [word] = wordsOfBoth(layout);
  if (word !== undefined)
    throw new AppError('unprocessable', `“${word}” can’t mean both that money arrived and that it came back.`);
  return { name, source, layout: JSON.stringify(layout) };
}

/** How each bank writes its files: they belong to who pays. */
export function bankFormatRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  route(app, contract.listBankFormats, async () =>
    answer(200, { formats: (await store.listFormats(db)).map((row) => shown(row)) }),
  );
  route(app, contract.addBankFormat, async ({ caller, body }) =>
    answer(
      200,
      await transaction(db, async (tx) => {
        const added = await store.addFormat(tx, storedOf(body));
        const deed = { actor_id: caller.userId, action: 'bank_format.add', subject_id: added.bank_format_id } as const;
        await record(tx, { ...deed, after: { name: body.name } });
        return added;
      }),
    ),
  );
  route(app, contract.updateBankFormat, async ({ caller, params: { bank_format_id }, body: { version, format } }) =>
    transaction(db, async (tx) => {
      const row = await store.lockFormat(tx, bank_format_id);
      if (!row) throw notFound();
      const stored = storedOf(format);
      if (row.version !== version) {
        const by = await store.findWriter(tx, bank_format_id);
        return answer(409, {
          message: 'Somebody else changed this format meanwhile. Nothing was saved.',
          changed_by: by?.name ?? null,
          changed_on: by?.at.toISOString() ?? null,
          current: shown(row),
        });
      }
      if (row.is_used) await store.keepFormat(tx, row);
      await store.updateFormat(tx, bank_format_id, stored);
      const { name, source, layout } = row;
      const deed = { actor_id: caller.userId, action: 'bank_format.change', subject_id: bank_format_id } as const;
      await record(tx, { ...deed, before: { name, source, layout }, after: { ...format } });
      return answer(200, { message: 'Format saved.' });
    }),
  );
  route(app, contract.deleteBankFormat, async ({ caller, params: { bank_format_id } }) => {
    await transaction(db, async (tx) => {
      const row = await store.lockFormat(tx, bank_format_id);
      if (!row) throw notFound();
      if (row.is_kept)
        throw new AppError('conflict', 'Files were made with this format, and their answers are read by it: it stays.');
      await store.deleteFormat(tx, bank_format_id);
      const { name, source, layout } = row;
      const deed = { actor_id: caller.userId, action: 'bank_format.delete', subject_id: bank_format_id } as const;
      await record(tx, { ...deed, before: { name, source, layout } });
    });
    return answer(200, { message: 'Format deleted.' });
  });
}
