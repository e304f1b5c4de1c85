import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { messageFrom } from '../../lib/api-client.ts';
import { formatWhen } from '../../lib/format.ts';
import { messages } from '../../lib/messages.ts';
import { Button } from '../../ui/button.tsx';
import { Sheet } from '../../ui/dialog.tsx';
import { toast } from '../../ui/toast.ts';
import { kitchenStatusQuery, useSetKitchenStatus } from './kitchen.queries.ts';

const pauses = [
  ['15 minutes', { switch: 'paused', minutes: 15 }],
  ['30 minutes', { switch: 'paused', minutes: 30 }],
  ['60 minutes', { switch: 'paused', minutes: 60 }],
  ['Until tomorrow', { switch: 'paused', until_tomorrow: true }],
  ['Until I return', { switch: 'offline' }],
] as const;

/** Takes orders or not; closing asks for how long. */
export function AcceptingSwitch({ disabled, now }: { disabled: boolean; now: number }) {
  const { data } = useQuery(kitchenStatusQuery());
  const set = useSetKitchenStatus();
  const [asking, setAsking] = useState(false);
  if (!data) return null;
  const accepting = data.switch === 'online' || data.switch === 'busy';
  const change = (body: Parameters<typeof set.mutate>[0]) =>
    set.mutate(body, {
      onSuccess: () => setAsking(false),
      onError: (error) => toast.error(messageFrom(error, messages.network)),
    });
  return (
    <div className="flex flex-wrap items-center gap-2">
      <Button
        variant="secondary"
        size={40}
        disabled={disabled || !accepting}
        aria-pressed={data.switch === 'busy'}
        onClick={() => change(data.switch === 'busy' ? { switch: 'online' } : { switch: 'busy', minutes: 10 })}
      >
        {data.switch === 'busy' ? `Busy, +${data.busy_minutes} min` : 'Busy'}
      </Button>
      <Button
        size={40}
        variant={accepting ? 'primary' : 'secondary'}
        disabled={disabled}
        onClick={() => (accepting ? setAsking(true) : change({ switch: 'online' }))}
      >
        {accepting
          ? 'Accepting orders'
          : `Paused${data.switch_until ? ` until ${formatWhen(data.switch_until, now)}` : ''}. Open`}
      </Button>
      {asking && (
        <Sheet
          open
          onOpenChange={setAsking}
          title="Stop taking orders?"
          description="Open orders stay and are to be finished."
        >
          <div className="grid gap-3">
            {pauses.map(([label, body]) => (
              <Button key={label} variant="secondary" wide pending={set.isPending} onClick={() => change(body)}>
                {label}
              </Button>
            ))}
          </div>
        </Sheet>
      )}
    </div>
  );
}
