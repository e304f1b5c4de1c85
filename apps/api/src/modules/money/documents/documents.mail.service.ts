// Mails the papers of an order once more to whoever placed it, each with its page.
import { isSpoken } from '@tawa/domain/common/languages';
import type { Deps } from '../../../deps.ts';
import { AppError } from '#platform/http/errors.ts';
import { sendMails, type Mail } from '#platform/mail/outbox.ts';
import { transaction } from '#platform/database/transaction.ts';
import { record } from '#modules/insight/audit/audit.service.ts';
import { getPaper, listOrderPapers, type Paper } from './documents.service.ts';
import { findRecipient } from './documents.store.ts';
import type { Drawer } from './drawer.ts';

const office = { all: true } as const;

async function letterOf(
  drawer: Drawer,
  paper: Paper,
  to: { email: string | null; name: string; order_number: string; language: string | null },
) {
  const page = await drawer.draw({ ...paper, language: isSpoken(to.language) ? to.language : 'en' });
  const filename = `${paper.number.replaceAll('/', '-')}.pdf`;
  return {
    to: to.email,
    subject: `${paper.number} for your order ${to.order_number}`,
    heading: `Your paper ${paper.number}`,
    paragraphs: [`Hello ${to.name},`, `here is ${paper.number} for your order ${to.order_number} once more.`],
    attachment: { filename, contentType: 'application/pdf', encoding: 'base64', content: page.toString('base64') },
  } satisfies Mail;
}

/** Answers how many papers were mailed; throws `conflict` where there is none, or nobody to read it. */
export async function mailOrderPapers(
  deps: Pick<Deps, 'db' | 'log'>,
  drawer: Drawer,
  { actor_id, order_number }: { actor_id: number; order_number: string },
): Promise<number> {
  const listed = await listOrderPapers(deps, office, order_number);
  if (listed.length === 0) throw new AppError('conflict', 'This order has no papers yet.');
  const to = await findRecipient(deps.db, order_number);
  if (!to) throw new AppError('conflict', 'The account of this order was deleted.');
  if (to.email === null) throw new AppError('conflict', 'This customer has no e-mail. The papers are in their order.');
  const letters: Mail[] = [];
  for (const { document_id } of listed)
    letters.push(await letterOf(drawer, await getPaper(deps, office, document_id), { ...to, order_number }));
  await transaction(deps.db, async (tx) => {
    await sendMails(tx, letters);
    const after = { papers: listed.map(({ number }) => number) };
    await record(tx, { actor_id, action: 'order.mail_papers', subject_id: order_number, after });
  });
  return letters.length;
}
