import { paths } from '#lib/paths.ts';
import { ComplaintScreen } from './complaint-screen.tsx';
import { careScreenTexts } from './care.texts.ts';
import { textsIn, keepEach } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const trailIn = keepEach((language: Language) => {
  const t = textsIn(careScreenTexts, language);
  return [{ label: t.crumb, to: paths.complaints }, { label: t.newCrumb }];
});

export const Screen = () => {
  const language = useLanguage();
  return <ComplaintScreen trail={trailIn(language)} />;
};
