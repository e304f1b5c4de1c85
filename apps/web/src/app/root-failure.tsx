import { messages } from '../lib/messages.ts';
import { paths } from '../lib/paths.ts';

/** What stands in the place of the whole app when nothing else can be shown; it needs no code of its own. */
export function RootFailure() {
  const { title, text, home } = messages.errorScreen;
  return (
    <main id="content" className="mx-auto max-w-[640px] px-4 py-24 text-center" role="alert">
      <title>{`${title} · Tawa`}</title>
      <h1 className="text-4xl font-extrabold">{title}</h1>
      <p className="mt-3 text-lg text-ink-2">{text}</p>
      <p className="mt-7">
        <a href={paths.home} className="font-bold text-brand-ink underline underline-offset-4">
          {home}
        </a>
      </p>
    </main>
  );
}
