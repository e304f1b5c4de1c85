import { ArrowDownIcon } from '@phosphor-icons/react/dist/ssr/ArrowDown';
import { ArrowUpIcon } from '@phosphor-icons/react/dist/ssr/ArrowUp';
import { useTexts } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import type { Change } from './figure-words.ts';
import { statisticsTexts } from './statistics.texts.ts';

const tones = { good: 'text-success', bad: 'text-danger', plain: 'text-ink-3' } as const;

/** How much it changed: the arrow says up or down, the colour and a word whether that is good. */
export function ChangeMark({ change }: { change: Change | null }) {
  const t = useTexts(statisticsTexts);
  if (!change) return null;
  return (
    <span
      className={cx(
        'num inline-flex items-center gap-0.5 text-note font-semibold whitespace-nowrap',
        tones[change.tone],
      )}
    >
      {change.way !== 'same' && <Icon of={change.way === 'up' ? ArrowUpIcon : ArrowDownIcon} weight="bold" />}
      {change.text}
      {change.tone !== 'plain' && <span className="sr-only"> {change.tone === 'good' ? t.better : t.worse}</span>}
    </span>
  );
}
