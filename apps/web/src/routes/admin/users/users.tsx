import { AuditTrail } from '#features/insight/audit/office/audit-trail.tsx';
import { UserPanel } from '#features/accounts/users/office/user-panel.tsx';
import { UsersList } from '#features/accounts/users/office/users-list.tsx';
import { adminScreenTexts } from '../admin.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const panel = (id: string, language: Language) => (
  <UserPanel
    userId={Number(id)}
    history={(entries) => <AuditTrail entries={entries} nothing={textsIn(adminScreenTexts, language).noHistory} />}
  />
);

export const Screen = () => {
  const language = useLanguage();
  return <UsersList panel={(id) => panel(id, language)} />;
};
