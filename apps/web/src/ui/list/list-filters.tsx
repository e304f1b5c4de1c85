import { FunnelSimpleIcon } from '@phosphor-icons/react/dist/ssr/FunnelSimple';
import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { findOwn } from '@tawa/domain/common/own';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { formatDate } from '#lib/format.ts';
import { Button } from '../button.tsx';
import { Chip, RemovableChip } from '../chip.tsx';
import { cx } from '../cx.ts';
import { Sheet } from '../dialog/dialog.tsx';
import { SelectField, TextField } from '../form/input.tsx';
import { Input } from '../form/plain-input.tsx';
import type { ListAddress } from './list-address.ts';
import type { ListFilter, QuickFilter } from './list-props.ts';
import { listPartTexts } from './list.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';

const typingMs = 250;

/** Looks once somebody stops typing; `/` comes here from anywhere in the page. */
function SearchBox({ label, address }: { label: string; address: ListAddress }) {
  const { search } = address.wanted;
  const [typed, setTyped] = useState(search);
  const box = useRef<HTMLInputElement>(null);
  // While somebody types, the box leads and the address follows.
  useEffect(() => {
    if (document.activeElement !== box.current) setTyped(search);
  }, [search]);
  const look = useEffectEvent(address.setSearch);
  useEffect(() => {
    const timer = setTimeout(() => look(typed.trim()), typingMs);
    return () => clearTimeout(timer);
  }, [typed]);
  useEffect(() => {
    const come = (event: KeyboardEvent) => {
      const typing =
        event.target instanceof HTMLElement && event.target.closest('input, textarea, select, [role=dialog]');
      if (event.key !== '/' || typing) return;
      event.preventDefault();
      box.current?.focus();
    };
    document.addEventListener('keydown', come);
    return () => document.removeEventListener('keydown', come);
  }, []);
  return (
    <Input
      ref={box}
      type="search"
      icon={MagnifyingGlassIcon}
      size={44}
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={60}
      onChange={(event) => {
        setTyped(event.currentTarget.value);
        address.type(event.currentTarget.value.trim());
      }}
      className="min-w-56 flex-1 max-md:w-full max-md:min-w-0 max-md:flex-none"
    />
  );
}

interface FieldsProps {
  filters: readonly ListFilter[];
  address: ListAddress;
  hideLabels?: boolean;
}

function FilterFields({ filters, address, hideLabels = false }: FieldsProps) {
  const t = useTexts(listPartTexts);
  const chosen = address.wanted.filters;
  const set = (name: string, value: string) => address.setFilters({ ...chosen, [name]: value });
  const chosenHere = filters.filter((filter) => !('kind' in filter) || filter.kind !== 'link');
  return chosenHere.map((filter) => {
    const common = {
      label: filter.label,
      hideLabel: hideLabels,
      value: findOwn(chosen, filter.name) ?? '',
      size: 44 as const,
    };
    return 'options' in filter ? (
      <SelectField
        key={filter.name}
        {...common}
        className={cx(hideLabels && 'max-w-44')}
        options={filter.options}
        placeholder={
          hideLabels
            ? t.without({ label: filter.label, none: filter.none?.toLowerCase() ?? t.all })
            : (filter.none ?? t.all2)
        }
        onChange={(event) => set(filter.name, event.currentTarget.value)}
      />
    ) : (
      <TextField
        key={filter.name}
        {...common}
        before={hideLabels ? filter.label : undefined}
        type="date"
        onChange={(event) => set(filter.name, event.currentTarget.value)}
      />
    );
  });
}

function wordsOf(filter: ListFilter, value: string, language: Language): string {
  if ('kind' in filter && filter.kind === 'link' && filter.words)
    return `${filter.label}: ${findOwn(filter.words, value) ?? value}`;
  if (!('options' in filter))
    return `${filter.label} ${/^\d{4}-\d\d-\d\d$/.test(value) ? formatDate(value, language) : value}`;
  const found = filter.options.find((option) => String(option.value) === value);
  return `${filter.label}: ${found?.label ?? value}`;
}

const without = (filters: Readonly<Record<string, string>>, name: string) =>
  Object.fromEntries(Object.entries(filters).filter(([each]) => each !== name));

const isSet = (quick: QuickFilter, filters: Readonly<Record<string, string>>) =>
  Object.entries(quick.filters).every(([name, value]) => findOwn(filters, name) === value);

interface Props {
  searchLabel: string;
  filters: readonly ListFilter[];
  quick: readonly QuickFilter[];
  address: ListAddress;
  /** There is little room: the fields wait behind a button, as on a phone. */
  narrow?: boolean;
}

/** Search, filters, and what is set of them as chips that take it off. */
export function ListFilters({ searchLabel, filters, quick, address, narrow = false }: Props) {
  const t = useTexts(listPartTexts);
  const language = useLanguage();
  const [open, setOpen] = useState(false);
  const chosen = address.wanted.filters;
  const set = filters.filter(({ name }) => findOwn(chosen, name) !== undefined);
  const toggle = (each: QuickFilter) => {
    const names = Object.keys(each.filters);
    const rest = Object.fromEntries(Object.entries(chosen).filter(([name]) => !names.includes(name)));
    address.setFilters(isSet(each, chosen) ? rest : { ...rest, ...each.filters });
  };
  return (
    <div className="space-y-3">
      <div className="flex flex-wrap gap-2">
        <SearchBox label={searchLabel} address={address} />
        {filters.length > 0 && !narrow && (
          <div className="hidden flex-wrap gap-2 md:flex">
            <FilterFields filters={filters} address={address} hideLabels />
          </div>
        )}
      </div>
      {(quick.length > 0 || filters.length > 0) && (
        <div
          className={cx(
            'relative -mx-4 flex gap-2 overflow-x-auto px-4',
            narrow ? 'lg:-mx-6 lg:px-6' : 'md:mx-0 md:flex-wrap md:px-0',
          )}
        >
          {filters.length > 0 && (
            <Chip icon={FunnelSimpleIcon} onClick={() => setOpen(true)} className={cx(!narrow && 'md:hidden')}>
              {t.filters}
              {set.length > 0 && <span className="num">{set.length}</span>}
            </Chip>
          )}
          {quick.map((each) => (
            <Chip key={each.label} icon={each.icon} pressed={isSet(each, chosen)} onClick={() => toggle(each)}>
              {each.label}
            </Chip>
          ))}
          {set.map((filter) => (
            <RemovableChip
              key={filter.name}
              label={wordsOf(filter, findOwn(chosen, filter.name) ?? '', language)}
              onRemove={() => address.setFilters(without(chosen, filter.name))}
            />
          ))}
          {set.length > 0 && (
            <Button size={40} variant="quiet" className="shrink-0" onClick={() => address.setFilters({})}>
              {t.clear}
            </Button>
          )}
        </div>
      )}
      <Sheet open={open} onOpenChange={setOpen} title={t.filters}>
        <div className="grid gap-4">
          <FilterFields filters={filters} address={address} />
        </div>
      </Sheet>
    </div>
  );
}
