import type { OfficeDish } from '@tawa/contract/catalogue/menu.office';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { deskMenuTexts as texts } from '#lib/messages-office-menu.ts';
import { Badge } from '#ui/badge.tsx';

export function DishState({ row }: { row: Pick<OfficeDish, 'isactive' | 'hidden_reason'> }) {
  if (row.hidden_reason !== null)
    return (
      <Badge tone="danger" icon={ProhibitIcon}>
        {texts.hidden}
      </Badge>
    );
  return row.isactive === 1 ? <Badge tone="success">{texts.on}</Badge> : <Badge icon={EyeSlashIcon}>{texts.off}</Badge>;
}
