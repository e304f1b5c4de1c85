import { TeamGrid } from '#features/content/team/shop/team-grid.tsx';
import { teamQuery } from '#features/content/team/shop/team.queries.ts';
import { loadPart } from '#lib/api/load.ts';
import { paths } from '#lib/paths.ts';
import type { LoadArgs } from '#lib/screen.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export const load = ({ client }: LoadArgs) => loadPart(client, teamQuery);

export function Screen() {
  const t = useTexts(contentScreenTexts);
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={t.team.title} description={t.team.description} path={paths.team} />
      <PageHeader title={t.team.title} trail={[{ label: t.home, to: paths.home }, { label: t.team.title }]} />
      <p className="mt-2 mb-10 max-w-[60ch] text-lg text-pretty text-ink-2">{t.team.lead}</p>
      <TeamGrid />
    </div>
  );
}
