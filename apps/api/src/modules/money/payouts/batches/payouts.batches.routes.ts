import { answer } from '@tawa/contract/common/endpoint';
import * as contract from '@tawa/contract/money/payouts.batches';
import { mayInOffice } from '@tawa/domain/accounts/office-parts';
import { runTabs } from '@tawa/domain/money/payout-batches';
import { toRupees } from '@tawa/domain/common/money';
import type { FastifyInstance } from 'fastify';
import { doEach } from '#platform/database/do-each.ts';
import { answerCsv, readPage } from '#platform/database/listing.ts';
import { notFound } from '#platform/http/errors.ts';
import { route } from '#platform/http/route.ts';
import { listOf } from '#modules/insight/audit/audit.service.ts';
import { askForBank, hold } from '../payouts.service.ts';
import * as answers from './payouts.answers.service.ts';
import { listFormats } from './payouts.banks.store.ts';
import * as service from './payouts.batches.service.ts';
import * as store from './payouts.batches.store.ts';
import * as run from './payouts.run.store.ts';

async function sumsOf(deps: service.BatchDeps, week: string | undefined) {
  const { settings, ...terms } = await service.findTerms(deps);
  const [found, ledger, steps, formats] = await Promise.all([
    run.sumRun(deps.db, { ...terms, week }),
    run.sumLedger(deps.db, week),
    run.listSteps(deps.db, { week, now: terms.now }),
    listFormats(deps.db),
  ]);
  return {
    sums: runTabs.map((tab) => {
      const sum = found.find((one) => one.tab === tab);
      return { tab, lines: sum?.lines ?? 0, total: toRupees(sum?.total ?? 0) };
    }),
    ledger: toRupees(ledger),
    steps: steps.map((step) => ({ ...step, at: step.at?.toISOString() ?? null })),
    has_account: settings('payout_account') !== '',
    second_from: toRupees(settings('payout_second')),
    formats: formats.map(({ bank_format_id, name }) => ({ bank_format_id, name })),
  };
}

async function wholeBatch(deps: service.BatchDeps, batchId: number) {
  const { db } = deps;
  const row = await store.findBatch(db, batchId);
  if (!row) throw notFound();
  const { settings, ...terms } = await service.findTerms(deps);
  const batch = await service.getBatch(db, batchId);
  const problems = new Map(
    row.state === 'made'
      ? (await run.listProblems(db, batchId, terms)).map(({ payout_id, problem }) => [payout_id, problem])
      : [],
  );
  const shown = await store.listShownLines(db, batchId);
  const rows = shown.map((line) => ({ ...line, problem: problems.get(line.payout_id) ?? null }));
  const largest =
    rows.filter(({ outcome }) => outcome !== 'dropped').toSorted((a, b) => b.amount - a.amount)[0] ?? null;
  const second_from = toRupees(settings('payout_second'));
  const history = await listOf(db, 'payout_batch', batchId);
  return { batch, sha256: row.sha256, filename: service.filenameOf(row), second_from, largest, rows, history };
}

function runRoutes(app: FastifyInstance, deps: service.BatchDeps): void {
  const { db } = deps;
  type Query = Parameters<typeof run.runListing>[0];
  const listing = async ({ search, tab, week }: Pick<Query, 'search' | 'tab' | 'week'>) => {
    const { settings: _, ...terms } = await service.findTerms(deps);
    return run.runListing({ search, tab, week, ...terms });
  };
  route(app, contract.listRun, async ({ query }) => answer(200, await readPage(db, await listing(query), query)));
  route(app, contract.exportRun, async ({ query }) => answerCsv(db, await listing(query), query));
  route(app, contract.getRunSums, async ({ query }) => answer(200, await sumsOf(deps, query.week)));
  route(app, contract.holdPayouts, async ({ caller, body: { payout_ids, reason } }) =>
    answer(200, await doEach(payout_ids, (id) => hold(deps, id, { actor_id: caller.userId, held: reason }))),
  );
  route(app, contract.askForBank, async ({ caller, body: { payout_ids } }) =>
    answer(200, await doEach(payout_ids, (id) => askForBank(deps, id, caller.userId))),
  );
  route(app, contract.letPayoutsGo, async ({ caller, body: { payout_ids } }) =>
    answer(200, await doEach(payout_ids, (id) => hold(deps, id, { actor_id: caller.userId, held: null }))),
  );
}

/** Payouts for many: what waits, the files for the bank, and its answers. */
export function payoutBatchRoutes(app: FastifyInstance, deps: service.ReleaseDeps): void {
  const { db } = deps;
  const done = async (id: number) => answer(200, await service.getBatch(db, id));
  runRoutes(app, deps);
  route(app, contract.listBatches, async ({ query }) =>
    answer(200, await readPage(db, store.batchListing(query), query)),
  );
  route(app, contract.makeBatch, async ({ caller, body }) => {
    const by = { actor_id: caller.userId, setsLimit: mayInOffice(caller.rights, 'settings', 'act') };
    return done(await service.makeBatch(deps, by, body));
  });
  route(app, contract.getBatch, async ({ params }) => answer(200, await wholeBatch(deps, params.payout_batch_id)));
  route(
    app,
    contract.getBatchFile,
    async ({ params }) => {
      const { content, filename, lines } = await service.takeFile(deps, params.payout_batch_id);
      const headers = {
        'content-type': 'text/csv; charset=utf-8',
        'content-disposition': `attachment; filename="${filename}"`,
      };
      return { status: 200 as const, body: content, headers, rows: lines };
    },
    { writes: true },
  );
  route(app, contract.releaseBatch, async ({ caller, params: { payout_batch_id }, body }) => {
    await service.releaseBatch(deps, payout_batch_id, { actor_id: caller.userId, ...body });
    return done(payout_batch_id);
  });
  route(app, contract.dropBatch, async ({ caller, params: { payout_batch_id }, body }) => {
    await service.dropBatch(deps, payout_batch_id, { actor_id: caller.userId, ...body });
    return done(payout_batch_id);
  });
  route(app, contract.removeBatchLines, async ({ caller, params: { payout_batch_id }, body }) => {
    await service.removeLines(deps, payout_batch_id, { actor_id: caller.userId, ...body });
    return done(payout_batch_id);
  });
  route(app, contract.readBankAnswer, async ({ caller, params, upload }) =>
    answer(
      200,
      await answers.readAnswer(deps, params.payout_batch_id, { actor_id: caller.userId, upload: await upload() }),
    ),
  );
  route(app, contract.applyBankAnswer, async ({ caller, params: { payout_batch_id, bank_answer_id } }) => {
    const by = { actor_id: caller.userId, answerId: bank_answer_id };
    const applied = await answers.applyAnswer(deps, payout_batch_id, by);
    return answer(200, { batch: await service.getBatch(db, payout_batch_id), ...applied });
  });
}
