import type { Problem } from '@tawa/contract/ordering/checkout';
import { formatRupees } from '@tawa/domain/common/money';
import { type ReactNode, useEffect, useRef } from 'react';
import { formatWhen } from '#lib/format.ts';
import { Button } from '#ui/button.tsx';
import { Chip } from '#ui/chip.tsx';
import { Banner } from '#ui/banner.tsx';
import { useNow } from '#ui/state/use-now.ts';
import { changedTitle, type Changed } from './use-checkout.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { checkoutTexts } from './checkout.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const isPriced = ({ old, new: now }: Problem) => old !== undefined && now !== undefined;

function PriceRow({ problem: { key, name, old = 0, new: now = 0 } }: { problem: Problem }) {
  const t = useTexts(checkoutTexts);
  const isTotal = key === 'total';
  const tone = isTotal ? 'text-ink' : now > old ? 'text-danger' : 'text-success';
  return (
    <li className={`flex justify-between gap-4 py-2.5 text-ink ${isTotal ? 'font-bold' : 'font-semibold'}`}>
      <span className="min-w-0">{isTotal ? t.newTotal : name}</span>
      <span className="num whitespace-nowrap">
        <s className="text-ink-3">
          <span className="sr-only">{t.was} </span>
          {formatRupees(old)}
        </s>{' '}
        <span className={`font-bold ${tone}`}>{formatRupees(now)}</span>
      </span>
    </li>
  );
}

interface Props {
  changed: Changed;
  /** Takes what is gone out of the cart; left out where there is no cart. */
  onRemove?: (keys: string[]) => void;
  onSlot: (at: string) => void;
}

function Slots({ slots, onSlot }: { slots: readonly string[]; onSlot: (at: string) => void }) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const now = useNow(Date.now, 60_000);
  return (
    <div className="mt-2">
      <p>{t.nextTimes}</p>
      <ul className="mt-1.5 flex flex-wrap gap-2">
        {slots.map((at) => (
          <li key={at}>
            <Chip className="num" onClick={() => onSlot(at)}>
              {formatWhen(at, now, language)}
            </Chip>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Rest({ changed, onRemove, onSlot }: Props): ReactNode {
  const t = useTexts(checkoutTexts);
  const gone = changed.problems.flatMap(({ code, key }) => (code === 'ITEM_UNAVAILABLE' && key ? [key] : []));
  const slots = changed.problems.flatMap(({ next_slots = [] }) => next_slots);
  return (
    <>
      {slots.length > 0 && <Slots slots={slots} onSlot={onSlot} />}
      {gone.length > 0 && onRemove && (
        <Button size={40} variant="secondary" className="mt-3" onClick={() => onRemove(gone)}>
          {t.removeContinue}
        </Button>
      )}
    </>
  );
}

/** What changed while the customer was here, line by line, old and new; nothing was charged. */
export function ChangedBanner(props: Props) {
  const t = useTexts(checkoutTexts);
  const language = useLanguage();
  const { problems } = props.changed;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const prices = problems.filter(isPriced);
  const total = prices.filter(({ key }) => key === 'total');
  const lines = prices.filter(({ key }) => key !== 'total');
  const said = problems.filter((problem) => !isPriced(problem));
  return (
    <div ref={box} tabIndex={-1} className="p-4 outline-none lg:p-0">
      <Banner tone="warning" alert title={changedTitle(props.changed, language)}>
        {said.length > 0 && (
          <ul className="mt-1 grid gap-1">
            {said.map(({ code, key, message }) => (
              <li key={code + (key ?? message)}>{message}</li>
            ))}
          </ul>
        )}
        {prices.length > 0 && (
          <ul className="mt-2 divide-y divide-line rounded-md bg-surface px-3">
            {[...lines, ...total].map((problem) => (
              <PriceRow key={problem.key} problem={problem} />
            ))}
          </ul>
        )}
        <Rest {...props} />
        <p className="mt-2">{t.notCharged}</p>
      </Banner>
    </div>
  );
}
