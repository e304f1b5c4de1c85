import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { WarningCircleIcon } from '@phosphor-icons/react/dist/ssr/WarningCircle';
import type { Dish, DishDetails, OptionGroup } from '@tawa/contract/catalogue/menu';
import { groupRule } from '@tawa/domain/ordering/cart';
import { effectivePrice, formatRupees } from '@tawa/domain/common/money';
import { nameIn } from '@tawa/domain/catalogue/names/name-in';
import { useEffect, useRef } from 'react';
import { CheckMark, RadioMark } from '#ui/form/check-marks.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import type { DishOptions } from './use-dish-options.ts';
import { useDietMarks } from '#lib/diet/diet.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

function GroupTag({ group, count, isWrong }: { group: OptionGroup; count: number; isWrong: boolean }) {
  const t = useTexts(menuTexts);
  const done = count >= group.max_choices || (group.min_choices > 0 && count >= group.min_choices);
  const look = isWrong
    ? 'bg-danger-soft text-danger'
    : done
      ? 'bg-success-soft text-success'
      : 'bg-surface-2 text-ink-2';
  const text = group.min_choices > 0 && count === 0 ? t.required : t.chosen({ count, maxChoices: group.max_choices });
  return (
    <span
      className={`inline-flex shrink-0 items-center gap-1 rounded-xs px-2 py-1 text-xs font-semibold whitespace-nowrap ${look}`}
    >
      {isWrong && <WarningCircleIcon weight="fill" aria-hidden="true" />}
      {done && !isWrong && <CheckCircleIcon weight="fill" aria-hidden="true" />}
      {text}
    </span>
  );
}

interface GroupProps {
  dish: DishDetails;
  group: OptionGroup;
  state: DishOptions;
}

function Group({ dish, group, state }: GroupProps) {
  const t = useTexts(menuTexts);
  const marks = useDietMarks();
  const language = useLanguage();
  const box = useRef<HTMLFieldSetElement>(null);
  const isWrong = state.wrongGroup === group.group_name;
  useEffect(() => {
    if (isWrong) box.current?.scrollIntoView({ block: 'center' });
  }, [isWrong]);
  const chosen = group.options.filter((option) => state.choice.options.includes(option.option_id));
  const single = group.max_choices === 1 && group.min_choices === 1;
  const Mark = single ? RadioMark : CheckMark;
  const isPriced = group.options.some((option) => option.price !== group.options[0]?.price || group.kind !== 'size');
  const full = !single && chosen.length >= group.max_choices;
  return (
    <fieldset ref={box} className="border-t border-line py-5 first:border-t-0">
      <legend className="float-left mb-2 flex w-full items-start justify-between gap-3">
        <span className="min-w-0 wrap-anywhere">
          <span className="display block text-lg font-bold">{nameIn(group.group_name, group.names, language)}</span>
          <span className="block text-note text-ink-3">{groupRule(group)}</span>
        </span>
        <GroupTag group={group} count={chosen.length} isWrong={isWrong} />
      </legend>
      <ul className="clear-both">
        {group.options.map((option) => {
          const isOn = chosen.includes(option);
          const isOff = !option.available || (full && !isOn);
          const amount =
            group.kind === 'size'
              ? formatRupees(effectivePrice(dish) + option.price)
              : `+${formatRupees(option.price)}`;
          return (
            <li key={option.option_id}>
              <label className={`flex min-h-12 items-center gap-3 ${isOff ? 'text-ink-3' : ''}`}>
                {group.kind !== 'size' && <VegMark veg={option.is_veg === 1} />}
                <span className="min-w-0 flex-1 text-body wrap-anywhere">
                  {nameIn(option.option_name, option.names, language)}
                  <b className="block text-note font-semibold text-warning">
                    {marks?.judgeOption(group, option).join('. ')}
                  </b>
                </span>
                <span className="num shrink-0 text-body text-ink-2">
                  {option.available ? isPriced && amount : t.soldOut}
                </span>
                <Mark
                  name={t.group({ optionGroupId: group.option_group_id })}
                  checked={isOn}
                  disabled={isOff}
                  onChange={() => state.toggle(group.option_group_id, option.option_id)}
                />
              </label>
            </li>
          );
        })}
      </ul>
    </fieldset>
  );
}

/** Every choice of a dish: sizes with their full price, add-ons with what they add. */
export const OptionGroups = ({ dish, state }: { dish: DishDetails; state: DishOptions }) => (
  <div>
    {dish.option_groups.map((group) => (
      <Group key={group.option_group_id} dish={dish} group={group} state={state} />
    ))}
  </div>
);

/** What is in a combo: '1 × Thali · 2 × Mango Lassi'; nothing under other dishes. */
export const dishParts = ({ parts }: Pick<Dish, 'parts'>, language: Language) =>
  parts && (
    <p className="mt-2 text-sm font-semibold">
      {parts.map(({ quantity, dish_name, names }) => `${quantity} × ${nameIn(dish_name, names, language)}`).join(' · ')}
    </p>
  );
