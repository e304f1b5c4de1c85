import { AboutBlock } from '#features/content/site/shop/about-block.tsx';
import { CallToAction } from '#features/content/site/shop/call-to-action.tsx';
import { Testimonials } from '#features/content/testimonials/shop/testimonials.tsx';
import { testimonialsQuery } from '#features/content/testimonials/shop/testimonials.queries.ts';
import { loadQuietly } from '#lib/api/load.ts';
import { aboutTexts } from '#lib/messages-content.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';

export const load = ({ client }: LoadArgs) => loadQuietly(client, testimonialsQuery);

export function Screen() {
  return (
    <div className="page-width space-y-14 pt-4 pb-16 lg:space-y-24 lg:pt-6 lg:pb-24">
      <PageMeta title={aboutTexts.title} description={aboutTexts.description} path={paths.about} />
      <div className="space-y-8 lg:space-y-12">
        <PageHeader title={aboutTexts.title} trail={[{ label: 'Home', to: paths.home }, { label: aboutTexts.title }]} />
        <AboutBlock />
      </div>
      <CallToAction />
      <Testimonials />
    </div>
  );
}
