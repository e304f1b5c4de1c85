import { messages } from '#lib/messages.ts';
import { paths } from '#lib/paths.ts';

/** What stands in the place of the whole app when nothing else can be shown; it needs no code of its own. */
export function RootFailure() {
  const { title, text, home } = messages.errorScreen;
  return (
    <main id="content" role="alert">
      <h1>{title}</h1>
      <p>{text}</p>
      <a href={paths.home}>{home}</a>
    </main>
  );
}
