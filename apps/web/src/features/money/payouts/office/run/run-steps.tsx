import type { RunStep, RunSums } from '@tawa/contract/money/payouts.batches';
import { CheckIcon } from '@phosphor-icons/react/dist/ssr/Check';
import { formatCount, formatDateTime } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { Banner } from '#ui/banner.tsx';
import { cx } from '#ui/cx.ts';
import { Icon } from '#ui/icon.tsx';
import { signed } from './run-tabs.tsx';
import { runTexts } from './run.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';

const isDone = ({ done, of }: RunStep): boolean => of > 0 && done === of;

/** The five steps of a run: which are done, by whom and when. */
export function RunSteps({ steps }: Pick<RunSums, 'steps'>) {
  const t = useTexts(runTexts);
  const language = useLanguage();
  const now = steps.findIndex((step) => !isDone(step));
  return (
    <ol aria-label={t.steps} className="mt-3 flex flex-wrap gap-x-6 gap-y-3 border-y border-line py-3">
      {steps.map((step, place) => {
        const done = isDone(step);
        const isNow = place === now;
        const who =
          step.by !== null && step.at !== null
            ? t.stepBy({ name: step.by, at: formatDateTime(step.at, language) })
            : null;
        return (
          <li key={step.step} aria-current={isNow ? 'step' : undefined} className="flex items-center gap-3">
            <span
              aria-hidden
              className={cx(
                'num grid size-8 shrink-0 place-items-center rounded-full text-sm font-bold',
                done && 'bg-success-soft text-success',
                !done && (isNow ? 'bg-brand text-on-brand' : 'bg-surface-3 text-ink-2'),
              )}
            >
              {done ? <Icon of={CheckIcon} weight="bold" /> : place + 1}
            </span>
            <span className="min-w-0 text-sm">
              <b className="block">{t.step[step.step]}</b>
              <span className="num block text-ink-2">
                {step.of === 0 ? t.stepNone : t.stepCount({ done: formatCount(step.done), of: formatCount(step.of) })}
              </span>
              {who !== null && <span className="num block text-note text-ink-3">{who}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

/** Whether the run is what the ledger says, to the paisa. */
export function RunEqual({ sums, ledger }: Pick<RunSums, 'sums' | 'ledger'>) {
  const t = useTexts(runTexts);
  const paise = sums.reduce((all, { total }) => all + Math.round(total * 100), 0);
  if (paise === Math.round(ledger * 100))
    return (
      <p className="num mt-1 text-sm text-ink-2">
        {t.equal({ count: sums.reduce((all, { lines }) => all + lines, 0), sum: signed(ledger) })}
      </p>
    );
  return (
    <Banner tone="warning" className="mt-2">
      {t.unequal({ ledger: signed(ledger), sum: signed(paise / 100) })}
    </Banner>
  );
}
