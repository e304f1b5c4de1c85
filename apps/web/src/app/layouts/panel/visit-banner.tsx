import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { useLogout } from '#features/accounts/auth/shop/use-logout.ts';
import { Button } from '#ui/button.tsx';
import { panelTexts } from './panel.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** Says on every page of the panel that an administrator looks at it, and ends that. */
export function VisitBanner({ restaurant }: { restaurant: string }) {
  const t = useTexts(panelTexts);
  const end = useLogout();
  return (
    <section
      aria-label={t.label}
      className="z-30 flex flex-wrap items-center gap-x-3 gap-y-1 bg-bar px-4 py-2 text-on-bar max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 lg:sticky lg:top-0 lg:px-6"
    >
      <EyeIcon weight="fill" className="shrink-0 text-xl text-on-bar-accent" aria-hidden="true" />
      <p className="min-w-0 flex-1 text-sm font-semibold break-words">
        {t.text({ restaurant })} <span className="font-medium opacity-90">{t.rule}</span>
      </p>
      <Button size={40} variant="secondary" onClick={() => void end()}>
        {t.end}
      </Button>
    </section>
  );
}
