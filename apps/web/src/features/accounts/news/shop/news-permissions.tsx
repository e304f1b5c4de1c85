import type { NewsPermission } from '@tawa/contract/accounts/news';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { formatDate } from '#lib/format.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { paths, pictureUrl } from '#lib/paths.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Part } from '#ui/page/part.tsx';
import { EmptyState } from '#ui/state/empty-state.tsx';
import { Loading, Skeleton } from '#ui/state/skeleton.tsx';
import { newsPermissionsQuery } from './news.queries.ts';
import { newsTexts } from './news.texts.ts';
import { useChoice } from './use-choice.ts';
import { useLanguage } from '#lib/i18n/language.ts';

function Row({ permission, userid }: { permission: NewsPermission; userid: number }) {
  const t = useTexts(newsTexts);
  const language = useLanguage();
  const { allow, stop, isPending } = useChoice(userid, permission);
  const { restaurant_name: name, logo, expires_at, may_prolong } = permission;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
      {logo && (
        <img
          src={pictureUrl(logo)}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          className="in-data-plain:hidden size-11 rounded-md"
        />
      )}
      <div className="min-w-40 flex-1">
        <Link to={paths.restaurant(permission)} className="font-bold wrap-anywhere underline-offset-4 hover:underline">
          {name}
        </Link>
        <p className="num text-sm text-ink-3">{t.until({ day: formatDate(expires_at, language) })}</p>
      </div>
      {may_prolong && (
        <Button variant="quiet" size={40} disabled={isPending} aria-label={t.prolongOf({ name })} onClick={allow}>
          {t.prolong}
        </Button>
      )}
      <Button variant="secondary" size={40} disabled={isPending} aria-label={t.stopOf({ name })} onClick={stop}>
        {t.stop}
      </Button>
    </li>
  );
}

/** Which restaurants may write, until when, and how each is stopped by one press. */
export function NewsPermissions({ userid }: { userid: number }) {
  const t = useTexts(newsTexts);
  const query = useQuery(newsPermissionsQuery(userid));
  const skeleton = (
    <Loading label={t.loading}>
      <Skeleton className="h-32 w-full rounded-xl" />
    </Loading>
  );
  return (
    <Part query={query} skeleton={skeleton} failed={t.permissionsFailed}>
      {(permissions) =>
        permissions.length === 0 ? (
          <EmptyState
            plate="empty-bowl"
            title={t.nobody}
            action={<ButtonLink to={paths.restaurants()}>{t.browse}</ButtonLink>}
          >
            {t.nobodyText}
          </EmptyState>
        ) : (
          <Card title={t.mayWriteTitle}>
            <ul className="-my-4 divide-y divide-line">
              {permissions.map((permission) => (
                <Row key={permission.restaurant_id} permission={permission} userid={userid} />
              ))}
            </ul>
          </Card>
        )
      }
    </Part>
  );
}
