import { CaretDownIcon } from '@phosphor-icons/react/dist/ssr/CaretDown';
import type { LegalText } from '@tawa/contract/content/legal';
import type { LegalDocument } from '@tawa/domain/content/legal';
import { addressIn } from '@tawa/domain/common/public-addresses';
import { readRichText } from '@tawa/domain/common/rich-text';
import { useQuery } from '@tanstack/react-query';
import { formatDate } from '#lib/format.ts';
import { paths } from '#lib/paths.ts';
import { Banner } from '#ui/banner.tsx';
import { Icon } from '#ui/icon.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { Breadcrumb } from '#ui/page/page-header.tsx';
import { Part } from '#ui/page/part.tsx';
import { headingsOf, RichText } from '#ui/rich-text/rich-text.tsx';
import { Loading, Skeleton, SkeletonText } from '#ui/state/skeleton.tsx';
import { legalQuery } from './legal.queries.ts';
import { legalTexts } from './legal.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const partsMin = 3;

function Parts({ body, lang }: { body: string; lang: string }) {
  const t = useTexts(legalTexts);
  const parts = headingsOf(readRichText(body));
  if (parts.length < partsMin) return null;
  return (
    <nav aria-label={t.parts} className="mb-8 lg:sticky lg:top-24 lg:mb-0 lg:self-start">
      <details className="group rounded-xl border border-line bg-surface lg:hidden">
        <summary className="flex min-h-12 list-none items-center justify-between px-4 font-semibold [&::-webkit-details-marker]:hidden">
          {t.parts}
          <Icon
            of={CaretDownIcon}
            weight="bold"
            className="text-[1rem] text-ink-3 transition-transform ease-out group-open:rotate-180"
          />
        </summary>
        <PartLinks parts={parts} lang={lang} />
      </details>
      <div className="-mx-4 max-lg:hidden">
        <p className="px-4 text-sm font-bold">{t.parts}</p>
        <PartLinks parts={parts} lang={lang} />
      </div>
    </nav>
  );
}

const PartLinks = ({ parts, lang }: { parts: readonly { id: string; text: string }[]; lang: string }) => (
  <ol lang={lang} className="pb-2">
    {parts.map(({ id, text }) => (
      <li key={id}>
        <a
          href={`#${id}`}
          className="flex min-h-11 items-center rounded-md px-4 text-body text-ink-2 hover:bg-surface-2"
        >
          {text}
        </a>
      </li>
    ))}
  </ol>
);

/** Which words hold: of a translation the English ones, which may be newer; nothing on a page in English. */
function Holding({ text: { document, version, translation } }: { text: LegalText }) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  if (language !== 'hi' && language !== 'kn') return null;
  if (!translation)
    return (
      <Banner tone="info" className="mt-6 max-w-[68ch]">
        {t.onlyEnglish}
      </Banner>
    );
  return (
    <Banner tone="info" className="mt-6 max-w-[68ch]">
      {t.holds({
        english: (words) => (
          <a href={addressIn('en', `/${document}`)} hrefLang="en" className="font-semibold underline">
            {words}
          </a>
        ),
      })}
      {translation.version < version && <> {t.older({ of: translation.version, version })}</>}
    </Banner>
  );
}

const Text = ({ text: { body, version, effective_from, translation } }: { text: LegalText }) => {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const lang = translation?.language ?? 'en';
  return (
    <div className="mt-8 lg:grid lg:grid-cols-[280px_minmax(0,1fr)] lg:gap-14">
      <Parts body={body} lang={lang} />
      <div>
        <div lang={lang}>
          <RichText html={body} />
        </div>
        <p className="num mt-10 max-w-[68ch] border-t border-line pt-4 text-sm text-ink-3">
          {t.version({ version, date: formatDate(effective_from, language) })}
        </p>
      </div>
    </div>
  );
};

const Placeholder = () => {
  const t = useTexts(legalTexts);
  return (
    <Loading label={t.loading} className="mt-8 max-w-[68ch] space-y-8 lg:ml-[336px]">
      <SkeletonText lines={4} />
      <Skeleton className="h-7 w-1/3" />
      <SkeletonText lines={6} />
    </Loading>
  );
};

interface Props {
  document: LegalDocument;
  /** The page's name, also while its text is on the way. */
  title: string;
  description: string;
}

/** One legal text in its version in force. */
export function LegalPage({ document, title, description }: Props) {
  const t = useTexts(legalTexts);
  const language = useLanguage();
  const query = useQuery(legalQuery(document, language));
  // What is not translated has its English words under the page's own name.
  const isEnglish = language !== 'hi' && language !== 'kn';
  const shown = (isEnglish || query.data?.translation ? query.data?.title : undefined) ?? title;
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={shown} description={description} path={`/${document}`} />
      <Breadcrumb trail={[{ label: t.home, to: paths.home }, { label: shown }]} />
      <p className="mt-1 text-base font-bold text-accent-ink">{t.legal}</p>
      <h1 className="mt-1 text-3xl font-extrabold tracking-[-0.03em] [overflow-wrap:anywhere] lg:text-5xl">{shown}</h1>
      <Part query={query} skeleton={<Placeholder />} failed={t.failed} noticeClassName="mt-8">
        {(text) => (
          <>
            <Holding text={text} />
            <Text text={text} />
          </>
        )}
      </Part>
    </div>
  );
}
