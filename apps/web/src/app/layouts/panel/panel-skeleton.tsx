import { useTexts } from '#lib/i18n/texts.ts';
import { panelTexts } from './panel.texts.ts';
/** What a panel shows before it knows who is there, and while a screen's code loads. */
export function PanelSkeleton() {
  const t = useTexts(panelTexts);
  return (
    <div aria-busy="true" aria-label={t.loading} role="status" className="animate-pulse px-4 pt-7 pb-16 lg:px-8">
      <div className="h-10 w-64 max-w-full rounded-md bg-surface-2" />
      <div className="mt-6 h-48 rounded-2xl bg-surface-2" />
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        <div className="h-32 rounded-2xl bg-surface-2" />
        <div className="h-32 rounded-2xl bg-surface-2" />
        <div className="h-32 rounded-2xl bg-surface-2" />
      </div>
    </div>
  );
}
