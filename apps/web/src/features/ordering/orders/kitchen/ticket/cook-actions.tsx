import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { PrinterIcon } from '@phosphor-icons/react/dist/ssr/Printer';
import { delayMinutesChoices } from '@tawa/domain/common/limits';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { usePackedReady } from './packing.tsx';
import { PackingPhoto } from './packing-photo.tsx';
import { RejectSheet } from './reject-sheet.tsx';
import type { ActionProps } from './action-props.ts';
import { useBoardRights } from '../use-board-rights.ts';
import { TakeOut } from '../hand-over/take-out.tsx';
import { kitchenTicketTexts } from './ticket.texts.ts';

const square =
  'press num grid h-12 min-w-11 shrink-0 place-items-center rounded-md border border-line bg-surface px-2 text-base font-bold text-ink-2 enabled-hover:bg-surface-2 disabled:cursor-not-allowed disabled:bg-surface-3 disabled:text-ink-3';

/** More time, paper, and the step to the counter. */
export function Cook({ order, moves, disabled, isFirst, onPrint }: ActionProps) {
  const t = useTexts(kitchenTicketTexts);
  const { cooks, marksReady } = useBoardRights();
  const busy = moves.isBusy(order);
  const ready = usePackedReady(order, () => moves.hold(order, { to: 'ready' }, t.ready));
  const more = (
    <button
      type="button"
      disabled={disabled || busy}
      aria-label={t.moreMinutes({ orderNumber: order.order_number })}
      className={square}
    >
      +{delayMinutesChoices[0]}
    </button>
  );
  return (
    <div className="flex gap-2">
      {cooks && (
        <Menu
          trigger={more}
          items={delayMinutesChoices.map((minutes) => ({
            label: t.minTellCustomer({ minutes }),
            onSelect: () => void moves.delay(order, minutes),
          }))}
        />
      )}
      <button
        type="button"
        aria-label={t.printTicket({ orderNumber: order.order_number })}
        title={t.printKitchenTicket}
        aria-keyshortcuts="P"
        onClick={() => onPrint(order)}
        className={square}
      >
        <Icon of={PrinterIcon} weight="bold" className="text-[1.125rem]" />
      </button>
      {marksReady && (
        <Button
          variant={isFirst ? 'primary' : 'secondary'}
          icon={BellRingingIcon}
          className={`min-w-0 flex-1 gap-1.5! px-0! whitespace-nowrap max-[1399px]:xl:text-sm! ${isFirst ? '' : 'border-line!'}`}
          disabled={disabled || busy}
          aria-keyshortcuts="R"
          onClick={ready.press}
        >
          {t.markReady}
        </Button>
      )}
      {ready.sheet}
    </div>
  );
}

const quiet = 'min-h-11! min-w-11 px-2! text-sm! disabled:bg-transparent!';

/** What is seldom needed: telling that cooking began, and giving the order up. */
export function Seldom(props: ActionProps) {
  const t = useTexts(kitchenTicketTexts);
  const { order, moves, disabled, onBill } = props;
  const [asking, setAsking] = useState(false);
  const { answers, cooks, bills } = useBoardRights();
  const asked = order.cancel_requested_at !== null;
  const grant = () => moves.send(order, { to: 'cancelled', reason: 'CUSTOMER_ASKED' });
  return (
    <div className="-mx-2 -mt-1.5 -mb-3 flex flex-wrap justify-between">
      {cooks && order.status === 'accepted' && (
        <Button
          variant="quiet"
          className={quiet}
          disabled={disabled}
          pending={moves.isBusy(order)}
          onClick={() => moves.send(order, { to: 'preparing' })}
        >
          {t.startPreparing}
        </Button>
      )}
      <PackingPhoto order={order} />
      {answers && <TakeOut {...props} className={quiet} />}
      {bills && (
        <Button
          variant="quiet"
          className={quiet}
          disabled={disabled}
          aria-label={t.printBill({ orderNumber: order.order_number })}
          onClick={() => onBill(order.order_number)}
        >
          {t.bill}
        </Button>
      )}
      {answers && (
        <Button
          variant="quiet"
          className={asked ? quiet : `${quiet} ml-auto text-ink-2`}
          disabled={disabled}
          onClick={() => (asked ? grant() : setAsking(true))}
        >
          {asked ? t.agreeCancel : t.cancelOrder}
        </Button>
      )}
      {asking && (
        <RejectSheet
          order={order}
          verb={t.cancelOrder}
          onClose={() => setAsking(false)}
          onConfirm={(reason, note) => {
            setAsking(false);
            moves.send(order, { to: 'cancelled', reason, note });
          }}
        />
      )}
    </div>
  );
}
