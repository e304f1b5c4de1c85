import { BellIcon } from '@phosphor-icons/react/dist/ssr/Bell';
import { BellSlashIcon } from '@phosphor-icons/react/dist/ssr/BellSlash';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { useLiveStatus } from '../../lib/live.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { Input } from '../../ui/input.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { AcceptingSwitch } from './accepting-switch.tsx';
import type { Lane } from './kitchen.queries.ts';

interface Props {
  lane: Lane;
  onLane: (lane: Lane) => void;
  counts: { upcoming: number; done: number } | undefined;
  search: string;
  onSearch: (search: string) => void;
  bell: { on: boolean; toggle: () => void };
  online: boolean;
  now: number;
}

/** Which orders, how live they are, how to find one, the bell, and whether the kitchen takes more. */
export function BoardHeader({ lane, onLane, counts, search, onSearch, bell, online, now }: Props) {
  const { state } = useLiveStatus();
  const lanes = [
    { value: 'board' as const, label: 'Board' },
    { value: 'upcoming' as const, label: `Upcoming ${counts?.upcoming ?? 0}` },
    { value: 'done' as const, label: `Done ${counts?.done ?? 0}` },
  ];
  return (
    <header className="flex min-h-[72px] flex-wrap items-center gap-3 border-b border-line px-4 py-3 lg:px-6">
      <h1 className="text-2xl font-bold">Orders</h1>
      <Badge tone={state === 'live' ? 'success' : 'warning'}>{state === 'live' ? 'Live' : 'Reconnecting'}</Badge>
      <Segmented label="Which orders" value={lane} onChange={onLane} options={lanes} />
      <Input
        icon={MagnifyingGlassIcon}
        type="search"
        size={44}
        aria-label="Order or phone’s last 4"
        placeholder="Order or phone’s last 4"
        value={search}
        maxLength={12}
        onChange={(event) => onSearch(event.target.value)}
        className="w-[220px] xl:ml-auto"
      />
      <IconButton
        label={bell.on ? 'Sound is on' : 'Sound is off'}
        icon={bell.on ? BellIcon : BellSlashIcon}
        look="outline"
        aria-pressed={bell.on}
        onClick={bell.toggle}
      />
      <AcceptingSwitch disabled={!online} now={now} />
    </header>
  );
}
