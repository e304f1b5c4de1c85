import { acceptInvitation, readInvitation } from '@tawa/contract/accounts/staff';
import { staffRoleTexts, staffRoleWords } from '@tawa/domain/accounts/staff';
import { AuthPage } from '#features/accounts/auth/shop/auth-page.tsx';
import { Join } from '#features/accounts/staff/kitchen/join-form.tsx';
import { call } from '#lib/api/api-client.ts';
import { staffTexts } from '#lib/messages-staff.ts';

async function read(token: string, signal: AbortSignal) {
  const { restaurant_name, role, ...person } = (await call(readInvitation, { body: { token } }, signal)).body;
  const title = staffTexts.joinTitle(restaurant_name);
  return { ...person, title, role: staffRoleWords[role], text: staffRoleTexts[role] };
}

export const Screen = () => (
  <AuthPage title={staffTexts.joinWait} text={staffTexts.joinText}>
    <title>Join the staff · Tawa</title>
    <Join read={read} accept={async (body) => (await call(acceptInvitation, { body })).body.message} />
  </AuthPage>
);
