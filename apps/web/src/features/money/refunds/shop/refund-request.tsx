import { reasonLengthMax } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ApiError, messageFrom } from '#lib/api/api-client.ts';
import { formatTime } from '#lib/format.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox, Radio } from '#ui/form/checkbox.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FieldError, FieldGroup } from '#ui/form/field.tsx';
import { TextareaField, TextField } from '#ui/form/input.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { toast } from '#ui/toast/toast.ts';
import { CountNote } from './count-note.tsx';
import { refundCountsQuery } from './files.queries.ts';
import { refundsQuery, useRequestRefund } from './refunds.queries.ts';
import { refundsTexts } from './refunds.texts.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { wordsTexts } from '#lib/words/words.texts.ts';

interface Line {
  order_item_id: number;
  name: string;
  left: number;
}

interface Input {
  reason: string;
  isWhole: boolean;
  /** Portions by line. */
  portions: ReadonlyMap<number, number>;
  note: string;
  upi: string;
}

const empty: Input = { reason: '', isWhole: false, portions: new Map(), note: '', upi: '' };

const chosenOf = ({ portions }: Input) =>
  [...portions]
    .map(([order_item_id, quantity]) => ({ order_item_id, quantity }))
    .filter(({ quantity }) => quantity > 0);

interface FormProps {
  lines: readonly Line[];
  wish: Input;
  onChange: (wish: Input) => void;
}

function WhichDishes({ lines, wish, onChange }: FormProps) {
  const t = useTexts(refundsTexts);
  const choose = (id: number, quantity: number) =>
    onChange({ ...wish, portions: new Map([...wish.portions, [id, quantity]]) });
  return (
    <FieldGroup label={t.which}>
      <Checkbox label={t.whole} checked={wish.isWhole} onChange={() => onChange({ ...wish, isWhole: !wish.isWhole })} />
      {!wish.isWhole && (
        <ul className="mt-1 divide-y divide-line">
          {lines
            .filter(({ left }) => left > 0)
            .map(({ order_item_id, name, left }) => (
              <li key={order_item_id} className="flex items-center gap-3 py-2">
                <span className="min-w-0 flex-1 text-body [overflow-wrap:anywhere]">{name}</span>
                <QuantityStepper
                  label={name}
                  value={wish.portions.get(order_item_id) ?? 0}
                  min={0}
                  max={left}
                  onChange={(quantity) => choose(order_item_id, quantity)}
                />
              </li>
            ))}
        </ul>
      )}
    </FieldGroup>
  );
}

const Reasons = ({ wish, onChange }: Omit<FormProps, 'lines'>) => {
  const t = useTexts(refundsTexts);
  return (
    <FieldGroup label={t.why}>
      {Object.values(t.reasons).map((reason) => (
        <Radio
          key={reason}
          name="refund-reason"
          label={reason}
          checked={wish.reason === reason}
          onChange={() => onChange({ ...wish, reason })}
        />
      ))}
    </FieldGroup>
  );
};

/** Why a wish cannot be sent yet; undefined when it can. */
function missingIn(wish: Input, language: Language): string | undefined {
  const t = textsIn(refundsTexts, language);
  if (wish.reason === '') return t.noReason;
  return wish.isWhole || chosenOf(wish).length > 0 ? undefined : t.noDish;
}

interface Props {
  userid: number;
  orderNumber: string;
  className?: string;
}

function RequestSheet({
  userid,
  orderNumber,
  lines,
  wasCash,
  onClose,
}: Props & { lines: readonly Line[]; wasCash: boolean; onClose: () => void }) {
  const t = useTexts(refundsTexts);
  const wordsWords = useTexts(wordsTexts);
  const language = useLanguage();
  const [wish, setWish] = useState(empty);
  const [missing, setMissing] = useState<string>();
  const counts = useQuery(refundCountsQuery(userid));
  const { mutate, isPending, error } = useRequestRefund(userid, orderNumber);
  const fields = error instanceof ApiError ? error.fields : {};
  const change = (next: Input) => {
    setWish(next);
    setMissing(undefined);
  };
  const send = () => {
    const lacking = missingIn(wish, language);
    if (lacking) return setMissing(lacking);
    const { reason, note, isWhole, upi } = wish;
    const items = isWhole ? {} : { items: chosenOf(wish) };
    const to = upi.trim() === '' ? {} : { upi_id: upi.trim() };
    return mutate(
      { reason, note: note.trim(), ...items, ...to },
      {
        onSuccess: () => {
          toast.success(t.asked);
          onClose();
        },
      },
    );
  };
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t.refundForm.title}
      description={t.refundForm.lead}
      phone="tall"
      footer={
        <>
          {/* At the button, because what is missing may stand above what is in view. */}
          <div role="alert" className="mb-2 empty:hidden">
            {missing && <FieldError>{missing}</FieldError>}
          </div>
          {counts.data && (
            <p className="mb-2 text-note text-ink-2">
              <CountNote counts={counts.data} />
            </p>
          )}
          <Button wide pending={isPending && t.sending} onClick={send}>
            {t.send}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        {error && Object.keys(fields).length === 0 && (
          <Banner tone="danger" alert>
            {messageFrom(error, wordsWords.network)}
          </Banner>
        )}
        <Reasons wish={wish} onChange={change} />
        <WhichDishes lines={lines} wish={wish} onChange={change} />
        <TextareaField
          label={t.words}
          optional
          rows={3}
          maxLength={reasonLengthMax}
          value={wish.note}
          onChange={({ target }) => change({ ...wish, note: target.value })}
        />
        {wasCash && (
          <TextField
            label={t.upi}
            hint={t.upiHint}
            optional
            inputMode="email"
            autoComplete="off"
            error={fields.upi_id}
            value={wish.upi}
            onChange={({ target }) => change({ ...wish, upi: target.value })}
          />
        )}
      </div>
    </Sheet>
  );
}

/** Asks for money back while that can be asked for; later the complaint is the way. */
export function RefundRequest({ userid, orderNumber, className }: Props) {
  const t = useTexts(refundsTexts);
  const language = useLanguage();
  const { data } = useQuery(refundsQuery(userid, orderNumber));
  const [isOpen, setOpen] = useState(false);
  if (!data?.can_request || !data.request_until) return null;
  return (
    <div className={className}>
      <Button variant="secondary" wide onClick={() => setOpen(true)}>
        {t.ask}
      </Button>
      <p className="mt-1.5 text-note text-ink-3">{t.until({ time: formatTime(data.request_until, language) })}</p>
      {isOpen && (
        <RequestSheet
          userid={userid}
          orderNumber={orderNumber}
          lines={data.lines}
          wasCash={data.was_cash}
          onClose={() => setOpen(false)}
        />
      )}
    </div>
  );
}
