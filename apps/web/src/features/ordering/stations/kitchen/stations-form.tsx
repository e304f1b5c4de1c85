import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import type { StationSetup } from '@tawa/contract/ordering/stations';
import { stationNameLengthMax, stationsMax } from '@tawa/domain/common/limits';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Input } from '#ui/form/plain-input.tsx';
import { Select } from '#ui/form/plain-select.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { assign, draftOf, faultOf, formOf, move, type DraftStation } from './stations-draft.ts';
import { stationsQuery, useSaveStations } from './stations.queries.ts';
import { stationsTexts } from './stations.texts.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

interface Editing {
  stations: readonly DraftStation[];
  change: (stations: DraftStation[]) => void;
}

/** The stations in their order, each with its name. */
function StationList({ stations, change }: Editing) {
  const t = useTexts(stationsTexts);
  const [added, setAdded] = useState(1);
  const rename = (key: string, station_name: string) =>
    change(stations.map((station) => (station.key === key ? { ...station, station_name } : station)));
  const add = () => {
    change([...stations, { key: `new-${added}`, station_id: null, station_name: '', category_ids: [] }]);
    setAdded(added + 1);
  };
  return (
    <section className="rounded-xl border border-line bg-surface p-5">
      <h2 className="text-lg font-bold">{t.list}</h2>
      {stations.length === 0 && <p className="mt-2 text-body text-ink-2">{t.empty}</p>}
      <ol className="mt-3 grid grid-cols-1 gap-2">
        {stations.map(({ key, station_name }, index) => {
          const place = index + 1;
          const name = station_name.trim() || t.unnamed({ place });
          return (
            <li key={key} className="flex items-center gap-1">
              <Input
                aria-label={t.name({ place })}
                value={station_name}
                maxLength={stationNameLengthMax}
                onChange={(event) => rename(key, event.target.value)}
                className="mr-1 min-w-0 flex-1"
              />
              <IconButton
                label={t.up({ name })}
                icon={ArrowUpIcon}
                disabled={index === 0}
                onClick={() => change(move(stations, key, -1))}
              />
              <IconButton
                label={t.down({ name })}
                icon={ArrowDownIcon}
                disabled={place === stations.length}
                onClick={() => change(move(stations, key, 1))}
              />
              <IconButton
                label={t.remove({ name })}
                icon={TrashIcon}
                onClick={() => change(stations.filter((station) => station.key !== key))}
              />
            </li>
          );
        })}
      </ol>
      {stations.length < stationsMax && (
        <Button variant="secondary" size={40} icon={PlusIcon} className="mt-3 min-h-11!" onClick={add}>
          {t.add}
        </Button>
      )}
    </section>
  );
}

