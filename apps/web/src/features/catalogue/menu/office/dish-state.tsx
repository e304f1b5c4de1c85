import type { OfficeDish } from '@tawa/contract/catalogue/menu.office';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { ProhibitIcon } from '@phosphor-icons/react/dist/ssr/Prohibit';
import { Badge } from '#ui/badge.tsx';
import { officeMenuTexts } from './menu.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

export function DishState({ row }: { row: Pick<OfficeDish, 'isactive' | 'hidden_reason'> }) {
  const t = useTexts(officeMenuTexts);
  if (row.hidden_reason !== null)
    return (
      <Badge tone="danger" icon={ProhibitIcon}>
        {t.hidden}
      </Badge>
    );
  return row.isactive === 1 ? <Badge tone="success">{t.on}</Badge> : <Badge icon={EyeSlashIcon}>{t.off}</Badge>;
}
