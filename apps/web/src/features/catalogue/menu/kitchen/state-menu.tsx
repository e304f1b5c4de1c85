import type { DishState } from '@tawa/contract/catalogue/menu.form';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { DotsThreeVerticalIcon } from '@phosphor-icons/react/dist/ssr/DotsThreeVertical';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { hourMs } from '@tawa/domain/common/durations';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { Menu } from '#ui/dialog/menu.tsx';
import { kitchenMenuTexts } from './menu.texts.ts';
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
  const t = useTexts(kitchenMenuTexts);
  const [asksTime, setAsksTime] = useState(false);
  const [time, setTime] = useState('18:00');
  const soldOut = (until: string | null) => onState([dish], { state: 'sold_out', until });
  const isDraft = dish.state === 'draft';
  const on = {
    label: isDraft ? t.publish : t.putSale,
    icon: CheckCircleIcon,
    onSelect: () => onState([dish], { state: 'on' }),
  };
  const off = [
    {
      label: t.soldOutHour,
      icon: MoonIcon,
      onSelect: () => soldOut(new Date(Date.now() + hourMs).toISOString()),
    },
    { label: t.soldOutToday, icon: MoonIcon, onSelect: () => soldOut('service_day') },
    { label: t.soldOutUntilTime, icon: MoonIcon, onSelect: () => setAsksTime(true) },
    { label: t.soldOutUntilBack, icon: MoonIcon, onSelect: () => soldOut(null) },
    { label: t.hide, icon: EyeSlashIcon, onSelect: () => onState([dish], { state: 'hidden' }) },
  ];
  return (
    <>
      <Menu
        trigger={<IconButton label={t.saleNot({ dishName: dish.dish_name })} icon={DotsThreeVerticalIcon} />}
        items={[...(dish.state === 'on' ? [] : [on]), ...(isDraft ? [] : off)]}
      />
      <Sheet
        open={asksTime}
        onOpenChange={setAsksTime}
        title={t.soldOutUntil}
        width="small"
        footer={
          <Button
            wide
            onClick={() => {
              soldOut(nextAt(time, new Date()).toISOString());
              setAsksTime(false);
            }}
          >
            {t.markAsSold}
          </Button>
        }
      >
        <TextField
          label={t.back}
          type="time"
          required
          value={time}
          onChange={(event) => setTime(event.currentTarget.value || '18:00')}
        />
      </Sheet>
    </>
  );
}