/** The categories of the menu, each with its station. */
function Assignments({ stations, change, categories }: Editing & Pick<StationSetup, 'categories'>) {
  const t = useTexts(stationsTexts);
  const title = useId();
  if (stations.length === 0) return null;
  const nameOf = ({ station_name }: DraftStation, index: number) =>
    station_name.trim() || t.unnamed({ place: index + 1 });
  const [first] = stations;
  return (
    <section aria-labelledby={title} className="rounded-xl border border-line bg-surface p-5">
      <h2 id={title} className="text-lg font-bold">
        {t.where}
      </h2>
      <p className="text-note text-ink-3">{categories.length === 0 ? t.noCategories : t.whereText}</p>
      <ul className="mt-3 grid grid-cols-1 gap-2">
        {categories.map(({ category_id, category_name, dishes }) => (
          <li
            key={category_id}
            className="grid grid-cols-1 items-center gap-x-3 gap-y-1 sm:grid-cols-[minmax(0,1fr)_16rem]"
          >
            <span className="min-w-0 wrap-anywhere">
              <span className="font-semibold">{category_name}</span>{' '}
              <span className="num text-note text-ink-3">{t.dishes({ count: dishes })}</span>
            </span>
            <Select
              aria-label={t.stationOf({ category: category_name })}
              value={stations.find(({ category_ids }) => category_ids.includes(category_id))?.key ?? ''}
              placeholder={first?.station_name ? t.firstNamed({ name: first.station_name }) : t.first}
              options={stations.map((station, index) => ({ value: station.key, label: nameOf(station, index) }))}
              onChange={(event) => change(assign(stations, category_id, event.target.value))}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What keeps a draft until it is saved, or until somebody else's is taken over. */
function useDraft(setup: StationSetup) {
  const t = useTexts(stationsTexts);
  const client = useQueryClient();
  const save = useSaveStations();
  const [base, setBase] = useState(setup);
  const [stations, setStations] = useState(() => draftOf(setup));
  const [theirs, setTheirs] = useState<{ message: string; setup: StationSetup } | null>(null);
  const take = (next: StationSetup) => {
    setBase(next);
    setStations(draftOf(next));
    setTheirs(null);
    client.setQueryData(stationsQuery.queryKey, next);
  };
  const send = () =>
    save.mutate(
      { seen: base.seen, stations: formOf(stations) },
      {
        onSuccess: (answer) => {
          if (answer.status === 409) return setTheirs({ message: answer.body.message, setup: answer.body.current });
          take(answer.body);
          return toast.success(t.saved);
        },
        onError: (error) => toast.error(messageFrom(error, t.notSaved)),
      },
    );
  const isDirty = JSON.stringify(formOf(stations)) !== JSON.stringify(formOf(draftOf(base)));
  return { stations, setStations, theirs, take, send, isDirty, isSaving: save.isPending };
}

function Setup({ setup }: { setup: StationSetup }) {
  const t = useTexts(stationsTexts);
  const { stations, setStations, theirs, take, send, isDirty, isSaving } = useDraft(setup);
  const fault = faultOf(stations);
  const words = fault === 'missing' ? t.nameMissing : fault === 'twice' ? t.nameTwice : t.unsaved;
  return (
    <div className="grid grid-cols-1 gap-4">
      {theirs && (
        <Banner
          tone="warning"
          alert
          action={
            <Button variant="quiet" className="min-h-11! shrink-0" onClick={() => take(theirs.setup)}>
              {t.takeTheirs}
            </Button>
          }
        >
          {theirs.message}
        </Banner>
      )}
      <StationList stations={stations} change={setStations} />
      <Assignments stations={stations} change={setStations} categories={setup.categories} />
      <div className="sticky bottom-0 flex flex-wrap items-center gap-3 border-t border-line bg-canvas py-3">
        <Button disabled={!isDirty || fault !== null} pending={isSaving} onClick={send}>
          {t.save}
        </Button>
        {isDirty && (
          <p role="status" className={fault ? 'text-note font-semibold text-danger' : 'text-note text-ink-2'}>
            {words}
          </p>
        )}
      </div>
    </div>
  );
}

/** Where the kitchen says which stations it has and what each one cooks. */
export function StationsForm() {
  const t = useTexts(stationsTexts);
  const query = useQuery(stationsQuery);
  return (
    <div className="max-w-[820px] px-4 py-6 lg:px-6">
      <div className="mb-4 flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0">
          <h1 className="text-2xl font-bold">{t.title}</h1>
          <p className="max-w-[52ch] text-note text-ink-3">{t.intro}</p>
        </div>
        <PanelFindField className="ml-auto" />
        <ButtonLink to={paths.restaurantLine} variant="secondary" size={40} className="min-h-11!">
          {t.openLine}
        </ButtonLink>
      </div>
      <Part
        query={query}
        failed={t.failed}
        skeleton={
          <Loading label={t.loading}>
            <Skeleton className="h-60 w-full rounded-xl" />
          </Loading>
        }
      >
        {(setup) => <Setup setup={setup} />}
      </Part>
    </div>
  );
}
