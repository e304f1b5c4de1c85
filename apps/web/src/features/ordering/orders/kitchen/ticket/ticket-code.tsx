import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import * as contract from '@tawa/contract/money/payments.codes';
import { useQueryClient } from '@tanstack/react-query';
import { CashByCode } from '#ui/payment/cash-by-code.tsx';
import { call } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';

interface Props {
  order: KitchenOrder;
  /** Its card is the one that is open for handing over. */
  isOpen: boolean;
}

/** The UPI code of an order that is being handed over: at the counter, or by the kitchen's own rider from an open card. */
export function TicketCode({ order: { order_number, cash_due, takes_code, fulfilment }, isOpen }: Props) {
  const client = useQueryClient();
  const online = useOnline();
  const of = { params: { order_number }, body: {} };
  return (
    <div className="mt-2 grid empty:hidden">
      <CashByCode
        offered={takes_code && (isOpen || fulfilment === 'pickup')}
        order_number={order_number}
        due={cash_due}
        disabled={!online}
        show={async () => (await call(contract.showPaymentCode, of)).body}
        check={async () => (await call(contract.checkPaymentCode, of)).body}
        onSettled={() => void client.invalidateQueries({ queryKey: ['kitchen'] })}
      />
    </div>
  );
}
