import type { EditedChef } from '@tawa/contract/catalogue/chefs.kitchen';
import { PlusIcon } from '@phosphor-icons/react/dist/ssr/Plus';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ChefRows } from '#features/catalogue/chefs/kitchen/chef-rows.tsx';
import { ChefSheet } from '#features/catalogue/chefs/kitchen/chef-sheet.tsx';
import { editedChefsQuery, useArrangeChefs } from '#features/catalogue/chefs/kitchen/chefs.queries.ts';
import { messageFrom } from '#lib/api/api-client.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { toast } from '#ui/toast/toast.ts';
import { restaurantScreenTexts } from './restaurant.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';

const chefsMax = 30;

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(restaurantScreenTexts, language);
  return (
    <Loading label={t.loadingChefs}>
      <Skeleton className="h-60 w-full rounded-xl" />
    </Loading>
  );
});

export function Screen() {
  const language = useLanguage();
  const t = useTexts(restaurantScreenTexts);
  const query = useQuery(editedChefsQuery());
  const arrange = useArrangeChefs();
  const [edited, setEdited] = useState<{ chef: EditedChef | null } | null>(null);
  const move = (ids: number[]) =>
    arrange.mutate(ids, { onError: (error) => toast.error(messageFrom(error, t.notSaved)) });
  const isFull = (query.data?.length ?? 0) >= chefsMax;
  const add = (
    <Button size={40} icon={PlusIcon} disabled={isFull} onClick={() => setEdited({ chef: null })}>
      {t.addChef}
    </Button>
  );
  return (
    <div className="max-w-[820px] px-4 py-6 lg:px-6">
      <title>{t.chefsTawa}</title>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{t.chefs}</h1>
          <p className="text-note text-ink-3">{isFull ? t.full : t.facts}</p>
        </div>
        <PanelFindField className="ml-auto" />
        {query.data && query.data.length > 0 && add}
      </div>
      <Part query={query} skeleton={skeletonIn(language)} failed={t.chef.failed}>
        {(chefs) =>
          chefs.length === 0 ? (
            <EmptyState plate="empty-bowl" title={t.empty} action={add}>
              {t.emptyText}
            </EmptyState>
          ) : (
            <>
              <ChefRows chefs={chefs} onMove={move} onOpen={(chef) => setEdited({ chef })} />
              {chefs.length > 1 && <p className="mt-3 text-note text-ink-3">{t.arrange}</p>}
            </>
          )
        }
      </Part>
      {edited && <ChefSheet key={edited.chef?.chef_id} chef={edited.chef} onClose={() => setEdited(null)} />}
    </div>
  );
}
