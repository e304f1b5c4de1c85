import { acceptOfficeInvitation, readOfficeInvitation } from '@tawa/contract/accounts/administrators';
import { officeRoleTexts, officeRoleWords } from '@tawa/domain/accounts/administrators';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { Join } from '#features/accounts/staff/kitchen/join-form.tsx';
import { call } from '#lib/api/api-client.ts';
import { administratorTexts as texts } from '#lib/messages-administrators.ts';
import { staffTexts } from '#lib/messages-staff.ts';

async function read(token: string, signal: AbortSignal) {
  const { role, ...person } = (await call(readOfficeInvitation, { body: { token } }, signal)).body;
  return { ...person, title: texts.joinHead, role: officeRoleWords[role], text: officeRoleTexts[role] };
}

export const Screen = () => (
  <AuthPage title={texts.joinTitle} text={staffTexts.joinText}>
    <title>Join the office · Tawa</title>
    <Join read={read} accept={async (body) => (await call(acceptOfficeInvitation, { body })).body.message} />
  </AuthPage>
);
