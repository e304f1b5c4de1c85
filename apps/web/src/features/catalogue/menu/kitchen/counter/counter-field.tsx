import { declareCounterPrice, type KitchenCounterDish } from '@tawa/contract/catalogue/menu/menu.counter';
import { setRupees } from '@tawa/contract/common/common';
import { effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { dateWords } from '@tawa/domain/common/text';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/form/input.tsx';
import { useAction } from '#ui/use-action.ts';
import { kitchenCounterQuery } from './counter.queries.ts';
import { kitchenCounterTexts } from './counter.texts.ts';

/** What the dish costs here by what is typed in the editor. */
export interface Typed {
  price: number | null;
  discounted_price: number | null;
}

function Becomes({ dish, typed }: { dish: KitchenCounterDish; typed: Typed }) {
  const t = useTexts(kitchenCounterTexts);
  const { counter_price, declared_on, lapses_on, declared_by, state } = dish;
  if (counter_price === null || declared_on === null || lapses_on === null) return null;
  const here = typed.price === null ? dish.price : effectivePrice({ ...typed, price: typed.price });
  const said = { day: dateWords(declared_on), until: dateWords(lapses_on), who: declared_by ?? t.somebody };
  const prices = { counter: formatRupees(counter_price), here: formatRupees(here) };
  return (
    <div className="text-note text-ink-2" role="status">
      <p className={here > counter_price ? 'font-semibold text-warning' : undefined}>
        {here === counter_price ? t.becomesSame(prices) : t.becomesOther(prices)}
      </p>
      <p>{{ living: t.saidBy(said), lapsed: t.saidBefore(said), refuted: t.saidRefuted, none: '' }[state]}</p>
    </div>
  );
}

interface FieldProps {
  typed: Typed;
  /** Told whenever a price stands there that is not declared. */
  onTyped: (isTyped: boolean) => void;
}

function Field({ dish, typed, onTyped }: FieldProps & { dish: KitchenCounterDish }) {
  const t = useTexts(kitchenCounterTexts);
  const { menu_id, counter_price, state } = dish;
  const first = counter_price === null ? '' : String(counter_price);
  const [text, setText] = useState(first);
  const [error, setError] = useState<string | undefined>();
  const action = useAction(kitchenCounterQuery().queryKey);
  const tell = useEffectEvent(onTyped);
  const isTyped = text.trim() !== first;
  useEffect(() => tell(isTyped), [isTyped]);
  const send = (price: number | null, done: string) =>
    action.mutate({
      run: () => call(declareCounterPrice, { params: { menu_id }, body: { counter_price: price } }),
      done,
    });
  const say = () => {
    const parsed = setRupees.safeParse(text.trim() === '' ? undefined : Number(text));
    if (!parsed.success) return setError(parsed.error.issues[0]?.message ?? t.notPrice);
    return send(parsed.data, t.said);
  };
  const isSaid = counter_price !== null && state === 'living' && Number(text) === counter_price;
  return (
    <div className="grid gap-2">
      <TextField
        label={t.field}
        optional
        before="₹"
        inputMode="decimal"
        value={text}
        error={error}
        onChange={(event) => {
          setText(event.currentTarget.value);
          setError(undefined);
        }}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          // The form around it would save the dish.
          event.preventDefault();
          say();
        }}
        after={
          <Button
            variant="quiet"
            size={40}
            className="-mr-3"
            pending={action.isPending}
            disabled={text.trim() === ''}
            onClick={say}
          >
            {isSaid ? t.sayAgain : t.say}
          </Button>
        }
      />
      <Becomes dish={dish} typed={typed} />
      {counter_price !== null && (
        <Button
          variant="quiet"
          size={40}
          className="-mt-2 -ml-4 justify-self-start"
          onClick={() => send(null, t.takenBack)}
        >
          {t.takeBack}
        </Button>
      )}
    </div>
  );
}

/** What a dish costs at the counter, with what becomes of it by the price that is typed. */
export function CounterField({ menuId, typed, onTyped }: FieldProps & { menuId: number }) {
  const { data } = useQuery(kitchenCounterQuery());
  const dish = data?.dishes.find(({ menu_id }) => menu_id === menuId);
  return dish ? (
    <Field key={`${dish.counter_price}`} dish={dish} typed={typed} onTyped={onTyped} />
  ) : (
    <div className="h-[4.75rem]" />
  );
}
