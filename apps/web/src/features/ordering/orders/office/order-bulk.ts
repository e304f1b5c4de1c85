import { mailPapersOfOrders } from '@tawa/contract/money/documents';
import { noteOrders, type OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { NoteIcon } from '@phosphor-icons/react/dist/ssr/Note';
import { XCircleIcon } from '@phosphor-icons/react/dist/ssr/XCircle';
import { leftOutReason } from '@tawa/domain/ordering/cancel-runs';
import { call } from '#lib/api/api-client.ts';
import { useMayAct } from '#lib/session/office-access.ts';
import type { BulkAction } from '#ui/list/list-props.ts';
import { cancelTexts } from './cancel/cancel.texts.ts';
import { officeOrdersTexts } from './orders.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const numbersOf = (rows: readonly OfficeOrder[]) => rows.map(({ order_number }) => order_number);

const bulkIn = keepEach((language: Language): BulkAction<OfficeOrder>[] => {
  const t = textsIn(officeOrdersTexts, language);
  return [
    {
      label: t.mailPapers,
      icon: EnvelopeSimpleIcon,
      // An order that was not handed over has no papers.
      fits: ({ status, refunded }) => status === 'delivered' || status === 'picked_up' || refunded > 0,
      ask: (count) => ({ title: t.mailMany({ count }), text: t.mailText }),
      done: (count) => t.mailedMany({ count }),
      run: (rows) => call(mailPapersOfOrders, { body: { order_numbers: numbersOf(rows) } }),
    },
    {
      label: t.addNote,
      icon: NoteIcon,
      ask: (count) => ({ title: t.noteMany({ count }), text: t.noteText }),
      reason: t.note,
      done: (count) => t.notedMany({ count }),
      run: (rows, note) => call(noteOrders, { body: { note, order_numbers: numbersOf(rows) } }),
    },
  ];
});

const noBulk: BulkAction<OfficeOrder>[] = [];

/** What can be done to ticked orders, by whoever may work on them; `cancel` begins to cancel them together. */
export const useOrderBulk = (cancel: () => void): BulkAction<OfficeOrder>[] => {
  const language = useLanguage();
  const label = textsIn(cancelTexts, language).cancel;
  if (!useMayAct('orders')) return noBulk;
  const fits = ({ status }: OfficeOrder) => leftOutReason(status) === null;
  return [{ label, icon: XCircleIcon, fits, begin: cancel }, ...bulkIn(language)];
};
