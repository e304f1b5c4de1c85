// Owns papers: invoices, credit notes, refund vouchers and statements. Whatever has a paper gets it once, under the lock of
// its series, so numbers have no gap; its figures are kept with it and the page is drawn from them whenever it is asked for.
import type { Deps } from '../../../deps.ts';
import type { Tx } from '#platform/database/db.ts';
import { AppError, messageOf } from '#platform/http/errors.ts';
import { transaction } from '#platform/database/transaction.ts';
import { entityOf } from '@tawa/domain/common/entity';
import { findPayout, lockPayout, listStatementLines } from '#modules/money/payouts/payouts.service.ts';
import { findSettings, openHistory } from '#modules/content/settings/settings.service.ts';
import * as store from './documents.store.ts';
import { z } from 'zod/mini';
import { type Facts, facts } from './facts.ts';
import { invoiceOf, refundNoteOf } from './order-papers.ts';
import { getDrawer } from './drawer.ts';
import type { Report } from './pages/report-page.ts';
import { ratesOf, statementPaper } from './statement-paper.ts';

type ServiceDeps = Pick<Deps, 'db' | 'log'>;
interface Which {
  order_id?: number;
  limit: number;
}

/** Makes a paper; one that cannot be made is told of and keeps no other waiting. */
function make<T>(log: Deps['log'], of: object, work: () => T): T[] {
  try {
    return [work()];
  } catch (error) {
    log.error({ ...of, reason: messageOf(error) }, 'a paper could not be made');
    return [];
  }
}

/** Answers how many were looked at. */
async function issueInvoices(tx: Tx, log: Deps['log'], which: Which): Promise<number> {
  await store.lockSeries(tx, 'invoice');
  const sources = await store.listUninvoiced(tx, which);
  const settingsAt = await openHistory(tx, sources.length > 0);
  const papers = sources.flatMap((source) =>
    make(log, { order: source.order_number }, () => ({
      kind: 'invoice' as const,
      order_id: source.order_id,
      issued_at: source.earned_at,
      facts: invoiceOf(source, entityOf(settingsAt(source.earned_at))),
    })),
  );
  await store.addDocuments(tx, 'invoice', papers);
  return sources.length;
}

async function issueRefundNotes(tx: Tx, log: Deps['log'], which: Which): Promise<number> {
  await store.lockSeries(tx, 'credit_note');
  await store.lockSeries(tx, 'refund_voucher');
  const sources = await store.listUnpapered(tx, which);
  const settingsAt = await openHistory(tx, sources.length > 0);
  const papers = sources.flatMap((source) =>
    make(log, { refund: source.refund_id }, () => {
      const { order_id, refund_id, processed_at } = source;
      const issued_at = processed_at ?? new Date(0);
      return { order_id, refund_id, issued_at, facts: refundNoteOf(source, entityOf(settingsAt(issued_at))) };
    }),
  );
  for (const kind of ['credit_note', 'refund_voucher'] as const) {
    const ofKind = papers.filter((paper) => paper.facts.of === kind).map((paper) => ({ ...paper, kind }));
    await store.addDocuments(tx, kind, ofKind);
  }
  return sources.length;
}

const batch = 200;
const roundsMax = 20;

/** Issues what is due: invoices first, because a credit note names its invoice. */
export async function issueDue({ db, log }: ServiceDeps): Promise<void> {
  for (const issue of [issueInvoices, issueRefundNotes])
    for (let round = 0, issued = batch; round < roundsMax && issued === batch; round++)
      issued = await transaction(db, (tx) => issue(tx, log, { limit: batch }));
}

const noOrder = () => new AppError('not_found', 'Order not found.');
const noPaper = () => new AppError('not_found', 'Document not found.');

/** Whether an order has a paper to come; readers of those that have all wait for no series. */
async function isDue(db: ServiceDeps['db'], { order_id }: { order_id: number }): Promise<boolean> {
  const [invoices, notes] = await Promise.all([
    store.listUninvoiced(db, { order_id, limit: 1 }),
    store.listUnpapered(db, { order_id, limit: 1 }),
  ]);
  return invoices.length > 0 || notes.length > 0;
}

