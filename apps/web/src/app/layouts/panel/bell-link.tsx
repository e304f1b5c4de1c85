import { useSession } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Beside } from '../beside.tsx';

const Bell = lazyPart(async () => (await import('#features/accounts/notifications/bell.tsx')).Bell);

/** The bell of whoever is signed in; guests load nothing of it, and a visit does not read the owner's inbox. */
export function BellLink() {
  const session = useSession();
  if (!session || session.visiting !== undefined) return null;
  return (
    <Beside fallback={<span className="size-11 shrink-0" />}>
      <Bell userid={session.userId} />
    </Beside>
  );
}
