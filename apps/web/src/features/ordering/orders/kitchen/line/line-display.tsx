import { WifiSlashIcon } from '@phosphor-icons/react/dist/ssr/WifiSlash';
import type { FinishedTicket } from '@tawa/contract/ordering/orders.line';
import { useState } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useTheme } from '#lib/site/theme.ts';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/cx.ts';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useWide } from '#ui/use-wide.ts';
import { useWakeLock } from '../use-wake-lock.ts';
import { AllDay, LeftStrip } from './all-day.tsx';
import { lineSizes, readLineTheme, readSize, writeLineTheme, writeSize, type LineSize } from './line-device.ts';
import { TabletFoot, WallFoot } from './line-foot.tsx';
import { LineGrid } from './line-grid.tsx';
import { TabletHead, WallHead } from './line-head.tsx';
import { lookOf, type LineLook } from './line-look.ts';
import { LeftTicket, LineKeyList } from './line-sheets.tsx';
import { isOver, isUnpacked } from './line-tickets.ts';
import { lineTexts } from './line.texts.ts';
import { useLine, type Line } from './use-line.ts';
import { usePackedTick } from './use-packed-tick.ts';
import { useLineKeys } from './use-line-keys.ts';

const wallPx = 1200;
const broadPx = 1000;
const phonePx = 620;

/** The text size of this screen and what follows from it. */
function useLook() {
  const [size, setSize] = useState<LineSize>(readSize);
  const [isWall, isBroad, isNoPhone] = [useWide(wallPx), useWide(broadPx), useWide(phonePx)];
  const next = () => {
    const following = lineSizes[(lineSizes.indexOf(size) + 1) % lineSizes.length] ?? 'normal';
    writeSize(following);
    setSize(following);
  };
  return { look: lookOf({ isWall, isBroad, isPhone: !isNoPhone, size }), next };
}

/** The wall is dark unless somebody chose otherwise; a tablet is as the rest of the panel. */
function useLineTheme(isWall: boolean) {
  const site = useTheme();
  const [chosen, choose] = useState(readLineTheme);
  const isSiteDark =
    site === 'dark' || (site === 'system' && window.matchMedia('(prefers-color-scheme: dark)').matches);
  const theme = chosen ?? (isWall || isSiteDark ? 'dark' : 'light');
  const turn = () => {
    const other = theme === 'dark' ? 'light' : 'dark';
    writeLineTheme(other);
    choose(other);
  };
  return { theme, turn };
}

const canReturn = ({ status }: FinishedTicket) => ['accepted', 'preparing', 'ready'].includes(status);

/** Brings the last finished ticket back, the next press the one before; one that has left is shown instead. */
function useRecall(line: Line) {
  const [left, setLeft] = useState<FinishedTicket | null>(null);
  const recall = () => {
    const asked = new Set(line.acts.filter(({ kind }) => kind === 'recall').map(({ order_number }) => order_number));
    const next = line.finished.find(({ order_number }) => !asked.has(order_number));
    if (!next) return;
    if (canReturn(next)) line.recall(next.order_number);
    else setLeft(next);
  };
  return { left, recall, close: () => setLeft(null) };
}

/** Which ticket is framed, and what the keys do with it. */
function useKeys(
  line: Line,
  { look, onRecall, onSize, onList }: { look: LineLook; onRecall: () => void; onSize: () => void; onList: () => void },
) {
  const [wanted, pick] = useState<string | null>(null);
  const { pack, isPending } = usePackedTick();
  const here = line.shown.filter(({ ticket }) => ticket !== null);
  const picked = here.find(({ key }) => key === wanted) ?? here[0] ?? null;
  const turn = (by: number) => line.setPage(Math.max(0, Math.min(line.pages - 1, line.page + by)));
  const walk = (across: number, down: number) => {
    const from = picked ?? { column: 0, row: 0 };
    const step = across > 0 && picked?.wide ? 2 : across;
    const [column, row] = [from.column + step, from.row + down];
    if (column >= look.columns || (across > 0 && !here.some((cell) => cell.column >= column))) return turn(1);
    if (column < 0) return turn(-1);
    const isAt = (cell: (typeof here)[number]) =>
      (cell.row === row && (cell.column === column || (cell.wide && cell.column + 1 === column))) ||
      (cell.column === column && cell.tall && cell.row + 1 === row && down >= 0);
    const next =
      here.find((cell) => isAt(cell) && cell !== picked) ??
      (picked?.tall && down > 0 ? here.find((cell) => cell.column === column && cell.row === row + 1) : undefined) ??
      (across === 0 ? undefined : here.findLast((cell) => cell.column === column && cell.row <= row));
    if (next) pick(next.key);
  };
  useLineKeys({
    count: line.shown.length,
    onNumber: (place) => {
      const cell = line.shown.find((each) => each.place === place);
      if (cell?.ticket) line.finish(cell.key);
    },
    onArrow: walk,
    onTick: () => {
      const item = picked?.ticket?.lines.find((each) => !isOver(each));
      if (picked && item) line.tick(picked.key, item);
    },
    onPackApart: () => {
      const item = picked?.ticket?.lines.find(isUnpacked);
      if (picked && item && line.cooks && !isPending) pack(picked.key, item);
    },
    onRecall,
    onStation: () => {
      const ids = [null, ...line.stations.map(({ station_id }) => station_id)];
      const at = ids.indexOf(line.station?.station_id ?? null);
      line.choose(ids[(at + 1) % ids.length] ?? null);
    },
    onSize,
    onList,
  });
  return picked?.key ?? null;
}

