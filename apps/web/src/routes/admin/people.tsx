import { AdministratorsCard } from '#features/accounts/administrators/office/administrators-card.tsx';
import { RolesCard } from '#features/accounts/administrators/office/roles-card.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { PanelTitle } from '#ui/panel/panel-title.tsx';
import { adminScreenTexts } from './admin.texts.ts';

export function Screen() {
  const t = useTexts(adminScreenTexts);
  return (
    <div className="grid max-w-[980px] gap-5 px-4 py-6 lg:px-6">
      <title>{t.peopleTawa}</title>
      <PanelTitle>{t.people}</PanelTitle>
      <AdministratorsCard />
      <RolesCard />
    </div>
  );
}
