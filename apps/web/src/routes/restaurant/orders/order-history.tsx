import { HistoryList } from '#features/ordering/orders/kitchen/history/history-list.tsx';
import { HistoryPanel } from '#features/ordering/orders/kitchen/history/history-panel.tsx';

const panel = (id: string) => <HistoryPanel key={id} orderNumber={id} />;

export const Screen = () => (
  <div className="contents print:hidden">
    <HistoryList panel={panel} />
  </div>
);
