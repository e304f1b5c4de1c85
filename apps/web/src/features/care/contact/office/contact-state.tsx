import { ArrowBendUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowBendUpLeft';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { EnvelopeSimpleIcon } from '@phosphor-icons/react/dist/ssr/EnvelopeSimple';
import { EyeIcon } from '@phosphor-icons/react/dist/ssr/Eye';
import { WarningIcon } from '@phosphor-icons/react/dist/ssr/Warning';
import { contactStateWords } from '#lib/messages-office.ts';
import { Badge } from '#ui/badge.tsx';

const looks = {
  new: { tone: 'info', icon: EnvelopeSimpleIcon },
  read: { tone: 'neutral', icon: EyeIcon },
  replied: { tone: 'success', icon: ArrowBendUpLeftIcon },
  closed: { tone: 'neutral', icon: CheckCircleIcon },
  spam: { tone: 'warning', icon: WarningIcon },
} as const;

export const ContactState = ({ status }: { status: keyof typeof looks }) => (
  <Badge tone={looks[status].tone} icon={looks[status].icon}>
    {contactStateWords[status]}
  </Badge>
);
