import { NewsForm } from '#features/accounts/news/kitchen/news-form.tsx';
import { NewsReach } from '#features/accounts/news/kitchen/news-reach.tsx';
import { SentNews } from '#features/accounts/news/kitchen/sent-news.tsx';
import { PickDish } from '#features/catalogue/menu/kitchen/pick-dish.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { PanelFindField } from '#ui/panel/panel-find.tsx';
import { restaurantScreenTexts } from './restaurant.texts.ts';

export function Screen() {
  const t = useTexts(restaurantScreenTexts);
  return (
    <div className="grid max-w-[820px] gap-5 px-4 py-6 lg:px-6">
      <title>{t.tawa({ title: t.news.title })}</title>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <div>
          <h1 className="text-2xl font-bold">{t.news.title}</h1>
          <p className="text-note text-ink-3">{t.news.lead}</p>
        </div>
        <PanelFindField className="ml-auto" />
      </div>
      <NewsReach>
        <NewsForm
          renderPick={(onPick, onClose) => (
            <PickDish title={t.news.pick} without={[]} onPick={onPick} onClose={onClose} />
          )}
        />
      </NewsReach>
      <SentNews />
    </div>
  );
}
