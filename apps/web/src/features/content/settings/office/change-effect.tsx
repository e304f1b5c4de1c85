import type { EffectBase } from '@tawa/contract/content/settings';
import { formatPaise, toPaise } from '@tawa/domain/common/money';
import { effectSample, hasEffect, settingEffect, type EffectLine } from '@tawa/domain/content/setting-effect';
import { settingProblem, type SettingKey } from '@tawa/domain/content/settings';
import { formatCount } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { settingEffectTexts as texts } from '#lib/messages-office-settings.ts';
import { cx } from '#ui/cx.ts';
import { officeSettingsTexts } from './settings.texts.ts';

const percent = (bp: number) => `${bp / 100}%`;

const wordsOf = (line: EffectLine, { fee_gst_bp, orders }: EffectBase): string => {
  if (line.of === 'of_which_gst') return texts.of_which_gst(percent(fee_gst_bp));
  if (line.of === 'last_days') return texts.last_days(formatCount(orders));
  if (line.of === 'customer_pays' || line.of === 'restaurant_pays')
    return texts[line.of](line.amount < 0 ? texts.less : texts.more);
  return texts[line.of];
};

const signed = (amount: number) => `${amount < 0 ? '−' : '+'}${formatPaise(Math.abs(amount))}`;
const isSum = new Set<EffectLine['of']>(['customer_pays', 'restaurant_pays', 'last_days']);

interface Props {
  name: SettingKey;
  from: string | number;
  to: string | number;
  base: EffectBase;
}

/** What a value that may be saved would change, before it is. */
export function ChangeEffect({ name, from, to, base }: Props) {
  const t = useTexts(officeSettingsTexts);
  if (!hasEffect(name) || settingProblem(name, to) !== null) return null;
  const paise = { ...base, gross: toPaise(base.gross), commission: toPaise(base.commission) };
  const lines = settingEffect(name, Number(from), Number(to), paise);
  if (lines.length === 0) return null;
  return (
    <section aria-label={t.title} className="rounded-lg bg-surface-2 px-4 py-3 text-sm">
      <h3 className="font-bold">{t.sample({ amount: formatPaise(effectSample) })}</h3>
      <dl aria-live="polite">
        {lines.map((line) => (
          <div
            key={line.of}
            className={cx('mt-1.5 flex justify-between gap-4', isSum.has(line.of) ? 'font-semibold' : 'text-ink-2')}
          >
            <dt className="min-w-0">{wordsOf(line, base)}</dt>
            <dd className="num whitespace-nowrap">{signed(line.amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
