import type { Statistics } from '@tawa/contract/insight/statistics';
import { dayMs } from '@tawa/domain/common/durations';
import { formatRupees } from '@tawa/domain/common/money';
import { useState } from 'react';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Picture } from '#ui/picture.tsx';
import { VegMark } from '#ui/veg-mark.tsx';
import { ChangeMark } from './change-mark.tsx';
import { changeOf } from './figure-words.ts';
import { useReaderWords } from './office/reader.tsx';
import { statisticsTexts } from './statistics.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const shownFirst = 5;

interface Named {
  name: string;
  is_veg: 0 | 1;
  dish_img: string | null;
}

function DishName({ name, is_veg, dish_img }: Named) {
  return (
    <span className="flex min-w-0 items-center gap-2">
      <span className="h-8 w-10 shrink-0 overflow-hidden rounded-sm bg-surface-2">
        {dish_img && <Picture src={pictureUrl(dish_img)} alt="" sizes="40px" className="size-full object-cover" />}
      </span>
      <VegMark veg={is_veg === 1} className="size-3.5" />
      <span className="min-w-0 break-words">{name}</span>
    </span>
  );
}

function Sold({ dishes }: { dishes: Statistics['dishes'] }) {
  const language = useLanguage();
  const t = useTexts(statisticsTexts);
  return (
    <div className="relative overflow-x-auto">
      <table className="w-full border-collapse text-sm">
        <thead>
          <tr className="text-note text-ink-2">
            <th scope="col" className="py-1.5 text-left font-normal">
              {t.dish}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {t.portions}
            </th>
            <th scope="col" className="px-2 text-right font-normal">
              {t.figures.gross}
            </th>
            <th scope="col" className="text-right font-normal max-sm:hidden">
              {t.change}
            </th>
          </tr>
        </thead>
        <tbody>
          {dishes.map((dish) => (
            <tr key={`${dish.menu_id}/${dish.name}`} className="border-t border-line">
              <th scope="row" className="py-1.5 text-left font-semibold">
                <DishName {...dish} />
              </th>
              <td className="num px-2 text-right">{formatCount(dish.quantity)}</td>
              <td className="num px-2 text-right whitespace-nowrap">{formatRupees(dish.sales)}</td>
              <td className="text-right max-sm:hidden">
                {dish.sales_before === 0 ? (
                  <span className="text-note text-ink-3">{t.fresh}</span>
                ) : (
                  <ChangeMark change={changeOf(language, dish.sales, dish.sales_before)} />
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface Props {
  statistics: Statistics;
  /** Where a dish is changed; without it there is no such link. */
  editHref?: (menuId: number) => string;
  /** Takes a dish off the menu; without it there is no such button. */
  onHide?: (dish: { menu_id: number; dish_name: string }) => void;
  className?: string;
}

/** What sold best, and what is on sale and does not sell. */
export function DishesCard({ statistics, editHref, onHide, className }: Props) {
  const t = useTexts(statisticsTexts);
  const { nothing } = useReaderWords();
  const [isWhole, setWhole] = useState(false);
  const { dishes, quiet, read_at } = statistics;
  const quietText = (last: string | null) =>
    last === null
      ? t.quietNever
      : t.quietSince({ days: t.days({ count: Math.floor((Date.parse(read_at) - Date.parse(last)) / dayMs) }) });
  return (
    <Card
      title={t.dishes}
      className={className}
      action={
        dishes.length > shownFirst && !isWhole ? (
          <Button variant="quiet" size={40} onClick={() => setWhole(true)}>
            {t.allDishes({ count: dishes.length })}
          </Button>
        ) : undefined
      }
    >
      {dishes.length === 0 ? (
        <p className="rounded-lg border border-dashed border-line-strong p-6 text-center text-body text-ink-2">
          {nothing}
        </p>
      ) : (
        <Sold dishes={isWhole ? dishes : dishes.slice(0, shownFirst)} />
      )}
      {quiet.length > 0 && (
        <>
          <h3 className="mt-4 text-sm font-bold">
            {t.quiet} <span className="font-normal text-ink-3">{t.quietFacts}</span>
          </h3>
          <ul className="mt-1">
            {quiet.slice(0, isWhole ? quiet.length : 3).map((dish) => (
              <li
                key={dish.menu_id}
                className="flex items-center gap-2 border-t border-line py-1.5 text-sm font-semibold"
              >
                <DishName {...dish} />
                <span className="ml-auto text-right text-note font-normal text-ink-3">
                  {quietText(dish.last_ordered_at)}
                </span>
                {onHide && (
                  <Button
                    variant="secondary"
                    size={40}
                    onClick={() => onHide({ menu_id: dish.menu_id, dish_name: dish.name })}
                  >
                    {t.hide}
                    <span className="sr-only"> {dish.name}</span>
                  </Button>
                )}
                {editHref && (
                  <ButtonLink variant="secondary" size={40} to={editHref(dish.menu_id)}>
                    {t.edit}
                    <span className="sr-only"> {dish.name}</span>
                  </ButtonLink>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}
