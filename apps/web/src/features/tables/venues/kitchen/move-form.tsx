import type { DeskBooking } from '@tawa/contract/tables/bookings.kitchen';
import { instantAt, minutesAt, minutesOf, zonedParts } from '@tawa/domain/common/zoned-time';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/form/input.tsx';
import { toast } from '#ui/toast/toast.ts';
import type { GridRow } from './day-scale.ts';
import { usePlaceBooking } from './desk.queries.ts';
import { kitchenVenuesTexts } from './venues.texts.ts';

interface Props {
  booking: DeskBooking;
  rows: readonly GridRow[];
  zone: string;
}

const clockOf = (at: string, zone: string): string => {
  const minutes = minutesAt(new Date(at), zone);
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
};

/** Another table and time without a mouse; the stay keeps its length. */
export function MoveForm({ booking, rows, zone }: Props) {
  const t = useTexts(kitchenVenuesTexts);
  const [table, setTable] = useState(booking.table_ids.join('+'));
  const [time, setTime] = useState(clockOf(booking.starts_at, zone));
  const [failure, setFailure] = useState('');
  const placing = usePlaceBooking();
  const joined = booking.table_ids.length > 1;
  const nameOf = (id: number) => rows.find((row) => row.table_id === id)?.name ?? '';
  const options = [
    ...(joined ? [{ value: booking.table_ids.join('+'), label: booking.table_ids.map(nameOf).join(' + ') }] : []),
    ...rows.map((row) => ({ value: `${row.table_id}`, label: `${row.name} (${row.min_seats}–${row.max_seats})` })),
  ];
  const place = async () => {
    setFailure('');
    const { date } = zonedParts(new Date(booking.starts_at), zone);
    const from = instantAt(date, minutesOf(time), zone);
    const stay = new Date(booking.ends_at).getTime() - new Date(booking.starts_at).getTime();
    const answered = await placing
      .mutateAsync({
        booking_number: booking.booking_number,
        version: booking.version,
        starts_at: from.toISOString(),
        ends_at: new Date(from.getTime() + stay).toISOString(),
        table_ids: table.split('+').map(Number),
      })
      .catch((error: unknown) => setFailure(messageFrom(error, t.network)));
    if (answered?.status === 200) toast.success(t.moved);
    else if (answered?.status === 409) setFailure(answered.body.message);
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      {failure && (
        <Banner tone="danger" alert>
          {failure}
        </Banner>
      )}
      <div className="flex items-end gap-3">
        <div className="min-w-0 flex-1">
          <SelectField
            label={t.table}
            options={options}
            value={table}
            onChange={(event) => setTable(event.currentTarget.value)}
          />
        </div>
        <div className="w-[150px]">
          <TextField
            label={t.from}
            type="time"
            step={900}
            value={time}
            onChange={(event) => setTime(event.currentTarget.value)}
          />
        </div>
        <Button
          variant="secondary"
          disabled={!/^\d\d:\d\d$/.test(time)}
          pending={placing.isPending}
          onClick={() => void place()}
        >
          {t.move}
        </Button>
      </div>
    </div>
  );
}
