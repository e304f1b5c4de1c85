import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { DoorIcon } from '@phosphor-icons/react/dist/ssr/Door';
import { ForkKnifeIcon } from '@phosphor-icons/react/dist/ssr/ForkKnife';
import { HandArrowUpIcon } from '@phosphor-icons/react/dist/ssr/HandArrowUp';
import { PhoneIcon } from '@phosphor-icons/react/dist/ssr/Phone';
import { doorNoteLengthMin, handoverCodeDigits } from '@tawa/domain/common/limits';
import { useRef, useState, type ReactNode } from 'react';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { buttonClasses } from '#ui/button-classes.ts';
import { Button } from '#ui/button.tsx';
import { CodeBoxes } from '#ui/form/code-boxes.tsx';
import { Icon } from '#ui/icon.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import type { ActionProps } from '../ticket/action-props.ts';
import { fieldIn, useFirstFocus } from '../use-first-focus.ts';
import type { Outcome } from '../use-moves.ts';
import { kitchenHandOverTexts } from './hand-over.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const refusalText = (outcome: Outcome, language: Language): string | undefined => {
  const t = textsIn(kitchenHandOverTexts, language);
  if (outcome.ok) return undefined;
  const left = outcome.tries_left;
  return left === undefined || left === 0 ? outcome.message : t.wrongCode({ left });
};

interface CodeProps extends ActionProps {
  to: 'delivered' | 'picked_up';
  /** The boxes have the focus as soon as they are there. */
  takesFocus?: boolean;
  /** Stands before the button. */
  beside?: ReactNode;
}

/** The customer's code: a wrong one stays in the boxes, marked, so that the next digit typed replaces it. */
export function Code({ order, moves, disabled, to, takesFocus = false, beside }: CodeProps) {
  const language = useLanguage();
  const t = useTexts(kitchenHandOverTexts);
  const [code, setCode] = useState('');
  const [error, setError] = useState<string>();
  const frame = useRef<HTMLDivElement>(null);
  useFirstFocus(frame, takesFocus);
  const enter = async (next: string) => {
    const outcome = await moves.handOver(order, { to, code: next });
    setError(refusalText(outcome, language));
    if (!outcome.ok) fieldIn(frame)?.select();
  };
  const type = (next: string) => {
    setCode(next);
    setError(undefined);
  };
  return (
    <div ref={frame} className="grid gap-3">
      <CodeBoxes
        label={t.customers4Digit}
        value={code}
        onChange={type}
        onComplete={(next) => void enter(next)}
        error={error}
        disabled={disabled}
      />
      <div className="flex gap-2">
        {beside}
        <Button
          className="min-w-0 flex-1 px-2!"
          icon={to === 'delivered' ? CheckIcon : HandArrowUpIcon}
          disabled={disabled || code.length < handoverCodeDigits}
          pending={moves.isBusy(order)}
          onClick={() => void enter(code)}
        >
          {to === 'delivered' ? t.delivered : t.pickedUp}
        </Button>
      </div>
    </div>
  );
}

/** Dishes that were ordered with a table are served there; nobody is asked for a code. */
export function Serve({ order, moves, disabled }: ActionProps) {
  const language = useLanguage();
  const t = useTexts(kitchenHandOverTexts);
  const [error, setError] = useState<string>();
  const serve = async () => setError(refusalText(await moves.handOver(order, { to: 'picked_up' }), language));
  return (
    <>
      {error && <p className="text-sm font-semibold text-danger">{error}</p>}
      <Button icon={ForkKnifeIcon} disabled={disabled} pending={moves.isBusy(order)} onClick={() => void serve()}>
        {t.served}
      </Button>
    </>
  );
}

/** Says that the tries are used up and who can help now. */
export function NoTries() {
  const t = useTexts(kitchenHandOverTexts);
  return (
    <>
      <p className="text-sm font-semibold text-danger">{t.noTries}</p>
      <a href={site().phoneHref} className={buttonClasses({ variant: 'secondary' })}>
        <Icon of={PhoneIcon} weight="bold" />
        {t.callSupport}
      </a>
    </>
  );
}

interface DoorProps extends ActionProps {
  onBack: () => void;
}

/** Where it was left, in words that the customer reads. */
export function AtTheDoor({ order, moves, disabled, onBack }: DoorProps) {
  const language = useLanguage();
  const t = useTexts(kitchenHandOverTexts);
  const frame = useRef<HTMLDivElement>(null);
  useFirstFocus(frame, true);
  const [note, setNote] = useState('');
  const [error, setError] = useState<string>();
  const leave = async () => setError(refusalText(await moves.handOver(order, doorStep(note)), language));
  return (
    <div ref={frame} className="grid gap-3">
      <TextareaField
        label={t.whereDidLeave}
        hint={t.customerReadsNote}
        error={error}
        rows={2}
        maxLength={200}
        value={note}
        disabled={disabled}
        onChange={(event) => setNote(event.target.value)}
      />
      <div className="flex gap-2">
        <Button variant="secondary" className="border-line! px-3!" onClick={onBack}>
          {t.back}
        </Button>
        <Button
          icon={DoorIcon}
          className="min-w-0 flex-1 px-2!"
          disabled={disabled || note.trim().length < doorNoteLengthMin}
          pending={moves.isBusy(order)}
          onClick={() => void leave()}
        >
          {t.leftDoor}
        </Button>
      </div>
    </div>
  );
}

const doorStep = (note: string) => ({ to: 'delivered', left_at_door: true, note: note.trim() }) as const;
