import { addressIn } from '@tawa/domain/common/public-addresses';
import { paths } from '#lib/paths.ts';
import { statePartTexts } from '#ui/state/state.texts.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useTexts } from '#lib/i18n/texts.ts';

/** What stands in the place of the whole app when nothing else can be shown; it needs no code of its own. */
export function RootFailure() {
  const t = useTexts(statePartTexts);
  const { title, text, home } = t.errorScreen;
  return (
    <main id="content" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={addressIn(useLanguage(), paths.home)}>{home}</a>
    </main>
  );
}
