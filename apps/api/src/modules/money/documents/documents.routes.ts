import * as contract from '@tawa/contract/money/documents';
import { answer } from '@tawa/contract/common/endpoint';
import { documentKinds } from '@tawa/domain/money/gst';
import { toRupees } from '@tawa/domain/common/money';
import type { SpokenLanguage } from '@tawa/domain/common/languages';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../deps.ts';
import type { Caller } from '#platform/keys/auth.ts';
import { doEach } from '#platform/database/do-each.ts';
import { route, type Handler } from '#platform/http/route.ts';
import { mailOrderPapers } from './documents.mail.service.ts';
import * as service from './documents.service.ts';
import type { listOfOrder, Reader } from './documents.store.ts';
import { type Drawer, getDrawer } from './drawer.ts';
import type { DrawnPaper } from './pages/draw-paper.ts';

function readerOf(caller: Caller): Reader {
  if (caller.role === 'admin') return { all: true };
  return caller.role === 'restaurant' ? { restaurant_id: caller.restaurantId } : { user_id: caller.userId };
}

/** The office reads English, whatever its browser likes. */
const spokenBy = (caller: Caller, language: SpokenLanguage): SpokenLanguage =>
  caller.role === 'admin' ? 'en' : language;

type Row = Awaited<ReturnType<typeof listOfOrder>>[number];

const paperAnswer = ({ document_id, kind, number, issued_at, total, refund_id }: Row): contract.Paper => ({
  document_id,
  kind: documentKinds.find((one) => one === kind) ?? 'invoice',
  number,
  issued_at: issued_at.toISOString(),
  total: toRupees(total),
  refund_id,
});

async function fileOf(drawer: Drawer, paper: service.Paper, reading: Pick<DrawnPaper, 'language' | 'filesAt'>) {
  const headers = {
    'content-type': 'application/pdf',
    'content-disposition': `attachment; filename="${paper.number.replaceAll('/', '-')}.pdf"`,
  };
  return { ...answer(200, await drawer.draw({ ...paper, ...reading })), headers };
}

/** Papers for the customer, the restaurant and the office, each their own. */
export function documentRoutes(app: FastifyInstance, deps: Pick<Deps, 'db' | 'clock' | 'log' | 'env'>): void {
  const drawer = getDrawer();
  const { PUBLIC_URL: origin } = deps.env;

  route(app, contract.listOrderPapers, async ({ caller, params }) => {
    const rows = await service.listOrderPapers(deps, readerOf(caller), params.order_number);
    return answer(200, { documents: rows.map((row) => paperAnswer(row)) });
  });

  route(app, contract.getPaperPdf, async ({ caller, params, language }) =>
    fileOf(drawer, await service.getPaper(deps, readerOf(caller), params.document_id), {
      language: spokenBy(caller, language),
    }),
  );

  route(app, contract.mailOrderPapers, async ({ caller, params }) => {
    const mailed = await mailOrderPapers(deps, drawer, { actor_id: caller.userId, ...params });
    return answer(202, { message: mailed === 1 ? 'The paper is on its way.' : `${mailed} papers are on their way.` });
  });

  route(app, contract.mailPapersOfOrders, async ({ caller, body }) => {
    const mail = (order_number: string) => mailOrderPapers(deps, drawer, { actor_id: caller.userId, order_number });
    return answer(200, await doEach(body.order_numbers, mail));
  });

  // The paper of a statement is issued when it is first asked for.
  const issues = { writes: true };
  const getOwn: Handler<typeof contract.getOwnStatementPdf> = async ({ caller, params, language }) =>
    fileOf(drawer, await service.getStatementPaper(deps, params.payout_id, caller.restaurantId), {
      language,
      filesAt: `${origin}/restaurant-refunds`,
    });
  route(app, contract.getOwnStatementPdf, getOwn, issues);

  const getAny: Handler<typeof contract.getStatementPdf> = async ({ params }) =>
    fileOf(drawer, await service.getStatementPaper(deps, params.payout_id), {
      language: 'en',
      filesAt: `${origin}/admin/refunds`,
    });
  route(app, contract.getStatementPdf, getAny, issues);
}
