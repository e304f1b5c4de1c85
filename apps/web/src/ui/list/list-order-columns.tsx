import { formatDate, formatTime } from '#lib/format.ts';
import type { ListColumn } from './list-props.ts';
import { listPartTexts } from './list.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import type { Language } from '#lib/i18n/language.ts';

/** An order's number and when it was placed, the first columns of every list of orders. */
export const orderColumnsIn = keepEach(
  (language: Language): readonly ListColumn<{ order_number: string; placed_at: string }>[] => {
    const t = textsIn(listPartTexts, language);
    return [
      {
        id: 'order_number',
        header: t.order,
        sortable: true,
        cell: ({ order_number }) => <span className="num font-semibold whitespace-nowrap">{order_number}</span>,
      },
      {
        id: 'placed_at',
        header: t.placed,
        sortable: true,
        cell: ({ placed_at }) => (
          <span className="num">
            <span className="whitespace-nowrap">{formatDate(placed_at, language)},</span>{' '}
            <span className="whitespace-nowrap">{formatTime(placed_at, language)}</span>
          </span>
        ),
      },
    ];
  },
);
