import type { Dish } from '@tawa/contract/catalogue/menu';
import type { EditedMenu } from '@tawa/contract/catalogue/menu.form';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useMemo, useState } from 'react';
import { DishCard } from '#features/catalogue/menu/shop/dish-card.tsx';
import { DishRow } from '#features/catalogue/menu/shop/dish-row.tsx';
import { BulkBar } from '#features/catalogue/menu/kitchen/bulk-bar.tsx';
import { CategoryRail, CategoryTabs } from '#features/catalogue/menu/kitchen/category-rail.tsx';
import { DishList, ListSkeleton } from '#features/catalogue/menu/kitchen/dish-list.tsx';
import { EditorPane } from '#features/catalogue/menu/kitchen/editor-pane.tsx';
import { LockedMenu } from '#features/catalogue/menu/kitchen/locked-menu.tsx';
import { editedMenuQuery, useLiveMenu } from '#features/catalogue/menu/kitchen/menu-editor.queries.ts';
import { ListBar, MenuHead } from '#features/catalogue/menu/kitchen/menu-head.tsx';
import { SectionsPlace } from '#features/catalogue/menu/kitchen/sections/sections-place.tsx';
import { sectionsOf } from '#features/catalogue/menu/kitchen/menu-view.ts';
import { useMenuPlace } from '#features/catalogue/menu/kitchen/use-menu-place.ts';
import { useMenuWork } from '#features/catalogue/menu/kitchen/use-menu-work.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Part } from '#ui/page/part.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const CounterSheet = lazyPart(
  async () => (await import('#features/catalogue/menu/kitchen/counter/counter-sheet.tsx')).CounterSheet,
);

const preview = (dish: Dish, look: 'row' | 'card', language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  const add = (
    <span className="rounded-md border border-line bg-surface px-6 py-2 font-bold text-brand-ink shadow-1">
      {t.addButton}
    </span>
  );
  return look === 'row' ? (
    <DishRow dish={dish} action={add} />
  ) : (
    <div className="mx-auto w-64 py-3">
      <DishCard dish={dish} action={add} />
    </div>
  );
};

function Workplace({ menu }: { menu: EditedMenu }) {
  const language = useLanguage();
  const t = useTexts(restaurantScreenTexts);
  const place = useMenuPlace();
  const { filter, openId, isNew, open } = place;
  const [isSelecting, setSelecting] = useState(false);
  const sections = useMemo(() => sectionsOf(menu, filter), [menu, filter]);
  const work = useMenuWork({ menu, sections, filter, open });
  const stopSelecting = () => {
    work.tickNone();
    setSelecting(false);
  };
  return (
    <div className="flex min-h-0 flex-1">
      <CategoryRail menu={menu} filter={filter} onFilter={place.setFilter} />
      <div className="relative flex min-w-0 flex-1 flex-col">
        <CategoryTabs menu={menu} filter={filter} onFilter={place.setFilter} />
        <ListBar
          words={filter.words}
          onWords={(words) => place.setFilter({ words })}
          isSelecting={isSelecting}
          onSelecting={(on) => (on ? setSelecting(true) : stopSelecting())}
          ticked={work.tickedState}
          onTickAll={work.tickAll}
        />
        <div className="min-h-0 flex-1 overflow-y-auto pb-24">
          <DishList
            sections={sections}
            openId={openId}
            isNew={isNew}
            ticked={work.ticked}
            isSelecting={isSelecting}
            onOrder={work.order}
            {...work.actions}
            empty={
              menu.dishes.length === 0 ? (
                <EmptyState
                  plate="empty-thali"
                  title={t.menu.empty}
                  action={
                    <Button icon={PlusIcon} onClick={() => open('new')}>
                      {t.addDish}
                    </Button>
                  }
                >
                  {t.menu.emptyText}
                </EmptyState>
              ) : undefined
            }
          />
        </div>
        {work.chosen.length > 0 ? (
          <BulkBar menu={menu} dishes={work.chosen} onState={work.setState} onDone={stopSelecting} />
        ) : (
          <button
            type="button"
            aria-label={t.addDish}
            onClick={() => open('new')}
            className="press absolute right-4 bottom-4 z-30 grid size-14 place-items-center rounded-lg bg-brand text-2xl text-on-brand shadow-2 lg:hidden"
          >
            <PlusIcon weight="bold" aria-hidden="true" />
          </button>
        )}
      </div>
      {(isNew || openId !== null) && (
        <EditorPane
          menu={menu}
          menuId={openId}
          categoryId={filter.category || null}
          inSight={work.inSight}
          preview={(dish, look) => preview(dish, look, language)}
          onGo={open}
          onState={work.setState}
        />
      )}
    </div>
  );
}

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  const query = useQuery(editedMenuQuery());
  const { open, view, setView, showsCounter, showCounter, openFromCounter } = useMenuPlace();
  useLiveMenu();
  return (
    <div className="flex h-[calc(100dvh-56px)] min-h-[30rem] flex-col bg-surface lg:h-dvh">
      <title>{t.myMenuTawa}</title>
      <MenuHead
        menu={query.data}
        view={view}
        onView={setView}
        onAdd={() => open('new')}
        onCounter={() => showCounter(true)}
      />
      {showsCounter && query.data?.may_edit && (
        <Suspense>
          <CounterSheet onOpen={openFromCounter} onClose={() => showCounter(false)} />
        </Suspense>
      )}
      <Part query={query} skeleton={<ListSkeleton />} failed={t.menu.failed} noticeClassName="p-6">
        {(menu) => {
          if (!menu.may_edit) return <LockedMenu />;
          return view === 'sections' ? <SectionsPlace menu={menu} /> : <Workplace menu={menu} />;
        }}
      </Part>
    </div>
  );
}
