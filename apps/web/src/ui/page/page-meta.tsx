import { addressIn, prefixedLanguages } from '@tawa/domain/common/public-addresses';
import { shapeOf } from '@tawa/domain/catalogue/pictures';
import { fullUrl } from '#lib/site/site.ts';
import { logoAddress, pictureThing, type Thing } from '#lib/site/structured-data.ts';
import { StructuredData } from './structured-data.tsx';
import { wordsTexts } from '#lib/words/words.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { pagePartTexts } from './page.texts.ts';

interface Props {
  /** What the tab and search results say, without the brand's name; left out for the brand's own page. */
  title?: string;
  description: string;
  /** The one address of this page, below the origin. */
  path: string;
  /** The stored picture that stands for the page where it is shared; the brand's mark without one. */
  picture?: string | null;
  kind?: 'website' | 'article';
  /** What the page is about, in the words of schema.org. */
  things?: readonly Thing[];
}

const mark = { width: 512, height: 512 };

function ShareMeta({ picture }: Pick<Props, 'picture'>) {
  const shape = picture ? shapeOf(picture) : mark;
  return (
    <>
      <meta property="og:image" content={pictureThing(picture) ?? fullUrl(logoAddress)} />
      {shape && <meta property="og:image:width" content={String(shape.width)} />}
      {shape && <meta property="og:image:height" content={String(shape.height)} />}
      <meta name="twitter:card" content={picture ? 'summary_large_image' : 'summary'} />
    </>
  );
}

/** The same page in each language, for whoever reads the page as it was sent; in the browser nobody does. */
function InLanguages({ path }: Pick<Props, 'path'>) {
  const own = useLanguage();
  return (
    <>
      {['en', ...prefixedLanguages].map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={fullUrl(addressIn(language, path))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={fullUrl(path)} />
      <meta property="og:locale" content={`${own.slice(0, 2)}_IN`} />
    </>
  );
}

/** What a public page says about itself; React puts it into the head. */
export function PageMeta({ title, description, path, picture, kind = 'website', things }: Props) {
  const t = useTexts(wordsTexts);
  const pagePart = useTexts(pagePartTexts);
  const language = useLanguage();
  const address = fullUrl(addressIn(language, path));
  const shown = title === undefined ? `${t.name} · ${pagePart.line}` : `${title} · ${t.name}`;
  return (
    <>
      <title>{shown}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={address} />
      {import.meta.env.SSR && <InLanguages path={path} />}
      <meta property="og:type" content={kind} />
      <meta property="og:site_name" content={t.name} />
      <meta property="og:title" content={title ?? shown} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address} />
      <ShareMeta picture={picture ?? null} />
      {things && things.length > 0 && <StructuredData key={path} things={things} />}
    </>
  );
}
