import { mailPapersOfOrders } from '@tawa/contract/money/documents';
import { noteOrders, type OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { NoteIcon } from '@phosphor-icons/react/dist/ssr/Note';
import { call } from '#lib/api/api-client.ts';
import { deskOrderTexts as texts } from '#lib/messages-office-orders.ts';
import { useOfficeAccess } from '#lib/session/office-access.ts';
import type { BulkAction } from '#ui/list/list-props.ts';

const numbersOf = (rows: readonly OfficeOrder[]) => rows.map(({ order_number }) => order_number);

const bulk: BulkAction<OfficeOrder>[] = [
  {
    label: texts.mailPapers,
    icon: EnvelopeSimpleIcon,
    // An order that was not handed over has no papers.
    fits: ({ status, refunded }) => status === 'delivered' || status === 'picked_up' || refunded > 0,
    ask: (count) => ({ title: texts.mailMany(count), text: texts.mailText }),
    done: texts.mailedMany,
    run: (rows) => call(mailPapersOfOrders, { body: { order_numbers: numbersOf(rows) } }),
  },
  {
    label: texts.addNote,
    icon: NoteIcon,
    ask: (count) => ({ title: texts.noteMany(count), text: texts.noteText }),
    reason: texts.note,
    done: texts.notedMany,
    run: (rows, note) => call(noteOrders, { body: { note, order_numbers: numbersOf(rows) } }),
  },
];

const noBulk: BulkAction<OfficeOrder>[] = [];

/** What can be done to ticked orders, by whoever may work on them. */
export const useOrderBulk = (): BulkAction<OfficeOrder>[] => (useOfficeAccess().isOpen('orders') ? bulk : noBulk);
