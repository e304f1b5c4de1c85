import { HistoryList } from '../../features/kitchen/history-list.tsx';
import { HistoryPanel } from '../../features/kitchen/history-panel.tsx';

const panel = (id: string) => <HistoryPanel key={id} orderNumber={id} />;

export const Screen = () => (
  <div className="contents print:hidden">
    <HistoryList panel={panel} />
  </div>
);
