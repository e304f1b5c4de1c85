import { Sheet } from '#ui/dialog/dialog.tsx';
import type { MenuSection } from './menu-sections.ts';
import { menuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

interface Props {
  sections: readonly MenuSection[];
  seen: string;
  onChoose: (section: MenuSection) => void;
  onClose: () => void;
}

/** Every section of a menu with how many dishes it has. */
export function SectionsSheet({ sections, seen, onChoose, onClose }: Props) {
  const t = useTexts(menuTexts);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t.allSections}>
      <ul>
        {sections.map((section) => (
          <li key={section.id} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-current={section.id === seen ? 'true' : undefined}
              onClick={() => onChoose(section)}
              className="flex min-h-12 w-full items-center justify-between gap-4 py-2 text-left font-semibold aria-current:text-brand-ink"
            >
              <span className="min-w-0 wrap-anywhere">{section.title}</span>
              <span className="shrink-0 text-note font-normal text-ink-3">
                {t.dishCount({ count: section.dishes.length })}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