/** The papers of an order, with those that are due by now. */
export async function listOrderPapers({ db, log }: ServiceDeps, reader: store.Reader, orderNumber: string) {
  const order = await store.findOrder(db, reader, orderNumber);
  if (!order) throw noOrder();
  if (await isDue(db, order))
    await transaction(db, async (tx) => {
      await issueInvoices(tx, log, { ...order, limit: 1 });
      await issueRefundNotes(tx, log, { ...order, limit: batch });
    });
  return store.listOfOrder(db, reader, order.order_id);
}

export interface Paper {
  number: string;
  issued_at: Date;
  facts: Facts;
}

/** One paper that somebody may read. */
export async function getPaper(
  { db }: Pick<ServiceDeps, 'db'>,
  reader: store.Reader,
  documentId: number,
): Promise<Paper> {
  const found = await store.findDocument(db, reader, documentId);
  if (!found) throw noPaper();
  return { ...found, facts: z.parse(facts, found.facts) };
}

/** The paper of a statement as it stands: another one after each correction. Of a draft there is none. */
export function getStatementPaper(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  payoutId: number,
  restaurantId?: number,
): Promise<Paper> {
  return transaction(db, async (tx) => {
    await store.lockSeries(tx, 'statement');
    const payout = await lockPayout(tx, payoutId);
    const filters = restaurantId === undefined ? {} : { restaurants: [restaurantId] };
    const statement = await findPayout(tx, payoutId, filters);
    if (!payout?.issued_at || !statement) throw new AppError('not_found', 'Statement not found.');
    const lines = await listStatementLines(tx, payoutId);
    const editions = await store.listEditions(tx, payoutId);
    const [latest] = editions.toReversed();
    const issued_at = latest ? clock.now() : payout.issued_at;
    const source = {
      ...statement,
      replaces: latest?.number ?? null,
      restaurant: await store.findRestaurant(tx, payout.restaurant_id),
      lines: lines.map(({ at, terms_at: _terms, discount, food, reason: _reason, ...line }) => ({
        ...line,
        at: at.toISOString(),
        item_total: food + discount,
        discount: 0 - discount,
      })),
    };
    const settingsAt = await openHistory(tx, true);
    const times = lines.length > 0 ? lines.map(({ terms_at }) => terms_at) : [issued_at];
    const rates = ratesOf(times.map(settingsAt));
    const made = statementPaper({ ...source, rates }, entityOf(settingsAt(issued_at)));
    const stored = latest && { ...latest, facts: z.parse(facts, latest.facts) };
    if (
      stored?.facts.of === 'statement' &&
      stored.facts.lines.length === made.lines.length &&
      stored.total === made.total
    )
      return stored;
    const paper = { payout_id: payoutId, edition: editions.length + 1, issued_at, facts: made };
    await store.addDocuments(tx, 'statement', [{ kind: 'statement', ...paper }]);
    const [added] = (await store.listEditions(tx, payoutId)).toReversed();
    if (!added) throw noPaper();
    return { ...added, facts: made };
  });
}

/** Lets nobody number documents of these kinds until the end of the transaction. */
export async function holdSeries(tx: Tx, kinds: readonly ('invoice' | 'credit_note')[]): Promise<void> {
  for (const kind of kinds) await store.lockSeries(tx, kind);
}

/** The work of the clock: what ended since the last minute gets its paper. */
export function documentJobs(deps: ServiceDeps & Pick<Deps, 'jobs'>): void {
  deps.jobs.every('* * * * *', 'documents.issue', () => issueDue(deps));
}

/** A report of figures as pages to print; it has no number and is not kept. */
export async function drawReport({ db, clock }: Pick<Deps, 'db' | 'clock'>, report: Report): Promise<Buffer> {
  return getDrawer().draw({ report, entity: entityOf(await findSettings(db, clock.now())) });
}
