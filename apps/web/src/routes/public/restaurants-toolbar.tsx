import { FunnelIcon } from '@phosphor-icons/react/dist/ssr/Funnel';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { FilterPanel } from '../../features/restaurants/filter-panel.tsx';
import {
  listSetFilters,
  noFilters,
  readFilters,
  writeFilters,
  type Filters,
} from '../../features/restaurants/restaurant-filters.ts';
import { plural } from '../../lib/format.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/chip.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { Input, Select } from '../../ui/input.tsx';

const sortChoices = [
  { value: 'relevance', label: 'Best match' },
  { value: 'rating', label: 'Rating' },
  { value: 'time', label: 'Delivery time' },
  { value: 'name', label: 'Name' },
];

interface ToolbarProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Opens all filters. */
  onFilter: () => void;
}

/** Search, sorting, and on phones the filters that are used most. */
export function Toolbar({ filters, onChange, onFilter }: ToolbarProps) {
  const set = listSetFilters(filters);
  const change = (part: Partial<Filters>) => onChange({ ...filters, ...part });
  return (
    <div className="sticky top-14 z-20 -mx-4 bg-canvas px-4 py-3 lg:static lg:mx-0 lg:p-0">
      <div className="flex gap-3">
        <Input
          icon={MagnifyingGlassIcon}
          type="search"
          aria-label="Search restaurants"
          placeholder="Search restaurants"
          value={filters.search}
          maxLength={60}
          onChange={(event) => change({ search: event.target.value })}
          className="flex-1"
        />
        <Select
          aria-label="Sort by"
          options={sortChoices}
          value={filters.sort}
          onChange={(event) =>
            onChange(
              readFilters(
                new URLSearchParams([...writeFilters({ ...filters, sort: 'relevance' }), ['sort', event.target.value]]),
              ),
            )
          }
          className="w-[150px] max-sm:hidden"
        />
      </div>
      <div className="mt-3 flex gap-2 overflow-x-auto no-scrollbar lg:hidden">
        <Chip pressed={set.length > 0} onClick={onFilter}>
          <FunnelIcon weight="bold" aria-hidden="true" />
          {set.length > 0 ? `Filter · ${set.length}` : 'Filter'}
        </Chip>
        <Chip pressed={filters.type === 'veg'} onClick={() => change({ type: filters.type === 'veg' ? '' : 'veg' })}>
          Veg
        </Chip>
        <Chip pressed={filters.time === 30} onClick={() => change({ time: filters.time === 30 ? null : 30 })}>
          Under 30 min
        </Chip>
        <Chip pressed={filters.rating === 4} onClick={() => change({ rating: filters.rating === 4 ? null : 4 })}>
          Rating 4+
        </Chip>
      </div>
    </div>
  );
}

/** All filters on phones; closing keeps what was chosen. */
export function FilterSheet({
  count,
  onClose,
  ...panel
}: Parameters<typeof FilterPanel>[0] & { count: number; onClose: () => void }) {
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title="Filter"
      phone="full"
      footer={
        <div className="flex gap-3">
          <Button variant="quiet" onClick={() => panel.onChange({ ...noFilters, search: panel.filters.search })}>
            Clear all
          </Button>
          <Button wide disabled={count === 0} onClick={onClose}>
            {count === 0 ? 'No matches' : `Show ${plural(count, 'restaurant')}`}
          </Button>
        </div>
      }
    >
      <FilterPanel {...panel} />
    </Sheet>
  );
}
