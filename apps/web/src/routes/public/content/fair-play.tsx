import { dateWords } from '@tawa/domain/common/text';
import { darkPatterns } from '@tawa/domain/content/fair-play';
import { fairPlayPass } from '@tawa/domain/content/fair-play-pass';
import { paths } from '#lib/paths.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { PageHeader } from '#ui/page/page-header.tsx';
import { PageMeta } from '#ui/page/page-meta.tsx';
import { contentScreenTexts } from './content.texts.ts';

/** What the law calls dark patterns, what is done instead, and when that was last tested. */
export function Screen() {
  const { home, fairPlay: t } = useTexts(contentScreenTexts);
  const { on, commit } = fairPlayPass;
  return (
    <div className="page-width pt-4 pb-16 lg:pt-6 lg:pb-24">
      <PageMeta title={t.title} description={t.description} path={paths.fairPlay} />
      <PageHeader title={t.title} trail={[{ label: home, to: paths.home }, { label: t.title }]} />
      <p className="mt-2 max-w-[60ch] text-lg text-pretty text-ink-2">{t.lead}</p>
      <p className="num mt-4 font-semibold text-success">{t.passed({ day: dateWords(on), commit })}</p>
      <ol className="mt-8 grid gap-4 lg:grid-cols-2">
        {darkPatterns.map((pattern, index) => (
          <li key={pattern} className="rounded-2xl border border-line bg-surface p-5">
            <h2 className="text-xl font-bold">{t.pattern[pattern].name}</h2>
            <p className="mt-1 text-ink-2">{t.pattern[pattern].meant}</p>
            <p className="mt-2 font-semibold">{t.pattern[pattern].held}</p>
            <p className="num mt-2 text-note text-ink-3">{t.test({ name: `fair-play-${index + 1}` })}</p>
          </li>
        ))}
      </ol>
      <p className="mt-8 text-note text-ink-3">{t.source}</p>
    </div>
  );
}
