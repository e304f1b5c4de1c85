import type { EffectBase } from '@tawa/contract/content/settings';
import { formatPaise, toPaise } from '@tawa/domain/common/money';
import { effectSample, hasEffect, settingEffect, type EffectLine } from '@tawa/domain/content/setting-effect';
import { settingProblem, type SettingKey } from '@tawa/domain/content/settings';
import { formatCount } from '#lib/format.ts';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { cx } from '#ui/cx.ts';
import { officeSettingsTexts } from './settings.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const percent = (bp: number) => `${bp / 100}%`;

const wordsOf = (line: EffectLine, { fee_gst_bp, orders }: EffectBase, language: Language): string => {
  const t = textsIn(officeSettingsTexts, language);
  if (line.of === 'of_which_gst') return t.settingEffect.of_which_gst({ rate: percent(fee_gst_bp) });
  if (line.of === 'last_days') return t.settingEffect.last_days({ orders: formatCount(orders) });
  if (line.of === 'customer_pays' || line.of === 'restaurant_pays')
    return t.settingEffect[line.of]({ more: line.amount < 0 ? t.settingEffect.less : t.settingEffect.more });
  return t.settingEffect[line.of];
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
  const language = useLanguage();
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
            <dt className="min-w-0">{wordsOf(line, base, language)}</dt>
            <dd className="num whitespace-nowrap">{signed(line.amount)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
