import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { KeyboardIcon } from '@phosphor-icons/react/dist/ssr/Keyboard';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { SpeakerHighIcon } from '@phosphor-icons/react/dist/ssr/SpeakerHigh';
import { SpeakerSlashIcon } from '@phosphor-icons/react/dist/ssr/SpeakerSlash';
import type { Ref } from 'react';
import { useLiveStatus } from '#lib/live/live.ts';
import { Badge, LiveDot } from '#ui/badge.tsx';
import { cx } from '#ui/cx.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { AcceptingSwitch, BusyButton, useKitchenSwitch } from './accepting-switch.tsx';
import type { Lane } from './kitchen.queries.ts';
import type { Bell } from './use-bell.ts';

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
}

function Live({ online }: { online: boolean }) {
  const { state } = useLiveStatus();
  if (!online) return <Badge tone="warning">Offline</Badge>;
  if (state !== 'live') return <Badge tone="warning">Reconnecting</Badge>;
  return (
    <LiveDot>
      <span className="max-md:sr-only">Live</span>
    </LiveDot>
  );
}

/** What narrow screens have no room for. */
function More({ lane, onLane, counts, online, onCooking, onKeys }: Props) {
  const { isBusy, toggleBusy } = useKitchenSwitch();
  const items = [
    { label: 'Board', onSelect: () => onLane('board'), disabled: lane === 'board' },
    { label: `Upcoming, ${counts?.upcoming ?? 0}`, onSelect: () => onLane('upcoming'), disabled: lane === 'upcoming' },
    { label: `Done, ${counts?.done ?? 0}`, onSelect: () => onLane('done'), disabled: lane === 'done' },
    { label: 'To cook', onSelect: onCooking },
    { label: isBusy ? 'No longer busy' : 'Busy, +10 min', onSelect: toggleBusy, disabled: !online },
    { label: 'Keys', onSelect: onKeys },
  ];
  return (
    <span className="xl:hidden">
      <Menu trigger={<IconButton label="More" icon={DotsThreeVerticalIcon} />} items={items} />
    </span>
  );
}

function Search({ search: { words, change, isOpen, ref } }: Pick<Props, 'search'>) {
  return (
    <div ref={ref} className={cx('max-xl:order-last max-xl:w-full xl:ml-auto', !isOpen && 'max-xl:hidden')}>
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        size={44}
        aria-label="Order or phone’s last 4"
        placeholder="Order or phone’s last 4"
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
  const { lane, onLane, counts, search, bell, online, now, onKeys } = props;
  const lanes = [
    { value: 'board' as const, label: 'Board' },
    { value: 'upcoming' as const, label: 'Upcoming', count: counts?.upcoming ?? 0 },
    { value: 'done' as const, label: 'Done', count: counts?.done ?? 0 },
  ];
  const icon = 'xl:border xl:border-line xl:bg-surface';
  return (
    <header className="flex min-h-14 shrink-0 flex-wrap items-center gap-x-1 gap-y-2 border-b border-line bg-surface px-4 py-1.5 md:min-h-16 md:gap-x-2.5 lg:px-6 xl:min-h-[72px]">
      <h1 className="text-xl font-bold md:text-2xl">Orders</h1>
      <Live online={online} />
      <span className="ml-3 max-xl:hidden">
        <Segmented label="Which orders" value={lane} onChange={onLane} options={lanes} />
      </span>
      <span className="ml-auto xl:hidden" />
      <Search search={search} />
      <IconButton
        label="Search orders"
        icon={MagnifyingGlassIcon}
        square
        aria-expanded={search.isOpen}
        onClick={search.toggle}
        className="xl:hidden"
      />
      <IconButton label="Keys" icon={KeyboardIcon} square onClick={onKeys} className={cx(icon, 'max-xl:hidden')} />
      <IconButton
        label="Sound"
        icon={bell.on ? SpeakerHighIcon : SpeakerSlashIcon}
        square
        aria-pressed={bell.on}
        title={bell.on ? 'Sound is on' : 'Sound is off'}
        onClick={bell.toggle}
        className={cx(icon, !bell.on && 'text-danger')}
      />
      <BusyButton disabled={!online} className="max-md:hidden" />
      <AcceptingSwitch disabled={!online} now={now} />
      <More {...props} />
    </header>
  );
}
