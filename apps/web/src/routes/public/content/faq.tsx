import { useQuery } from '@tanstack/react-query';
import { FaqList } from '#features/content/faqs/shop/faq-list.tsx';
import { faqsQuery } from '#features/content/faqs/shop/faqs.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { getSession } from '#lib/session/session.ts';
import { faqPage } from '#lib/site/structured-data-content.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const reader = () => (typeof window === 'undefined' ? undefined : getSession()?.userType);

export const load = ({ client }: LoadArgs) => loadQuietly(client, faqsQuery(reader()));

export function Screen() {
  const t = useTexts(contentScreenTexts);
  const { data: faqs = [] } = useQuery({ ...faqsQuery(), enabled: false });
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta
        title={t.faq.title}
        description={t.faq.description}
        path={paths.faq}
        things={faqs.length > 0 ? [faqPage(faqs)] : []}
      />
      <div className="mx-auto max-w-[880px]">
        <PageHeader title={t.faq.title} trail={[{ label: t.home, to: paths.home }, { label: t.crumb }]} />
        <p className="mt-2 mb-8 max-w-[60ch] text-lg text-pretty text-ink-2">{t.faq.lead}</p>
        <FaqList />
        <section className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-surface-2 p-6">
          <div>
            <h2 className="text-xl font-bold">{t.moreTitle}</h2>
            <p className="mt-1 text-body text-ink-2">{t.moreText}</p>
          </div>
          <ButtonLink to={paths.contact} variant="secondary">
            {t.ask}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
