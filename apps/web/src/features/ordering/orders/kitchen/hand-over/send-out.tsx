import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import type { ActionProps } from '../ticket/action-props.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { useRider, WhoTakesIt } from './who-takes-it.tsx';

/** Asks who brings it, if anybody wants to say so, and sends it out. */
export function SendOut({ order, moves, disabled }: ActionProps) {
  const t = useTexts(kitchenHandOverTexts);
  const { rider, setRider, isWrong, take } = useRider();
  const send = () => moves.hold(order, { to: 'out_for_delivery', ...take() }, t.sentOut);
  return (
    <>
      <WhoTakesIt rider={rider} onChange={setRider} disabled={disabled} />
      <Button
        icon={MopedIcon}
        disabled={disabled || isWrong}
        pending={moves.isBusy(order)}
        aria-keyshortcuts="S"
        onClick={send}
      >
        {t.sendOut}
      </Button>
    </>
  );
}
