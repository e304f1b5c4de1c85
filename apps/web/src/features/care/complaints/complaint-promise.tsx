import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { ScalesIcon } from '@phosphor-icons/react/dist/ssr/Scales';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { complaintAcknowledgeHours, complaintRedressDays, foodSafetyHours } from '@tawa/domain/common/limits';
import { useTexts, textsIn } from '#lib/i18n/texts.ts';
import { site } from '#lib/site/site-facts.ts';
import { Icon } from '#ui/icon.tsx';
import { complaintsTexts } from './complaints.texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const promises = (officer: string, language: Language) => {
  const t = textsIn(complaintsTexts, language);
  return [
    { icon: ClockIcon, text: t.answered({ hours: complaintAcknowledgeHours, days: complaintRedressDays }) },
    { icon: ShieldCheckIcon, text: t.safety({ hours: foodSafetyHours }) },
    { icon: ScalesIcon, text: t.complaint.officer({ name: officer }) },
  ];
};

/** What happens with a complaint, and who answers for it. */
export function ComplaintPromise() {
  const language = useLanguage();
  const t = useTexts(complaintsTexts);
  const { officer, officerEmail } = site();
  return (
    <section aria-labelledby="promise-title" className="rounded-2xl bg-surface-2 p-5 sm:p-6 lg:self-start">
      <h2 id="promise-title" className="text-xl font-bold">
        {t.promiseTitle}
      </h2>
      <ul className="mt-4 space-y-4">
        {promises(officer, language).map(({ icon, text }) => (
          <li key={text} className="flex gap-3 text-body text-ink-2">
            <Icon of={icon} weight="fill" className="mt-0.5 shrink-0 text-[1.25rem] text-accent-ink" />
            <span>{text}</span>
          </li>
        ))}
      </ul>
      <a
        href={`mailto:${officerEmail}`}
        className="mt-2 ml-8 inline-flex min-h-11 items-center font-semibold text-brand-ink hover:underline"
      >
        {officerEmail}
      </a>
    </section>
  );
}
