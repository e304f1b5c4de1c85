import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import type { DiningTable, Venue } from '@tawa/contract/tables/venues';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Segmented } from '#ui/form/segmented.tsx';
import { FloorPlan } from './floor-plan.tsx';
import { TableSheet } from './table-sheet.tsx';
import { kitchenVenuesTexts } from './venues.texts.ts';

/** The floor plan of one venue at a time. */
export function TablesTab({ venues }: { venues: readonly Venue[] }) {
  const t = useTexts(kitchenVenuesTexts);
  const [chosen, setChosen] = useState(`${venues[0]?.venue_id ?? ''}`);
  const [editing, setEditing] = useState<DiningTable | 'new' | null>(null);
  const venue = venues.find((one) => `${one.venue_id}` === chosen) ?? venues[0];
  if (!venue) return <p className="px-4 py-8 text-body text-ink-2 lg:px-6">{t.noVenuesText}</p>;
  return (
    <div className="grid grid-cols-1 gap-4 px-4 pb-10 lg:px-6">
      <div className="flex flex-wrap items-center gap-3">
        <Segmented
          label={t.venue}
          value={`${venue.venue_id}`}
          onChange={setChosen}
          options={venues.map((one) => ({ value: `${one.venue_id}`, label: one.name }))}
        />
        <p className="text-body text-ink-2">
          {t.tables({ count: venue.tables.length })}, {t.seatCount({ count: venue.capacity })}
        </p>
        <Button size={40} icon={PlusIcon} className="ml-auto" onClick={() => setEditing('new')}>
          {t.addTable}
        </Button>
      </div>
      <FloorPlan venue={venue} onOpen={setEditing} />
      <p id="plan-help" className="text-note text-ink-3">
        {t.planHelp}
      </p>
      {editing && (
        <TableSheet venue={venue} table={editing === 'new' ? null : editing} onClose={() => setEditing(null)} />
      )}
    </div>
  );
}
