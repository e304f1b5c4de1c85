import { passwordLengthMin, staffPasswordLengthMin } from '@tawa/domain/common/limits';
import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { meQuery } from '#features/accounts/auth/shop/account.queries.ts';
import { ChangePasswordForm } from '#features/accounts/auth/shop/change-password-form.tsx';
import { SetPasswordForm } from '#features/accounts/auth/shop/codes/set-password-form.tsx';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { useStaffAccess } from '#lib/session/staff-access.ts';
import { toast } from '#ui/toast/toast.ts';
import { accountScreenTexts } from './account.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function Screen() {
  const t = useTexts(accountScreenTexts);
  const session = useSession();
  const { role } = useStaffAccess();
  const isOfStaff = session?.userType === 'admin' || (role !== null && role !== 'owner');
  const navigate = useNavigate();
  const { data: own } = useQuery({ ...meQuery(session?.userId ?? 0), enabled: session?.userType === 'user' });
  const contact = own && !own.has_password ? (own.mobile ?? own.email) : null;
  const done = (message: string) => {
    toast.success(message);
    void navigate(paths.home);
  };
  return (
    <div className="mx-auto max-w-[560px] px-4 py-6 lg:px-8">
      <title>{t.changePasswordTawa}</title>
      <h1 className="text-3xl font-extrabold tracking-[-.03em]">
        {contact === null ? t.changePassword : t.setPassword}
      </h1>
      <p className="mt-1.5 mb-6 text-base text-ink-2">{t.everyOtherDevice}</p>
      {session && contact !== null && <SetPasswordForm contact={contact} onDone={done} />}
      {session && own?.has_password !== false && (
        <ChangePasswordForm
          userid={session.userId}
          lengthMin={isOfStaff ? staffPasswordLengthMin : passwordLengthMin}
          onDone={done}
        />
      )}
    </div>
  );
}
