import type { DishState } from '@tawa/contract/catalogue/menu.form';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { hourMs } from '@tawa/domain/common/durations';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import type { SetState } from './use-states.ts';

interface Props {
  dish: { menu_id: number; dish_name: string; state: DishState; sold_out_until: string | null };
  onState: SetState;
}

/** The next moment at which the clock shows this time here. */
function nextAt(time: string, now: Date): Date {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const moment = new Date(now);
  moment.setHours(hours, minutes, 0, 0);
  if (moment <= now) moment.setDate(moment.getDate() + 1);
  return moment;
}

/** Sold out for how long, hidden, or on sale. */
export function StateMenu({ dish, onState }: Props) {
  const [asksTime, setAsksTime] = useState(false);
  const [time, setTime] = useState('18:00');
  const soldOut = (until: string | null) => onState([dish], { state: 'sold_out', until });
  const isDraft = dish.state === 'draft';
  const on = {
    label: isDraft ? 'Publish' : 'Put on sale',
    icon: CheckCircleIcon,
    onSelect: () => onState([dish], { state: 'on' }),
  };
  const off = [
    {
      label: 'Sold out for 1 hour',
      icon: MoonIcon,
      onSelect: () => soldOut(new Date(Date.now() + hourMs).toISOString()),
    },
    { label: 'Sold out today', icon: MoonIcon, onSelect: () => soldOut('service_day') },
    { label: 'Sold out until a time', icon: MoonIcon, onSelect: () => setAsksTime(true) },
    { label: 'Sold out until I switch it on', icon: MoonIcon, onSelect: () => soldOut(null) },
    { label: 'Hide', icon: EyeSlashIcon, onSelect: () => onState([dish], { state: 'hidden' }) },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label={`On sale or not: ${dish.dish_name}`} icon={DotsThreeVerticalIcon} />}
        items={[...(dish.state === 'on' ? [] : [on]), ...(isDraft ? [] : off)]}
      />
      <Sheet
        open={asksTime}
        onOpenChange={setAsksTime}
        title="Sold out until"
        width="small"
        footer={
          <Button
            wide
            onClick={() => {
              soldOut(nextAt(time, new Date()).toISOString());
              setAsksTime(false);
            }}
          >
            Mark as sold out
          </Button>
        }
      >
        <TextField
          label="Back at"
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.currentTarget.value || '18:00')}
        />
      </Sheet>
    </>
  );
}
