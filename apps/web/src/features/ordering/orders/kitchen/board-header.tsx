import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import { type Ref, useContext } from 'react';
import { Link } from 'react-router';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLiveStatus } from '#lib/live/live.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Badge, LiveDot } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { PanelMenuButton } from '#ui/panel/panel-menu.tsx';
import { AcceptingSwitch, BusyButton, useKitchenSwitch } from './accepting-switch.tsx';
import type { Lane } from './kitchen.queries.ts';
import { kitchenOrdersTexts } from './orders.texts.ts';
import type { Bell } from './sound/use-bell.ts';
import { useBoardRights } from './use-board-rights.ts';
import { PanelFind, PanelFindGlass } from '#ui/panel/panel-find.tsx';

interface Props {
  lane: Lane;
  onLane: (lane: Lane) => void;
  counts: { upcoming: number; done: number } | undefined;
  search: {
    words: string;
    change: (words: string) => void;
    isOpen: boolean;
    toggle: () => void;
    ref: Ref<HTMLDivElement>;
  };
  bell: Bell;
  online: boolean;
  now: number;
  onKeys: () => void;
  onCooking: () => void;
  onSoldOut: () => void;
}

function Live({ online }: { online: boolean }) {
  const t = useTexts(kitchenOrdersTexts);
  const { state } = useLiveStatus();
  // The strip under the header says it.
  if (!online) return null;
  if (state !== 'live') return <Badge tone="warning">{t.reconnecting}</Badge>;
  return (
    <LiveDot>
      <span className="max-md:sr-only">{t.live}</span>
    </LiveDot>
  );
}

/** What narrow screens have no room for. */
function More({ lane, onLane, counts, search, online, onCooking, onSoldOut, onKeys }: Props) {
  const t = useTexts(kitchenOrdersTexts);
  const { isBusy, toggleBusy } = useKitchenSwitch();
  const { answers, sellsOut } = useBoardRights();
  const isTablet = useSession()?.tablet !== undefined;
  const find = useContext(PanelFind);
  const items = [
    { label: t.board, onSelect: () => onLane('board'), disabled: lane === 'board' },
    {
      label: t.upcomingCount({ upcoming: counts?.upcoming ?? 0 }),
      onSelect: () => onLane('upcoming'),
      disabled: lane === 'upcoming',
    },
    { label: t.doneCount({ done: counts?.done ?? 0 }), onSelect: () => onLane('done'), disabled: lane === 'done' },
    { label: t.searchOrders, onSelect: search.toggle },
    ...(find ? [{ label: t.findAnything, onSelect: find }] : []),
    { label: t.cook, onSelect: onCooking },
    ...(sellsOut ? [{ label: t.soldOutToday, onSelect: onSoldOut }] : []),
    ...(answers ? [{ label: isBusy ? t.noLongerBusy : t.busy10Min, onSelect: toggleBusy, disabled: !online }] : []),
    { label: t.lineDisplay, to: paths.restaurantLine },
    ...(isTablet ? [] : [{ label: t.printing, to: paths.restaurantPrinting }]),
    { label: t.keys, onSelect: onKeys },
  ];
  return (
    <span className="xl:hidden">
      <Menu trigger={<IconButton label={t.more} icon={DotsThreeVerticalIcon} />} items={items} />
    </span>
  );
}

function Search({ search: { words, change, isOpen, ref } }: Pick<Props, 'search'>) {
  const t = useTexts(kitchenOrdersTexts);
  return (
    <div ref={ref} className={cx('max-xl:order-last max-xl:w-full xl:ml-auto', !isOpen && 'max-xl:hidden')}>
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        size={44}
        aria-label={t.orderPhonesLast}
        placeholder={t.orderPhonesLast}
        value={words}
        maxLength={12}
        onChange={(event) => change(event.target.value)}
        className="xl:w-[204px] min-[1400px]:w-[228px] xl:[&_input]:text-sm"
      />
    </div>
  );
}

/** Which orders, how live they are, how to find one, the bell, and whether the kitchen takes more. */
export function BoardHeader(props: Props) {
  const t = useTexts(kitchenOrdersTexts);
  const { lane, onLane, counts, search, bell, online, now, onSoldOut, onKeys } = props;
  const { answers, sellsOut } = useBoardRights();
  const lanes = [
    { value: 'board' as const, label: t.board },
    { value: 'upcoming' as const, label: t.upcoming, count: counts?.upcoming ?? 0 },
    { value: 'done' as const, label: t.done, count: counts?.done ?? 0 },
  ];
  const icon = 'xl:border xl:border-line xl:bg-surface';
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-1 gap-y-2 border-b border-line bg-surface px-4 py-1.5 md:min-h-16 md:gap-x-2.5 lg:px-6 xl:min-h-[4.5rem]">
      <PanelMenuButton />
      <h1 className="text-xl font-bold md:text-2xl">{t.orders}</h1>
      <Live online={online} />
      <span className="ml-3 max-xl:hidden">
        <Segmented label={t.whichOrders} value={lane} onChange={onLane} options={lanes} />
      </span>
      <span className="ml-auto xl:hidden" />
      <Search search={search} />
      <IconButton
        label={t.searchOrders}
        icon={MagnifyingGlassIcon}
        square
        aria-expanded={search.isOpen}
        onClick={search.toggle}
        className="max-md:hidden xl:hidden"
      />
      <PanelFindGlass className={cx(icon, 'max-xl:hidden')} />
      <Link
        to={paths.restaurantLine}
        className="inline-flex h-11 items-center px-1 text-sm font-semibold text-brand-ink max-xl:hidden"
      >
        {t.lineDisplay}
      </Link>
      {sellsOut && (
        <IconButton
          label={t.soldOutToday}
          icon={ProhibitIcon}
          square
          onClick={onSoldOut}
          className={cx(icon, 'max-xl:hidden')}
        />
      )}
      <IconButton label={t.keys} icon={KeyboardIcon} square onClick={onKeys} className={cx(icon, 'max-xl:hidden')} />
      <IconButton
        label={t.sound}
        icon={bell.on ? SpeakerHighIcon : SpeakerSlashIcon}
        square
        aria-pressed={bell.on}
        title={bell.on ? t.mute : t.soundOff}
        onClick={bell.toggle}
        className={cx(icon, !bell.on && 'text-danger')}
      />
      {answers && (
        <>
          <BusyButton disabled={!online} className="max-md:hidden" />
          <AcceptingSwitch disabled={!online} now={now} />
        </>
      )}
      <More {...props} />
    </header>
  );
}
