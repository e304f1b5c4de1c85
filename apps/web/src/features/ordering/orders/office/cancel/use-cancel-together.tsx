import type { OfficeOrder } from '@tawa/contract/ordering/orders.office';
import { cancelRunMax } from '@tawa/domain/ordering/cancel-runs';
import { useState } from 'react';
import type { ListSideOf } from '#ui/list/list-props.ts';
import { CancelSide } from './cancel-side.tsx';
import { useRunAddress } from './cancel.queries.ts';
import { RunSide, RunsNow } from './run-side.tsx';

/** Cancelling ticked orders together: what stands beside the list and over it, how it begins, and how many at most. */
export function useCancelTogether() {
  const [isCancelling, setCancelling] = useState(false);
  const run = useRunAddress();
  const stop = () => setCancelling(false);
  const side = ({ rows, untick, beside }: ListSideOf<OfficeOrder>) => {
    if (!isCancelling)
      return run.id === null ? null : <RunSide key={run.id} id={run.id} beside={beside} onClose={run.close} />;
    const follow = (id: number) => {
      stop();
      untick();
      run.open(id);
    };
    return <CancelSide rows={rows} beside={beside} onClose={stop} onStarted={follow} />;
  };
  const above = <RunsNow shown={isCancelling ? null : run.id} onOpen={run.open} />;
  return { begin: () => setCancelling(true), most: cancelRunMax, side, above };
}
