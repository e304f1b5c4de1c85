import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { PasswordIcon } from '@phosphor-icons/react/dist/ssr/Password';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { useState } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { AtTheDoor, Code, NoTries } from './hand-over.tsx';
import type { ActionProps } from '../ticket/action-props.ts';
import { RiderLinkButton } from './rider-link.tsx';

function Call({ name, phone, isShort = false }: { name: string; phone: string | null; isShort?: boolean }) {
  const t = useTexts(kitchenHandOverTexts);
  if (phone === null) return null;
  return (
    <a
      href={`tel:${phone}`}
      aria-label={t.call({ name })}
      className={`${buttonClasses({ variant: 'secondary' })} border-line! px-3! text-sm!`}
    >
      <Icon of={PhoneIcon} weight="bold" className="text-[1rem]" />
      {!isShort && t.callButton}
    </a>
  );
}

function Open(props: ActionProps) {
  const t = useTexts(kitchenHandOverTexts);
  const { order, disabled } = props;
  const [atDoor, setAtDoor] = useState(false);
  const mayLeave = order.cash_due === null;
  const call = <Call name={order.customer_name} phone={order.customer_phone} isShort />;
  if (atDoor) return <AtTheDoor {...props} onBack={() => setAtDoor(false)} />;
  return (
    <>
      {order.tries_left === 0 ? <NoTries /> : <Code {...props} to="delivered" takesFocus beside={call} />}
      {mayLeave && (
        <Button
          variant="quiet"
          icon={DoorIcon}
          className="-mb-2 px-2! text-sm!"
          disabled={disabled}
          onClick={() => setAtDoor(true)}
        >
          {t.leftDoorInstead}
        </Button>
      )}
    </>
  );
}

/** The card of the person who delivers: call, or open it to hand the order over. */
export function OnTheWay(props: ActionProps) {
  const t = useTexts(kitchenHandOverTexts);
  const { order, disabled, isOpen, onOpen } = props;
  const said = order.undelivered && (
    <p role="status" className="rounded-md bg-danger-soft px-3 py-2 text-sm font-semibold text-danger">
      {t.link.says({ words: order.undelivered })}
    </p>
  );
  const link = <RiderLinkButton order={order} disabled={disabled} />;
  if (isOpen)
    return (
      <>
        {said}
        <Open {...props} />
        {link}
      </>
    );
  return (
    <>
      {said}
      <div className="flex gap-2">
        <Call name={order.customer_name} phone={order.customer_phone} />
        <Button
          variant="secondary"
          icon={PasswordIcon}
          className="min-w-0 flex-1 border-line! px-2! text-body! whitespace-nowrap"
          disabled={disabled}
          aria-expanded={false}
          aria-keyshortcuts="C"
          onClick={() => onOpen(order.order_number)}
        >
          {t.enterCode}
        </Button>
      </div>
      {link}
    </>
  );
}
