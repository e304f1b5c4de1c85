import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { Button } from '#ui/button.tsx';
import { changesOf } from './sections-changes.ts';
import { faultOf, formOf } from './sections-draft.ts';
import { sectionsTexts } from './sections.texts.ts';
import type { SectionsDraft } from './use-sections-draft.ts';

/** What is not saved yet, and the buttons for it. */
export function SectionsFoot({ draft }: { draft: SectionsDraft }) {
  const t = useTexts(sectionsTexts);
  const language = useLanguage();
  const { base, sections, theirs, isDirty, isSaving } = draft;
  const fault = faultOf(sections);
  const changes = isDirty ? changesOf(base, sections, language) : [];
  const [first = ''] = changes;
  return (
    <div className="grid gap-3 border-t border-line bg-surface p-4">
      {theirs && (
        <Banner
          tone="warning"
          alert
          action={
            <Button variant="quiet" className="min-h-11! shrink-0" onClick={() => draft.take(theirs.setup)}>
              {t.takeTheirs}
            </Button>
          }
        >
          {theirs.message}
        </Banner>
      )}
      <p role="status" className="text-note font-semibold wrap-anywhere text-accent-ink empty:hidden">
        {changes.length > 0 && (fault ? t.fault[fault.fault] : t.unsaved({ count: changes.length, first }))}
      </p>
      <div className="flex gap-3">
        <Button variant="secondary" disabled={!isDirty || isSaving} onClick={draft.discard}>
          {t.discard}
        </Button>
        <Button
          wide
          disabled={!isDirty || fault !== null}
          pending={isSaving}
          pendingText={t.saving}
          onClick={() => draft.send(formOf(sections), t.saved)}
        >
          {t.save}
        </Button>
      </div>
    </div>
  );
}
