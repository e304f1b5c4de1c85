import { AboutBlock } from '#features/content/site/shop/about-block.tsx';
import { CallToAction } from '#features/content/site/shop/call-to-action.tsx';
import { Testimonials } from '#features/content/testimonials/shop/testimonials.tsx';
import { testimonialsQuery } from '#features/content/testimonials/shop/testimonials.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const load = ({ client }: LoadArgs) => loadQuietly(client, testimonialsQuery);

export function Screen() {
  const t = useTexts(contentScreenTexts);
  return (
    <div className="page-width space-y-14 pt-4 pb-16 lg:space-y-24 lg:pt-6 lg:pb-24">
      <PageMeta title={t.about.title} description={t.about.description} path={paths.about} />
      <div className="space-y-8 lg:space-y-12">
        <PageHeader title={t.about.title} trail={[{ label: t.home, to: paths.home }, { label: t.about.title }]} />
        <AboutBlock />
      </div>
      <CallToAction />
      <Testimonials />
    </div>
  );
}
