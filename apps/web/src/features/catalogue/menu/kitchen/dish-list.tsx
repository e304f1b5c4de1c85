import type { MenuRow } from '@tawa/contract/catalogue/menu.form';
import type { ReactNode } from 'react';
import { useTexts } from '#lib/i18n/texts.ts';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { DishLine, LineHeads, type LineActions } from './dish-line.tsx';
import { LazyBlock } from './lazy-block.tsx';
import type { MenuSection } from './menu-view.ts';
import { SortableItem, SortableList } from '#ui/form/sortable-list.tsx';
import { kitchenMenuTexts } from './menu.texts.ts';

const blockRows = 40;
const sortableMax = 200;

interface Props extends LineActions {
  sections: readonly MenuSection[];
  openId: number | null;
  /** A new dish is being written. */
  isNew: boolean;
  ticked: ReadonlySet<number>;
  isSelecting: boolean;
  /** Given while one whole category is shown, whose order may be changed. */
  onOrder?: (ids: number[], moved: number) => void;
  empty?: ReactNode;
}

const blocksOf = (dishes: readonly MenuRow[]): MenuRow[][] =>
  Array.from({ length: Math.ceil(dishes.length / blockRows) }, (_block, index) =>
    dishes.slice(index * blockRows, (index + 1) * blockRows),
  );

/** The dishes by category; with one category in sight they can be put in order. */
export function DishList({ sections, openId, isNew, ticked, isSelecting, onOrder, empty, ...actions }: Props) {
  const t = useTexts(kitchenMenuTexts);
  const isDense = openId !== null || isNew;
  const line = (dish: MenuRow) => (
    <DishLine
      key={dish.menu_id}
      dish={dish}
      isOpen={dish.menu_id === openId}
      isTicked={ticked.has(dish.menu_id)}
      isSelecting={isSelecting}
      isDense={isDense}
      {...actions}
    />
  );
  const body = ({ dishes }: MenuSection, isFirst: boolean) => {
    if (onOrder && dishes.length <= sortableMax)
      return (
        <SortableList items={dishes.map((dish) => ({ id: dish.menu_id, name: dish.dish_name }))} onMove={onOrder}>
          <ul>
            {dishes.map((dish) => (
              <SortableItem key={dish.menu_id} id={dish.menu_id} name={dish.dish_name} className="pl-2">
                {line(dish)}
              </SortableItem>
            ))}
          </ul>
        </SortableList>
      );
    return blocksOf(dishes).map((rows, index) => (
      <LazyBlock key={rows[0]?.menu_id} early={isFirst && index === 0} rows={rows.length}>
        {() => rows.map(line)}
      </LazyBlock>
    ));
  };
  if (sections.every(({ dishes }) => dishes.length === 0))
    return empty ?? <EmptyState title={t.noMatch} plate="no-match" />;
  const parts = sections.map((section, index) => (
    <section key={section.category_id} aria-label={section.name}>
      <h2 className="sticky top-0 z-20 flex items-center gap-2 border-b border-line bg-surface-2 px-4 py-2 font-sans text-sm font-bold">
        {section.name} <span className="num font-normal text-ink-3">{section.dishes.length}</span>
      </h2>
      {body(section, index < 2)}
    </section>
  ));
  return (
    <>
      <LineHeads isDense={isDense} />
      {parts}
    </>
  );
}

/** The list to come. */
export const ListSkeleton = () => {
  const t = useTexts(kitchenMenuTexts);
  return (
    <Loading label={t.loadingMenu} className="grid gap-3 p-6">
      {Array.from({ length: 8 }, (_row, index) => (
        <Skeleton key={index} className="h-11 w-full rounded-md" />
      ))}
    </Loading>
  );
};
