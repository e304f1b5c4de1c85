import { MopedIcon } from '@phosphor-icons/react/dist/ssr/Moped';
import { PathIcon } from '@phosphor-icons/react/dist/ssr/Path';
import type { KitchenOrder } from '@tawa/contract/ordering/orders.kitchen';
import type { RiderLink } from '@tawa/contract/ordering/riders';
import { roundStopsMin } from '@tawa/domain/ordering/riders';
import { useState } from 'react';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { useSendTogether } from '../kitchen.queries.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { LinkParts } from './rider-link.tsx';
import { OtherOrders, StopList, useRoundStops } from './round-stops.tsx';
import type { Moves } from '../use-moves.ts';
import { useRider, WhoTakesIt } from './who-takes-it.tsx';

interface SheetProps {
  orders: readonly KitchenOrder[];
  disabled: boolean;
  onClose: () => void;
  onSent: (link: RiderLink) => void;
}

/** Which orders go, in which order, and with whom. */
function ChooseSheet({ orders, disabled, onClose, onSent }: SheetProps) {
  const t = useTexts(kitchenHandOverTexts);
  const round = useRoundStops(orders);
  const { rider, setRider, isWrong, take } = useRider();
  const { mutate, isPending, error } = useSendTogether();
  const count = round.stops.length;
  const isFew = count < roundStopsMin;
  const send = () => {
    const stops = round.stops.map(({ order_number }) => order_number);
    mutate({ stops, ...take() }, { onSuccess: onSent });
  };
  const foot = (
    <div className="grid gap-2">
      <p className="text-note text-ink-3">{isFew ? t.round.few : t.round.atOnce}</p>
      <Button wide icon={MopedIcon} disabled={disabled || isFew || isWrong} pending={isPending} onClick={send}>
        {t.round.send({ orders: count })}
      </Button>
    </div>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.round.title}
      description={t.round.text}
      footer={foot}
    >
      {error && (
        <Banner tone="danger" alert className="mb-3">
          {messageFrom(error, t.round.failed)}
        </Banner>
      )}
      <StopList {...round} />
      <OtherOrders {...round} />
      <div className="mt-4 border-t border-line pt-4">
        <WhoTakesIt rider={rider} onChange={setRider} disabled={disabled} />
      </div>
    </Sheet>
  );
}

function SentSheet({ link, onClose }: { link: RiderLink; onClose: () => void }) {
  const t = useTexts(kitchenHandOverTexts);
  const title = t.round.sent({ stops: link.stops });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
      <p className="mb-4 text-sm text-ink-2">{t.link.textOfRound}</p>
      <LinkParts link={link} title={t.link.titleOfRound({ stops: link.stops })} />
    </Sheet>
  );
}

interface Props {
  /** The tickets of the column. */
  orders: readonly KitchenOrder[];
  moves: Moves;
  disabled: boolean;
}

/** Sends several orders that are ready out with one rider, who gets one link for all of them. */
export function SendTogether({ orders, moves, disabled }: Props) {
  const t = useTexts(kitchenHandOverTexts);
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<RiderLink>();
  const ready = orders.filter((order) => order.fulfilment === 'delivery' && !moves.isSettling(order));
  const close = () => {
    setOpen(false);
    setLink(undefined);
  };
  return (
    <>
      {/* Its room is kept while fewer are ready: one more must not push their buttons away under a finger. */}
      {ready.length < roundStopsMin && orders.some(({ fulfilment }) => fulfilment === 'delivery') && (
        <div className="h-12" />
      )}
      {ready.length >= roundStopsMin && (
        <Button
          variant="secondary"
          icon={PathIcon}
          className="border-line! px-3! text-body!"
          disabled={disabled}
          onClick={() => setOpen(true)}
        >
          {t.round.open({ orders: ready.length })}
        </Button>
      )}
      {isOpen && !link && <ChooseSheet orders={ready} disabled={disabled} onClose={close} onSent={setLink} />}
      {link && <SentSheet link={link} onClose={close} />}
    </>
  );
}
