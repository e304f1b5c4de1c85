import { FindFood } from '#features/catalogue/search/shop/find-food.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { StatePicture } from '#ui/state/state-picture.tsx';
import { publicScreenTexts } from './public.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { searchTexts } from '#features/catalogue/search/shop/search.texts.ts';
import { statePartTexts } from '#ui/state/state.texts.ts';

/** The page of an address that leads nowhere; `text` when it is known what is missing. */
export function NotFound({ text }: { text?: string }) {
  const t = useTexts(publicScreenTexts);
  const search = useTexts(searchTexts);
  const statePart = useTexts(statePartTexts);
  return (
    <div className="mx-auto flex max-w-[1120px] flex-col items-center gap-8 px-4 py-14 lg:h-[38.25rem] lg:flex-row lg:gap-20 lg:px-8 lg:py-0">
      <title>{t.pageNotFound}</title>
      <meta name="robots" content="noindex" />
      <StatePicture
        of="not-found"
        sizes="(width >= 64rem) 534px, 267px"
        className="size-[200px] shrink-0 rounded-full lg:size-[400px]"
      />
      <div className="w-full max-lg:text-center">
        <p className="num text-lg font-bold text-accent-ink">{t.error404}</p>
        <h1 className="mt-2 text-4xl font-extrabold tracking-[-.035em] lg:text-5xl">{t.notFound.title}</h1>
        <p className="mt-4 max-w-[46ch] text-lg text-ink-2 max-lg:mx-auto">{text ?? t.notFound.text}</p>
        <FindFood
          look="plain"
          label={search.label}
          placeholder={search.placeholder}
          className="mt-7 h-14 w-full max-w-[520px] max-lg:mx-auto"
        />
        <div className="mt-5 flex flex-wrap gap-3 max-lg:justify-center">
          <ButtonLink to={paths.home}>{statePart.errorScreen.home}</ButtonLink>
          <ButtonLink to={paths.restaurants()} variant="secondary">
            {t.browseRestaurants}
          </ButtonLink>
        </div>
      </div>
    </div>
  );
}
