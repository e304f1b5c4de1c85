import { chooseFont, getFonts } from '@tawa/contract/content/settings';
import { fonts, isFont, type Font } from '@tawa/domain/content/fonts';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '#lib/api/api-client.ts';
import { applyFont, chosenFont } from '#lib/site/font.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { useAction } from '#ui/use-action.ts';
import { officeFontsTexts } from './fonts.texts.ts';
import { ForActing } from '#ui/panel/panel-for-acting.tsx';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { useLanguage, type Language } from '#lib/i18n/language.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';

const key = ['admin-fonts'];
const fontsQuery = () =>
  queryOptions({
    queryKey: key,
    queryFn: async ({ signal }) => (await call(getFonts, {}, signal)).body,
    staleTime: 0,
  });

const all = Object.keys(fonts).filter(isFont);

interface SampleProps {
  font: Font;
  isDefault: boolean;
  isHere: boolean;
  onHere: () => void;
}

function Sample({ font, isDefault, isHere, onHere }: SampleProps) {
  const t = useTexts(officeFontsTexts);
  const { name } = fonts[font];
  const action = useAction(key);
  const choose = () => action.mutate({ run: () => call(chooseFont, { body: { font } }), done: t.saved({ name }) });
  return (
    <li>
      <Card>
        <div className="flex flex-wrap items-center gap-2">
          <h2 className="text-xl font-bold">{name}</h2>
          {isDefault && <Badge tone="success">{t.default}</Badge>}
          {isHere && <Badge tone="info">{t.thisDevice}</Badge>}
        </div>
        <div data-font={font} className="mt-3 rounded-lg bg-surface-2 p-4 font-sans">
          <p className="text-lg font-semibold">{t.sample}</p>
          <p className="num mt-1 text-sm text-ink-2">{t.sampleSigns}</p>
        </div>
        <div className="mt-4 flex flex-wrap gap-3">
          <ForActing part="content">
            <Button
              size={40}
              variant="secondary"
              aria-label={t.choose({ name })}
              disabled={isDefault}
              pending={action.isPending}
              pendingText={t.saving}
              onClick={choose}
            >
              {t.chooseShort}
            </Button>
          </ForActing>
          <Button size={40} variant="quiet" aria-label={t.tryLabel({ name })} disabled={isHere} onClick={onHere}>
            {t.tryHere}
          </Button>
        </div>
      </Card>
    </li>
  );
}

const skeletonIn = keepEach((language: Language) => {
  const t = textsIn(officeFontsTexts, language);
  return (
    <Loading label={t.loadingFonts}>
      <Skeleton className="h-96 w-full rounded-xl" />
    </Loading>
  );
});

/** The families that pages may be set in, each in its own letters; one is everybody's, and a device may have another. */
export function FontsPage() {
  const language = useLanguage();
  const t = useTexts(officeFontsTexts);
  const query = useQuery(fontsQuery());
  const [here, setHere] = useState(chosenFont);
  const keep = (font: Font | null, shown: Font) => {
    applyFont(shown, font !== null);
    setHere(font);
  };
  return (
    <div className="px-4 py-6 lg:px-6">
      <title>{t.fontSettingsTawa}</title>
      <PanelTitle>{t.title}</PanelTitle>
      <p className="mt-1 mb-4 text-note text-ink-3">{t.facts}</p>
      <Part query={query} skeleton={skeletonIn(language)} failed={t.failed}>
        {({ font: site }) => (
          <div className="max-w-[860px]">
            <ul aria-label={t.list} className="grid gap-4">
              {all.map((font) => (
                <Sample
                  key={font}
                  font={font}
                  isDefault={font === site}
                  isHere={font === here}
                  onHere={() => keep(font, font)}
                />
              ))}
            </ul>
            {here && (
              <Button className="mt-4" variant="secondary" onClick={() => keep(null, site)}>
                {t.forget}
              </Button>
            )}
          </div>
        )}
      </Part>
    </div>
  );
}
