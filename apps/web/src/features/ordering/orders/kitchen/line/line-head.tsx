import { BellRingingIcon } from '@phosphor-icons/react/dist/ssr/BellRinging';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { TextAaIcon } from '@phosphor-icons/react/dist/ssr/TextAa';
import { minuteMs } from '@tawa/domain/common/durations';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { formatTime } from '#lib/format.ts';
import { useOnline } from '#lib/api/online.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLiveStatus } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Badge, LiveDot } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { Menu } from '#ui/dialog/menu.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useBoardRights } from '../use-board-rights.ts';
import { lineTexts } from './line.texts.ts';
import type { Line } from './use-line.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** The stations of the kitchen with how many tickets each has. */
export function StationTabs({ line, isWall }: { line: Line; isWall: boolean }) {
  const t = useTexts(lineTexts);
  const { stations, station, orders, choose } = line;
  if (stations.length === 0) return null;
  const countOf = (id: number) =>
    orders.filter(({ items }) => items.some((item) => item.station_id === id && !item.done)).length;
  const all = orders.filter(({ items }) => items.some((item) => !item.done)).length;
  return (
    <Segmented
      label={t.stations}
      value={String(station?.station_id ?? '')}
      onChange={(id) => choose(id === '' ? null : Number(id))}
      options={[
        { value: '', label: t.all, count: all },
        ...stations.map(({ station_id, station_name }) => ({
          value: String(station_id),
          label: station_name,
          count: countOf(station_id),
        })),
      ]}
      className={isWall ? '[&_label]:text-[1.25em] [&_label]:min-h-[2.25em]' : ''}
    />
  );
}

/** New orders that nobody has answered yet; red in the last minute of one. */
export function NewOrders({ line, words }: { line: Line; words: (of: { count: number }) => string }) {
  const { fresh, answerLeftMs } = line.counts;
  if (fresh === 0) return null;
  const isUrgent = answerLeftMs < minuteMs;
  return (
    <Link
      to={paths.restaurantOrders}
      data-urgent={isUrgent}
      className={cx(
        'inline-flex min-h-11 items-center gap-[0.5em] rounded-md px-[0.9em] py-[0.4em] font-bold whitespace-nowrap',
        isUrgent ? 'bg-danger-solid text-on-danger' : 'bg-info-soft text-info',
      )}
    >
      <Icon of={BellRingingIcon} weight="fill" /> {words({ count: fresh })}
    </Link>
  );
}

function Live() {
  const t = useTexts(lineTexts);
  const online = useOnline();
  const { state } = useLiveStatus();
  return online && state === 'live' ? <LiveDot>{t.live}</LiveDot> : <Badge tone="warning">{t.reconnecting}</Badge>;
}

interface HeadProps {
  line: Line;
  isWall: boolean;
  isDark: boolean;
  onSize: () => void;
  onTheme: () => void;
  onKeys: () => void;
}

/** Where else somebody may want to go from here. */
function More({ isDark, onTheme, onKeys }: Pick<HeadProps, 'isDark' | 'onTheme' | 'onKeys'>) {
  const t = useTexts(lineTexts);
  const { answers } = useBoardRights();
  const isTablet = useSession()?.tablet !== undefined;
  return (
    <Menu
      trigger={<IconButton label={t.menu} icon={DotsThreeVerticalIcon} />}
      items={[
        { label: t.board, to: paths.restaurantOrders },
        ...(answers && !isTablet ? [{ label: t.setUp, to: paths.restaurantStations }] : []),
        { label: isDark ? t.light : t.dark, onSelect: onTheme },
        { label: t.keys, onSelect: onKeys },
      ]}
    />
  );
}

/** Time, stations, and what waits before and behind the line. */
export function WallHead({ line, ...rest }: HeadProps) {
  const t = useTexts(lineTexts);
  const language = useLanguage();
  const { counts, now } = line;
  const b = (words: ReactNode) => <b className="num text-ink">{words}</b>;
  return (
    <header className="flex h-[4.75em] shrink-0 items-center gap-[1em] border-b border-line bg-surface px-[1.5em]">
      <h1 className="display num text-[2.4em] font-extrabold">
        <span className="sr-only">{t.title}, </span>
        {formatTime(new Date(now).toISOString(), language)}
      </h1>
      <StationTabs line={line} isWall />
      <span className="flex-1" />
      <span className="text-[1.5em]">
        <NewOrders line={line} words={t.newToAnswer} />
      </span>
      {counts.late > 0 && (
        <span className="num rounded-md bg-danger-solid px-[0.9em] py-[0.45em] text-[1.5em] font-bold text-on-danger">
          {t.late({ count: counts.late })}
        </span>
      )}
      <span className="text-[1.375em] whitespace-nowrap text-ink-2">
        {t.ready({ count: counts.ready, b })} · {t.out({ count: counts.out, b })}
      </span>
      <span className="text-[1.375em] [&_span]:text-[1em]">
        <Live />
      </span>
      <More {...rest} />
    </header>
  );
}

/** The head of a tablet: the stations, the text size, and the way elsewhere. */
export function TabletHead({ line, onSize, ...rest }: HeadProps) {
  const t = useTexts(lineTexts);
  return (
    <header className="flex min-h-16 shrink-0 flex-wrap items-center gap-2 border-b border-line bg-surface px-3 py-1">
      <More {...rest} />
      <h1 className={line.stations.length > 0 ? 'sr-only' : 'text-xl font-bold'}>{t.title}</h1>
      <StationTabs line={line} isWall={false} />
      <span className="flex-1" />
      <Live />
      <IconButton label={t.size} icon={TextAaIcon} square look="outline" onClick={onSize} />
    </header>
  );
}
