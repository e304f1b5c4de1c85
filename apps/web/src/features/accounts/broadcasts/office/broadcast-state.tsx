import type { Broadcast } from '@tawa/contract/accounts/broadcasts';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { MoonIcon } from '@phosphor-icons/react/dist/ssr/Moon';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { PaperPlaneTiltIcon } from '@phosphor-icons/react/dist/ssr/PaperPlaneTilt';
import { PauseIcon } from '@phosphor-icons/react/dist/ssr/Pause';
import { StopIcon } from '@phosphor-icons/react/dist/ssr/Stop';
import { useTexts } from '#lib/i18n/texts.ts';
import { Badge } from '#ui/badge.tsx';
import { broadcastsTexts } from './broadcasts.texts.ts';

const looks = {
  draft: { tone: 'neutral', icon: NotePencilIcon },
  planned: { tone: 'info', icon: ClockIcon },
  sending: { tone: 'info', icon: PaperPlaneTiltIcon },
  night: { tone: 'info', icon: MoonIcon },
  paused: { tone: 'warning', icon: PauseIcon },
  stopped: { tone: 'warning', icon: StopIcon },
  done: { tone: 'success', icon: CheckCircleIcon },
} as const;

export const BroadcastState = ({ phase }: Pick<Broadcast, 'phase'>) => {
  const t = useTexts(broadcastsTexts);
  return (
    <Badge tone={looks[phase].tone} icon={looks[phase].icon}>
      {t.phase[phase]}
    </Badge>
  );
};
