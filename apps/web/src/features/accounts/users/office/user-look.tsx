import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { Badge } from '#ui/badge.tsx';
import { officeUsersTexts } from './users.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const looks = {
  active: { tone: 'success', icon: CheckCircleIcon },
  blocked: { tone: 'danger', icon: ProhibitIcon },
  deleted: { tone: 'neutral', icon: TrashIcon },
} as const;

export const UserState = ({ status }: { status: keyof typeof looks }) => {
  const t = useTexts(officeUsersTexts);
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {t.userState[status]}
    </Badge>
  );
};
