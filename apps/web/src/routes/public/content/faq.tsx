import { useQuery } from '@tanstack/react-query';
import { FaqList } from '#features/content/faqs/shop/faq-list.tsx';
import { faqsQuery } from '#features/content/faqs/shop/faqs.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { faqTexts } from '#lib/messages-content.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { getSession } from '#lib/session/session.ts';
import { faqPage } from '#lib/site/structured-data-content.ts';
import { ButtonLink } from '#ui/button.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

const reader = () => (typeof window === 'undefined' ? undefined : getSession()?.userType);

export const load = ({ client }: LoadArgs) => loadQuietly(client, faqsQuery(reader()));

export function Screen() {
  const { data: faqs = [] } = useQuery({ ...faqsQuery(), enabled: false });
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta
        title={faqTexts.title}
        description={faqTexts.description}
        path={paths.faq}
        things={faqs.length > 0 ? [faqPage(faqs)] : []}
      />
      <div className="mx-auto max-w-[880px]">
        <PageHeader title={faqTexts.title} trail={[{ label: 'Home', to: paths.home }, { label: faqTexts.crumb }]} />
        <p className="mt-2 mb-8 max-w-[60ch] text-lg text-pretty text-ink-2">{faqTexts.lead}</p>
        <FaqList />
        <section className="mt-10 flex flex-wrap items-center justify-between gap-4 rounded-2xl bg-surface-2 p-6">
          <div>
            <h2 className="text-xl font-bold">{faqTexts.moreTitle}</h2>
            <p className="mt-1 text-body text-ink-2">{faqTexts.moreText}</p>
          </div>
          <ButtonLink to={paths.contact} variant="secondary">
            {faqTexts.ask}
          </ButtonLink>
        </section>
      </div>
    </div>
  );
}
