import { useState, useSyncExternalStore } from 'react';
import { writeStructuredData, type Thing } from '#lib/site/structured-data.ts';

const nothingChanges = () => () => undefined;

/**
 * What the page is about, for search engines. Only the server writes it: they read what is served, and a page that is
 * opened by a link may not make script elements under the policy.
 */
export function StructuredData({ things }: { things: readonly Thing[] }) {
  const isServed = useSyncExternalStore(
    nothingChanges,
    () => false,
    () => true,
  );
  // Kept as it was served, whatever changes on the page later.
  const [text] = useState(() => (isServed ? writeStructuredData(things) : null));
  if (text === null) return null;
  return (
    <script type="application/ld+json" suppressHydrationWarning>
      {text}
    </script>
  );
}
