import type { AuditEntry } from '@tawa/contract/insight/audit';
import type { Answer } from '@tawa/contract/common/endpoint';
import { getOfficeDish, hideDish, showDish } from '@tawa/contract/catalogue/menu.office';
import { reasonLengthMax } from '@tawa/domain/common/limits';
import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { call } from '#lib/api/api-client.ts';
import { formatDate } from '#lib/format.ts';
import { pictureUrl } from '#lib/paths.ts';
import { Button } from '#ui/button.tsx';
import { TextareaField } from '#ui/form/input.tsx';
import { Facts, PanelBody, PanelHead, PanelPart } from '#ui/panel/panel-parts.tsx';
import { useAction } from '#ui/use-action.ts';
import { DishState } from './dish-state.tsx';
import { officeMenuTexts } from './menu.texts.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

type Dish = Answer<typeof getOfficeDish>['body'];

function Moderation({ dish }: { dish: Dish }) {
  const t = useTexts(officeMenuTexts);
  const [reason, setReason] = useState('');
  const action = useAction(['list', 'dishes']);
  const params = { menu_id: dish.menu_id };
  const hide = () =>
    action.mutate({
      run: () => call(hideDish, { params, body: { reason: reason.trim() } }),
      done: t.hiddenDone,
    });
  if (dish.hidden_reason !== null)
    return (
      <Button
        pending={action.isPending}
        onClick={() => action.mutate({ run: () => call(showDish, { params, body: {} }), done: t.given })}
      >
        {t.give}
      </Button>
    );
  if (dish.isactive === 0) return <p className="text-sm text-ink-3">{t.offHint}</p>;
  return (
    <div className="space-y-3">
      <p className="text-sm text-ink-2">{t.hideHint}</p>
      <TextareaField
        label={t.reason}
        rows={2}
        maxLength={reasonLengthMax}
        value={reason}
        onChange={(event) => setReason(event.currentTarget.value)}
      />
      <Button
        variant="danger"
        disabled={reason.trim() === ''}
        pending={action.isPending}
        pendingText={t.hiding}
        onClick={hide}
      >
        {t.hide}
      </Button>
    </div>
  );
}

const factsOf = (dish: Dish, language: Language): [string, ReactNode][] => {
  const t = textsIn(officeMenuTexts, language);
  return [
    [t.restaurant, dish.restaurant_name],
    [t.category, dish.category_name ?? t.others],
    [t.mark, dish.is_veg === 1 ? t.veg : t.nonVeg],
    [t.price, formatRupees(dish.price)],
    ...(dish.discounted_price === null
      ? []
      : [[t.discounted, formatRupees(dish.discounted_price)] satisfies [string, ReactNode]]),
    [t.allergens, dish.allergens.join(', ') || t.noneNamed],
    [t.added, formatDate(dish.created_on, language)],
  ];
};

interface Props {
  menuId: number;
  /** What the office did to the dish. */
  history: (entries: readonly AuditEntry[]) => ReactNode;
}

/** One dish as its kitchen wrote it, and what the office may do. */
export function DishPanel({ menuId, history }: Props) {
  const t = useTexts(officeMenuTexts);
  const language = useLanguage();
  const query = useQuery({
    queryKey: ['list', 'dishes', 'one', menuId],
    queryFn: async ({ signal }) => (await call(getOfficeDish, { params: { menu_id: menuId } }, signal)).body,
    staleTime: 0,
  });
  return (
    <PanelBody query={query} failed={t.loadFailed}>
      {(dish) => (
        <>
          <PanelHead title={dish.dish_name} badge={<DishState row={dish} />}>
            {dish.hidden_reason && <p className="mt-1 font-semibold text-danger">“{dish.hidden_reason}”</p>}
          </PanelHead>
          {dish.dish_img && (
            <img
              src={pictureUrl(dish.dish_img)}
              alt=""
              className="mb-4 aspect-[4/3] w-full rounded-lg bg-surface-2 object-cover"
            />
          )}
          <p className="mb-4 text-sm break-words whitespace-pre-line">{dish.description}</p>
          <Facts facts={factsOf(dish, language)} className="mb-4" />
          <ForActing part="dishes">
            <PanelPart title={t.hideTitle}>
              <Moderation key={dish.hidden_reason} dish={dish} />
            </PanelPart>
          </ForActing>
          <PanelPart title={t.history}>{history(dish.history)}</PanelPart>
        </>
      )}
    </PanelBody>
  );
}
