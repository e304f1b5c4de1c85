import type { RiderOrder, RiderStop } from '@tawa/contract/ordering/riders';
import { formatRupees } from '@tawa/domain/common/money';
import { CaretRightIcon } from '@phosphor-icons/react/dist/ssr/CaretRight';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { formatTime } from '#lib/format.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { riderRidersTexts } from './riders.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const isOver = ({ state }: RiderStop) => state === 'done' || state === 'cancelled';

function Mark({ each, isShown }: { each: RiderStop; isShown: boolean }) {
  const look = isShown ? 'bg-brand text-on-brand' : isOver(each) ? 'bg-success-soft text-success' : 'bg-surface-3';
  const tone = each.state === 'cancelled' ? 'bg-surface-3 text-ink-3' : look;
  return (
    <span className={cx('num grid size-9 shrink-0 place-items-center rounded-full text-body font-extrabold', tone)}>
      {isOver(each) ? <Icon of={each.state === 'done' ? CheckIcon : XIcon} weight="bold" /> : each.stop}
    </span>
  );
}

function Short({ each, isShown }: { each: RiderStop; isShown: boolean }) {
  const t = useTexts(riderRidersTexts);
  const language = useLanguage();
  const { first_name, order_number, where, promised_to, cash_due, state } = each;
  const words = [
    isShown ? t.page.shown : isOver(each) && t.page.state[state],
    !isOver(each) && t.page.by({ time: formatTime(promised_to, language) }),
    cash_due !== null && t.page.collect({ sum: formatRupees(cash_due) }),
  ];
  return (
    <span className="min-w-0 flex-1">
      <span className={cx('block text-body font-bold', isOver(each) && 'text-ink-3')}>
        {first_name} <span className="num font-semibold text-ink-3">{order_number.slice(-4)}</span>
      </span>
      {where && <span className="block truncate text-sm text-ink-2">{where}</span>}
      {state === 'undelivered' && (
        <span className="block text-note font-semibold text-warning">{t.page.state.undelivered}</span>
      )}
      <span className="num block text-note text-ink-3">{words.filter(Boolean).join(' · ')}</span>
    </span>
  );
}

const row = 'flex w-full items-center gap-3 px-4 py-3 text-left';

/** The stops in the kitchen's order; a press opens one that is still to come. */
export function RiderRound({ order, onOpen }: { order: RiderOrder; onOpen: (stop: number) => void }) {
  const t = useTexts(riderRidersTexts);
  return (
    <section className="overflow-hidden rounded-xl border border-line bg-surface">
      <h2 className="px-4 pt-4 pb-1 text-body font-bold">{t.page.round}</h2>
      <ol className="divide-y divide-line">
        {order.stops.map((each) => {
          const isShown = each.stop === order.stop;
          const parts = (
            <>
              <Mark each={each} isShown={isShown} />
              <Short each={each} isShown={isShown} />
            </>
          );
          return (
            <li key={each.stop} aria-current={isShown ? 'step' : undefined}>
              {isShown || isOver(each) ? (
                <div className={row}>{parts}</div>
              ) : (
                <button
                  type="button"
                  aria-label={t.page.openStop({ stop: each.stop, name: each.first_name })}
                  className={cx(row, 'press enabled-hover:bg-surface-2')}
                  onClick={() => onOpen(each.stop)}
                >
                  {parts}
                  <Icon of={CaretRightIcon} weight="bold" className="text-[1.125rem] text-ink-3" />
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
