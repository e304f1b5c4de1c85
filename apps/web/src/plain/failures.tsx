import { textsIn } from '#lib/i18n/texts.ts';
import { publicScreenTexts } from '#routes/public/public.texts.ts';
import { statePartTexts } from '#ui/state/state.texts.ts';
import { wholeFront } from './page.tsx';
import { plainAddress, type Screen, type Visit } from './visit.ts';

const Way = ({ href, children }: { href: string; children: string }) => (
  <p>
    <a className="button second" href={href}>
      {children}
    </a>
  </p>
);

/** Something went wrong or was refused: why, and the ways on. */
export function failedPage(visit: Visit, message: string, status: number): Screen {
  const t = textsIn(statePartTexts, visit.language);
  const title = t.errorScreen.title;
  const search = visit.query.toString();
  const here = plainAddress(visit.language, `${visit.path}${search && `?${search}`}`);
  const body = (
    <>
      <h1>{title}</h1>
      <p role="alert">{message || t.errorScreen.text}</p>
      <Way href={here}>{t.tryAgain}</Way>
      <Way href={plainAddress(visit.language, '/')}>{t.errorScreen.home}</Way>
    </>
  );
  return { title, body, status, whole: wholeFront };
}

/** There is no such page. */
export function notFoundPage(visit: Visit): Screen {
  const t = textsIn(publicScreenTexts, visit.language);
  const title = t.notFound.title;
  const body = (
    <>
      <h1>{title}</h1>
      <p>{t.notFound.text}</p>
      <Way href={plainAddress(visit.language, '/')}>{t.browseRestaurants}</Way>
    </>
  );
  return { title, body, status: 404, whole: wholeFront };
}
