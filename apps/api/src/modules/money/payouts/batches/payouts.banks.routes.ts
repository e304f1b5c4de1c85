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
import * as store from './payouts.batches.store.ts';

/** How each bank writes its files: read by who pays, changed by the owner. */
export function bankFormatRoutes(app: FastifyInstance, { db }: Pick<Deps, 'db'>): void {
  const storedOf = ({ name, source, layout }: Omit<contract.BankFormat, 'bank_format_id' | 'is_used'>) => {
    const missing = missingFields(layout);
    if (missing.length > 0) throw new AppError('unprocessable', `The file lacks a column for ${missing.join(', ')}.`);
    const [word] = wordsOfBoth(layout);
    if (word !== undefined)
      throw new AppError('unprocessable', `“${word}” can’t mean both that money arrived and that it came back.`);
    return { name, source, layout: JSON.stringify(layout) };
  };
  route(app, contract.listBankFormats, async () => {
    const rows = await store.listFormats(db);
    return answer(200, {
      formats: rows.map((row) => ({ ...row, layout: z.parse(contract.bankLayout, row.layout) })),
    });
  });
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
  route(app, contract.updateBankFormat, async ({ caller, params: { bank_format_id }, body }) => {
    await transaction(db, async (tx) => {
      const before = await store.lockFormat(tx, bank_format_id);
      if (!before || before.follows !== null) throw notFound();
      if (await store.isFormatUsed(tx, bank_format_id)) await store.keepFormat(tx, before);
      await store.updateFormat(tx, bank_format_id, storedOf(body));
      const deed = { actor_id: caller.userId, action: 'bank_format.change', subject_id: bank_format_id } as const;
      await record(tx, { ...deed, before: { ...before }, after: { ...before, ...body } });
    });
    return answer(200, { message: 'Format saved.' });
  });
}
