import { NewsPermissions } from '#features/accounts/news/shop/news-permissions.tsx';
import { ReceivedNews } from '#features/accounts/news/shop/received-news.tsx';
import { useTexts } from '#lib/i18n/texts.ts';
import { useSession } from '#lib/session/session.ts';
import { userScreenTexts } from './user.texts.ts';

const guestId = 0;

export function Screen() {
  const t = useTexts(userScreenTexts);
  const userid = useSession()?.userId ?? guestId;
  return (
    <div className="mx-auto grid max-w-[820px] gap-5 px-4 py-6 lg:px-8">
      <title>{t.newsTawa}</title>
      <div>
        <h1 className="text-3xl font-extrabold tracking-[-.03em]">{t.news}</h1>
        <p className="mt-1 text-ink-3">{t.newsFacts}</p>
      </div>
      <NewsPermissions userid={userid} />
      <ReceivedNews userid={userid} />
    </div>
  );
}
