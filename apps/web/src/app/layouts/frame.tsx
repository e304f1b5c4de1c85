import type { ReactNode } from 'react';
import { BottomTabs } from './bottom-tabs.tsx';
import { CheckoutHeader } from './checkout-header.tsx';
import { Footer } from './footer.tsx';
import { PublicHeader } from './public-header.tsx';

export type FrameKind = 'public' | 'bare' | 'checkout';

const Content = ({ children, className = '' }: { children: ReactNode; className?: string }) => (
  <main id="content" tabIndex={-1} className={`outline-none ${className}`}>
    {children}
  </main>
);

/** Header and footer around a screen that is not in a panel. */
export function Frame({ kind, children }: { kind: FrameKind; children: ReactNode }) {
  if (kind === 'bare') return <Content>{children}</Content>;
  if (kind === 'checkout')
    return (
      <>
        <CheckoutHeader />
        <Content>{children}</Content>
      </>
    );
  return (
    <>
      <PublicHeader />
      <Content className="min-h-[60vh]">{children}</Content>
      <Footer />
      <BottomTabs />
    </>
  );
}
