import { formatRupees } from '@tawa/domain/common/money';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { QrCodeIcon } from '@phosphor-icons/react/dist/ssr/QrCode';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useOnline } from '#lib/api/online.ts';
import { formatTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '../button.tsx';
import { Sheet } from '../dialog/dialog.tsx';
import { Icon } from '../icon.tsx';
import { Part } from '../page/part.tsx';
import { Loading, Skeleton } from '../state/skeleton.tsx';
import { cashByCodeTexts } from './cash-by-code.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

/** A UPI code that takes one sum once. */
export interface PaymentCode {
  order_number: string;
  /** Rupees. */
  amount: number;
  /** What the code says. */
  link: string;
  /** The same as a drawing (SVG). */
  qr: string;
  expires_at: string;
}

export interface CodeState {
  is_paid: boolean;
  /** Rupees that are still to be taken in cash. */
  cash_due: number;
}

interface Calls {
  order_number: string;
  /** Rupees that are due in cash; null when none are any more, and the answer still stands open. */
  due: number | null;
  show: () => Promise<PaymentCode>;
  check: () => Promise<CodeState>;
  /** The cash was paid by the code, or is not due any more. */
  onSettled: () => void;
}

// Those who stand at a door look at nothing else; the provider itself is asked less often.
const lookEveryMs = 4000;

function Drawing({ code: { qr, link, amount, expires_at } }: { code: PaymentCode }) {
  const t = useTexts(cashByCodeTexts);
  const language = useLanguage();
  const sum = formatRupees(amount);
  return (
    <div className="grid justify-items-center gap-3">
      <img
        src={`data:image/svg+xml,${encodeURIComponent(qr)}`}
        alt={t.drawing({ sum })}
        width={264}
        height={264}
        className="rounded-md bg-[white]"
      />
      <p className="num text-note text-ink-3">{t.until({ time: formatTime(expires_at, language) })}</p>
      {link.startsWith('http') && (
        <a
          href={link}
          target="_blank"
          rel="noreferrer"
          className="flex min-h-11 items-center justify-center text-note font-semibold text-brand-ink underline"
        >
          {t.demo}
        </a>
      )}
    </div>
  );
}

function Settled({ state, sum, onClose }: { state: CodeState; sum: string; onClose: () => void }) {
  const t = useTexts(cashByCodeTexts);
  return (
    <div className="grid gap-4">
      <div role="status" className="grid justify-items-center gap-2 py-6 text-center">
        <Icon of={CheckCircleIcon} weight="fill" className="text-[3.5rem] text-success" />
        <p className="num text-xl font-extrabold">{state.is_paid ? t.paid({ sum }) : t.nothing}</p>
        {state.is_paid && <p className="text-body text-ink-2">{t.noCash}</p>}
      </div>
      <Button wide onClick={onClose}>
        {t.done}
      </Button>
    </div>
  );
}

function CodeSheet({ order_number, due, show, check, onClose }: Omit<Calls, 'onSettled'> & { onClose: () => void }) {
  const t = useTexts(cashByCodeTexts);
  const online = useOnline();
  const code = useQuery({
    queryKey: ['payment-code', order_number],
    queryFn: show,
    retry: false,
    staleTime: Infinity,
    gcTime: 0,
  });
  const { data: state } = useQuery({
    queryKey: ['payment-code', order_number, 'state'],
    queryFn: check,
    enabled: code.data !== undefined,
    refetchInterval: ({ state: { data } }) => (data?.cash_due === 0 ? false : lookEveryMs),
    gcTime: 0,
  });
  const sum = formatRupees(code.data?.amount ?? due ?? 0);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.title({ sum })}>
      {state?.cash_due === 0 ? (
        <Settled state={state} sum={sum} onClose={onClose} />
      ) : (
        <div className="grid gap-4">
          <p className="text-body text-ink-2">{t.text({ sum })}</p>
          <Part
            query={code}
            skeleton={
              <Loading label={t.making}>
                <Skeleton className="mx-auto size-[264px] rounded-md" />
              </Loading>
            }
            failed={t.failed}
          >
            {(made) => <Drawing code={made} />}
          </Part>
          <p role="status" className="text-center text-body font-semibold">
            {code.data !== undefined && (online ? t.waiting : t.noLine)}
          </p>
        </div>
      )}
    </Sheet>
  );
}

interface Props extends Calls {
  offered: boolean;
  disabled: boolean;
}

/** Lets the customer pay by UPI what is due in cash, from a code on this screen; what is paid stays said until it is closed. */
export function CashByCode({ offered, disabled, onSettled, ...calls }: Props) {
  const t = useTexts(cashByCodeTexts);
  const [isOpen, setOpen] = useState(false);
  const close = () => {
    setOpen(false);
    onSettled();
  };
  return (
    <>
      {offered && (
        <Button variant="secondary" icon={QrCodeIcon} wide disabled={disabled} onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      )}
      {isOpen && <CodeSheet {...calls} onClose={close} />}
    </>
  );
}
