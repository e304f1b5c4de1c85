import { formatRupees } from '@tawa/domain/common/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatWhen } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { Button } from '#ui/button.tsx';
import { Part } from '#ui/page/part.tsx';
import { SkeletonText } from '#ui/state/skeleton.tsx';
import { priceHistoryQuery } from './menu-editor.queries.ts';
import { kitchenMenuTexts } from './menu.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const sourcesIn = keepEach((language: Language) => {
  const t = textsIn(kitchenMenuTexts, language);
  return { edit: '', bulk: t.withOthers, import: t.byImport };
});
const both = (price: number, discounted: number | null, language: Language) =>
  discounted === null
    ? formatRupees(price)
    : textsIn(kitchenMenuTexts, language).nowPrice({
        price: formatRupees(price),
        discounted: formatRupees(discounted),
      });

function Changes({ menuId }: { menuId: number }) {
  const language = useLanguage();
  const t = useTexts(kitchenMenuTexts);
  const query = useQuery(priceHistoryQuery(menuId));
  return (
    <Part query={query} skeleton={<SkeletonText />} failed={t.priceHistoryCould}>
      {(changes) =>
        changes.length === 0 ? (
          <p className="text-note text-ink-3">{t.priceNeverChanged}</p>
        ) : (
          <ol className="grid gap-2">
            {changes.map((change) => (
              <li key={change.change_id} className="num text-note text-ink-2">
                <span className="font-semibold text-ink">
                  {both(change.price_before, change.discounted_before, language)} →{' '}
                  {both(change.price, change.discounted, language)}
                </span>
                <br />
                {formatWhen(change.changed_on, Date.now(), language)}, {change.changed_by ?? t.somebody}
                {sourcesIn(language)[change.source]}
              </li>
            ))}
          </ol>
        )
      }
    </Part>
  );
}

/** What the dish cost before; read when somebody asks. */
export function PriceHistory({ menuId }: { menuId: number }) {
  const t = useTexts(kitchenMenuTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <section>
      <Button variant="quiet" size={40} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)} className="-ml-4">
        {t.priceHistory}
      </Button>
      {isOpen && <Changes menuId={menuId} />}
    </section>
  );
}
