import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { TrashIcon } from '@phosphor-icons/react/dist/ssr/Trash';
import { userStateWords } from '#lib/messages-admin.ts';
import { Badge } from '#ui/badge.tsx';

const looks = {
  active: { tone: 'success', icon: CheckCircleIcon },
  blocked: { tone: 'danger', icon: ProhibitIcon },
  deleted: { tone: 'neutral', icon: TrashIcon },
} as const;

export const UserState = ({ status }: { status: keyof typeof looks }) => (
  <Badge tone={looks[status].tone} icon={looks[status].icon}>
    {userStateWords[status]}
  </Badge>
);
