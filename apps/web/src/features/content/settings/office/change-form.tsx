import { changeSetting, type EffectBase } from '@tawa/contract/content/settings';
import { serviceDayStartHour } from '@tawa/domain/common/limits';
import { settingRules } from '@tawa/domain/content/setting-rules';
import { settingProblem, settingWords, type SettingKey } from '@tawa/domain/content/settings';
import { call } from '#lib/api/api-client.ts';
import { formatWhen } from '#lib/format.ts';
import { useTexts, textsIn, keepEach } from '#lib/i18n/texts.ts';
import { SelectField, TextareaField, TextField } from '#ui/form/input.tsx';
import { ChangeEffect } from './change-effect.tsx';
import { officeSettingsTexts } from './settings.texts.ts';
import { TypedForm, useTyped, ValueNow } from './typed-form.tsx';
import { fieldOf, momentOf, nextServiceDay, typedOf, valueOf } from './typed-value.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

interface Typed {
  value: string;
  when: string;
  moment: string;
  reason: string;
}

const whensIn = keepEach((language: Language) => {
  const t = textsIn(officeSettingsTexts, language);
  return [
    { value: 'now', label: t.atOnce },
    { value: 'later', label: t.later },
  ];
});

function labelOf(name: SettingKey, language: Language): string {
  const t = textsIn(officeSettingsTexts, language);
  const { kind, unit } = settingRules[name];
  if (kind === 'paise') return t.inRupees;
  if (kind === 'percent') return t.inPercent;
  if (kind === 'moment') return t.inMoment;
  return kind === 'whole' ? t.inUnit({ unit }) : t.officeSettings.value;
}

/** What is wrong with what was typed, by field. */
function problemsOf(
  { name, value: current, now }: Pick<Props, 'name' | 'value' | 'now'>,
  typed: Typed,
  language: Language,
) {
  const t = textsIn(officeSettingsTexts, language);
  const value = valueOf(name, typed.value);
  const at = momentOf(typed.moment);
  const isLater = typed.when === 'later';
  const momentProblem = Number.isNaN(at) ? t.noMoment : at <= now ? t.pastMoment : undefined;
  return {
    value: settingProblem(name, value) ?? (!isLater && value === current ? t.same : undefined),
    moment: isLater ? momentProblem : undefined,
  };
}

const longText = 150;

interface Props {
  name: SettingKey;
  value: string | number;
  now: number;
  base?: EffectBase | null;
}

function ValueField({
  name,
  value,
  error,
  onValue,
}: {
  name: SettingKey;
  value: string;
  error?: string;
  onValue: (value: string) => void;
}) {
  const language = useLanguage();
  const { kind, choices, help, max } = settingRules[name];
  const change = (event: { currentTarget: { value: string } }) => onValue(event.currentTarget.value);
  const common = { label: labelOf(name, language), hint: help, value, error, onChange: change };
  if (kind === 'choice') {
    const options = Object.entries(choices).map(([choice, label]) => ({ value: choice, label }));
    return <SelectField {...common} options={options} />;
  }
  if (kind === 'moment') return <TextField {...common} type="datetime-local" />;
  if (max > longText && kind === 'text') return <TextareaField {...common} rows={3} maxLength={max} counter />;
  if (kind === 'text' || kind === 'email')
    return <TextField {...common} maxLength={max} type={kind === 'email' ? 'email' : 'text'} />;
  return <TextField {...common} inputMode={kind === 'whole' ? 'numeric' : 'decimal'} maxLength={12} />;
}

/** Asks for a new value, from when on, and why. */
export function ChangeForm({ name, value: current, now, base = null }: Props) {
  const language = useLanguage();
  const t = useTexts(officeSettingsTexts);
  const { kind } = settingRules[name];
  const start: Typed = {
    value: typedOf(name, current),
    when: kind === 'paise' || kind === 'percent' ? 'later' : 'now',
    moment: fieldOf(nextServiceDay(now, serviceDayStartHour)),
    reason: '',
  };
  const form = useTyped(start, (typed) => problemsOf({ name, value: current, now }, typed, language));
  const { typed, shown } = form;
  const isLater = typed.when === 'later';
  const moment = momentOf(typed.moment);
  const isDated = isLater && !Number.isNaN(moment);
  const wish = {
    run: () => {
      const when = isDated ? { valid_from: new Date(moment).toISOString() } : {};
      const body = { key: name, value: valueOf(name, typed.value), reason: typed.reason.trim(), ...when };
      return call(changeSetting, { body });
    },
    done: isLater ? t.scheduled : t.saved,
  };
  return (
    <TypedForm
      form={form}
      onSubmit={form.send(wish)}
      effect={base && <ChangeEffect name={name} from={current} to={valueOf(name, typed.value)} base={base} />}
      submit={isDated ? t.schedule({ when: formatWhen(moment, now, language) }) : t.save}
    >
      <ValueNow>{settingWords(name, current)}</ValueNow>
      <ValueField name={name} value={typed.value} error={shown.value} onValue={form.set('value')} />
      <SelectField label={t.when} options={whensIn(language)} value={typed.when} onChange={form.on('when')} />
      {isLater && (
        <TextField
          label={t.moment}
          type="datetime-local"
          value={typed.moment}
          error={shown.moment}
          onChange={form.on('moment')}
        />
      )}
    </TypedForm>
  );
}
