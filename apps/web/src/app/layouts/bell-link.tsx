import { Suspense } from 'react';
import { useSession } from '../../lib/session.ts';
import { lazyPart } from '../../ui/lazy-part.ts';

const Bell = lazyPart(async () => (await import('../../features/notifications/bell.tsx')).Bell);

/** The bell of whoever is signed in; guests load nothing of it, and a visit does not read the owner's inbox. */
export function BellLink() {
  const session = useSession();
  if (!session || session.visiting !== undefined) return null;
  return (
    <Suspense fallback={<span className="size-11 shrink-0" />}>
      <Bell userid={session.userId} />
    </Suspense>
  );
}
