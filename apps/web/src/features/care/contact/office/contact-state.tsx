import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowBendUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { Badge } from '#ui/badge.tsx';
import { officeContactTexts } from './contact.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const looks = {
  new: { tone: 'info', icon: EnvelopeSimpleIcon },
  read: { tone: 'neutral', icon: EyeIcon },
  replied: { tone: 'success', icon: ArrowBendUpLeftIcon },
  closed: { tone: 'neutral', icon: CheckCircleIcon },
  spam: { tone: 'warning', icon: WarningIcon },
} as const;

export const ContactState = ({ status }: { status: keyof typeof looks }) => {
  const t = useTexts(officeContactTexts);
  return (
    <Badge tone={looks[status].tone} icon={looks[status].icon}>
      {t.contactState[status]}
    </Badge>
  );
};