function Notices({ line }: { line: Line }) {
  const t = useTexts(lineTexts);
  const online = useOnline();
  const { query, acts } = line;
  if (!online)
    return (
      <Banner tone="warning" icon={WifiSlashIcon} alert className="shrink-0 rounded-none!">
        {t.offline({ kept: acts.length })}
      </Banner>
    );
  if (!query.isError) return null;
  return (
    <Banner tone="danger" alert className="shrink-0 rounded-none!">
      {t.stale}
    </Banner>
  );
}

function Body({ line, look, picked }: { line: Line; look: LineLook; picked: string | null }) {
  const t = useTexts(lineTexts);
  const { query, station } = line;
  if (query.isPending)
    return (
      <Loading label={t.loading} className="grid min-h-0 flex-1 grid-cols-2 gap-3 p-3 lg:grid-cols-4">
        <Skeleton className="h-full min-h-48 rounded-xl" />
        <Skeleton className="h-full min-h-48 rounded-xl" />
      </Loading>
    );
  if (!query.data)
    return (
      <div className="flex-1 p-6">
        <FailedPart text={t.failed} retrying={query.isFetching} onRetry={() => void query.refetch()} />
      </div>
    );
  if (line.shown.length === 0)
    return (
      <p className={cx('grid flex-1 place-items-center p-6 text-center text-ink-2', look.sizeClass)}>
        {station ? t.emptyHere({ station: station.station_name }) : t.empty}
      </p>
    );
  return (
    <LineGrid
      page={line.shown}
      look={look}
      now={line.now}
      picked={picked}
      station={station?.station_name ?? null}
      onTick={line.tick}
      onDone={line.finish}
    />
  );
}

/** The kitchen's screen: what its stations cook now, for a wall or for a tablet. */
export function LineDisplay() {
  const { look, next } = useLook();
  const line = useLine(look);
  const isWall = look.kind === 'wall';
  const { theme, turn } = useLineTheme(isWall);
  const { left, recall, close } = useRecall(line);
  const [isListing, setListing] = useState(false);
  const picked = useKeys(line, { look, onRecall: recall, onSize: next, onList: () => setListing(true) });
  useWakeLock();
  const turnPage = () => line.setPage(line.page + 1 < line.pages ? line.page + 1 : 0);
  const head = { line, isWall, isDark: theme === 'dark', onSize: next, onTheme: turn, onKeys: () => setListing(true) };
  const foot = { line, onRecall: recall, onNext: turnPage };
  return (
    <div
      data-theme={theme}
      className={cx(
        'flex h-dvh min-h-[30rem] flex-col in-data-tablet:h-full in-data-tablet:min-h-0 overflow-hidden bg-canvas text-ink',
        isWall && 'text-[length:min(0.8333vw,1.4815vh)]',
      )}
    >
      {isWall ? <WallHead {...head} /> : <TabletHead {...head} />}
      {!isWall && <LeftStrip line={line} />}
      <Notices line={line} />
      <div className="flex min-h-0 flex-1">
        <Body line={line} look={look} picked={picked} />
        {isWall && line.query.data && <AllDay line={line} />}
      </div>
      {isWall ? <WallFoot {...foot} /> : <TabletFoot {...foot} />}
      {isListing && <LineKeyList onClose={() => setListing(false)} />}
      {left && <LeftTicket ticket={left} onClose={close} />}
    </div>
  );
}
