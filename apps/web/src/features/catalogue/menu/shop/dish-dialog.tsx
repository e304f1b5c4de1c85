import type { DishDetails } from '@tawa/contract/catalogue/menu';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { site } from '#lib/site/site-facts.ts';
import { useReasons } from '#ui/dialog/use-reasons.tsx';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/dialog/dialog.tsx';
import { FailedPart } from '#ui/state/error-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { QuantityStepper } from '#ui/form/stepper.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { CounterLine } from './counter/counter-line.tsx';
import { DishFacts, useDishName, useToldDish } from './food/dish-facts.tsx';
import { DishNote } from './dish-note.tsx';
import { DishPicture } from './dish-picture.tsx';
import { dishPrice, dishRating } from './dish-price.tsx';
import { useDietMarks } from '#lib/diet/diet.ts';
import { LineNote } from './food/line-note.tsx';
import { dishQuery } from './menu.queries.ts';
import { dishParts, OptionGroups } from './option-groups.tsx';
import { useDishOptions, type Choice } from './use-dish-options.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  menuId: number;
  title: string;
  pending: boolean;
  /** What the button does: 'Add' or 'Update'. */
  verb?: string;
  /** The same while it is under way. */
  verbPending?: string;
  start?: Choice;
  /** Stands under what is said of the dish. */
  photos?: ReactNode;
  onAdd: (choice: Choice & { total: number; chosen: readonly string[] }) => void;
  onClose: () => void;
}

function Content({ dish, ...props }: Omit<Props, 'menuId'> & { dish: DishDetails }) {
  const t = useTexts(menuTexts);
  const { pending, verb = t.add, verbPending = t.adding, start, photos, onAdd, onClose, title } = props;
  const language = useLanguage();
  const name = useDishName(dish);
  const told = useToldDish(dish);
  const state = useDishOptions(dish, start);
  const marks = useDietMarks();
  const misfits = marks?.judge(dish, state.choice.options) ?? [];
  const before = start ? (marks?.judge(dish, start.options) ?? []) : [];
  const guard = useReasons(start && verb);
  const submit = () => {
    state.ask();
    if (!state.check.ok) return;
    const { optionIds } = state.check;
    const add = () => onAdd({ ...state.choice, options: optionIds, total: state.total, chosen: state.chosen });
    // What was there before this change was asked about then.
    const isNew = misfits.some((reason) => !before.includes(reason));
    guard.ask(isNew ? misfits.map((reason) => ({ reason })) : [], add);
  };
  const footer = (
    <div className="flex gap-3">
      <QuantityStepper
        label={name}
        value={state.choice.quantity}
        onChange={state.setQuantity}
        max={site().limits.portions}
        size={56}
      />
      <Button
        size={56}
        wide
        amount={formatRupees(state.total)}
        pending={pending}
        pendingText={verbPending}
        onClick={submit}
      >
        {verb}
      </Button>
    </div>
  );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      hideTitle
      phone="tall"
      width="wide"
      flush
      footer={footer}
    >
      <div className="in-data-plain:block! md:grid md:grid-cols-[minmax(0,11fr)_minmax(0,14fr)]">
        <DishPicture
          dish={dish}
          sizes="(min-width: 768px) 440px, 100vw"
          className="h-[9.5rem] w-full md:sticky md:top-0 md:h-full md:max-h-[calc(100dvh-161px)]"
        />
        <div className="px-5 pt-5 pb-6 md:px-8">
          <VegMark veg={dish.is_veg === 1} />
          {/* The dialog's own heading says it already. */}
          <p aria-hidden="true" className="display mt-1 text-2xl font-bold wrap-anywhere md:pr-10">
            {name}
          </p>
          <div className="mt-1 flex flex-wrap items-center gap-x-4">
            {dishPrice(dish)}
            {dishRating(dish)}
          </div>
          <CounterLine dish={dish} isWhole />
          <p className="mt-2 text-body text-ink-2">{dish.description}</p>
          {dishParts(dish, language)}
          <DishFacts dish={dish} chosen={state.choice.options} className="mt-3" />
          <LineNote misfits={misfits} className="mt-2" />
          {photos}
          <div className="mt-4">
            <OptionGroups dish={told} state={state} />
          </div>
          {!state.check.ok && state.wrongGroup && (
            <p role="alert" className="sr-only">
              {state.check.message}
            </p>
          )}
          <DishNote value={state.choice.note} onChange={state.setNote} />
        </div>
      </div>
      {guard.question}
    </Sheet>
  );
}

/** Options, note and quantity of one dish, with the price on the button. */
export function DishDialog({ menuId, ...props }: Props) {
  const t = useTexts(menuTexts);
  const { data: dish, isError, refetch } = useQuery(dishQuery(menuId));
  if (dish) return <Content dish={dish} {...props} />;
  return (
    <Sheet open onOpenChange={(open) => !open && props.onClose()} title={props.title} phone="tall" width="wide">
      {isError ? (
        <FailedPart text={t.dishes.failed} onRetry={() => void refetch()} />
      ) : (
        <Loading label={t.loading({ title: props.title })} className="grid gap-3">
          <Skeleton className="h-40 w-full rounded-xl" />
          <Skeleton className="h-6 w-2/3" />
          <Skeleton className="h-12 w-full" />
          <Skeleton className="h-12 w-full" />
        </Loading>
      )}
    </Sheet>
  );
}
