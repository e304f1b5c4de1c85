import { HistoryList } from '#features/ordering/kitchen-board/kitchen/history/history-list.tsx';
import { HistoryPanel } from '#features/ordering/kitchen-board/kitchen/history/history-panel.tsx';

const panel = (id: string) => <HistoryPanel key={id} orderNumber={id} />;

export const Screen = () => (
  <div className="contents print:hidden">
    <HistoryList panel={panel} />
  </div>
);
