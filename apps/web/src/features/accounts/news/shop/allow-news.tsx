import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { useSession } from '#lib/session/session.ts';
import { Button } from '#ui/button.tsx';
import { cx } from '#ui/cx.ts';
import { newsPermissionsQuery } from './news.queries.ts';
import { newsTexts } from './news.texts.ts';
import { useChoice } from './use-choice.ts';
import { useLanguage } from '#lib/i18n/language.ts';

interface Props {
  restaurant: { restaurant_id: number; restaurant_name: string };
  className?: string;
}

function Choice({ restaurant, userid, className }: Props & { userid: number }) {
  const t = useTexts(newsTexts);
  const language = useLanguage();
  const { data: permissions } = useQuery(newsPermissionsQuery(userid));
  const { allow, stop, isPending } = useChoice(userid, restaurant);
  if (!permissions) return null;
  const { restaurant_id, restaurant_name: name } = restaurant;
  const standing = permissions.find((permission) => permission.restaurant_id === restaurant_id);
  return (
    <section
      aria-label={t.allowTitle({ name })}
      className={cx('rounded-2xl border border-line bg-surface p-5', className)}
    >
      <h2 className="text-lg font-bold">{standing ? t.mayWrite({ name }) : t.allowTitle({ name })}</h2>
      <p className="mt-1 text-sm text-ink-2">
        {standing ? t.until({ day: formatDate(standing.expires_at, language) }) : t.allowText}
      </p>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2">
        {standing ? (
          <Button variant="secondary" size={40} pending={isPending} onClick={stop}>
            {t.stop}
          </Button>
        ) : (
          <Button variant="secondary" size={40} pending={isPending} pendingText={t.allowing} onClick={allow}>
            {t.allow}
          </Button>
        )}
        <Link
          to={paths.news}
          className="inline-flex min-h-11 items-center font-semibold text-brand-ink underline underline-offset-4"
        >
          {t.seeAll}
        </Link>
      </div>
    </section>
  );
}

/** Asks a customer whether a restaurant may write, and says until when it may; nothing for anybody else. */
export function AllowNews(props: Props) {
  const session = useSession();
  return session?.userType === 'user' ? <Choice {...props} userid={session.userId} /> : null;
}
