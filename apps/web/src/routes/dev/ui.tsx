import { Link } from 'react-router';
import { Announcer } from '#ui/toast/announcer.tsx';
import { Logo } from '../../ui/logo.tsx';
import { PageHeader } from '#ui/page/page-header.tsx';
import { Toasts } from '#ui/toast/toasts.tsx';
import { setTheme, themes } from '#lib/site/theme.ts';
import { ChoiceShelf } from './ui-choices.tsx';
import { FormShelf } from './ui-forms.tsx';
import { ListShelf } from './ui-lists.tsx';
import { MessageShelf } from './ui-messages.tsx';
import { MotionShelf } from './ui-motion.tsx';
import { OrderShelf } from './ui-order.tsx';
import { ActionShelf } from './ui-actions.tsx';
import { OverlayShelf } from './ui-overlays.tsx';

const anchors = ['actions', 'fields', 'choices', 'overlays', 'money', 'order', 'messages', 'lists', 'motion'];

/** Every part of the interface in its states, for people who build screens. */
export default function UiRoute() {
  return (
    <Announcer>
      <title>Parts · Tawa</title>
      <main id="content" className="page-width space-y-12 py-8">
        <PageHeader
          title="Parts"
          facts="Everything a screen is made of, in its states."
          trail={[{ label: 'Home', to: '/' }, { label: 'Parts' }]}
        >
          {themes.map((theme) => (
            <button
              key={theme}
              type="button"
              onClick={() => setTheme(theme)}
              className="h-11 rounded-md border border-line px-3 text-sm font-semibold"
            >
              {theme}
            </button>
          ))}
        </PageHeader>
        <nav aria-label="Parts" className="flex flex-wrap gap-x-4">
          {anchors.map((anchor) => (
            <a key={anchor} href={`#${anchor}`} className="py-2.5 text-sm font-semibold text-brand-ink underline">
              {anchor}
            </a>
          ))}
        </nav>
        <div className="flex flex-wrap items-center gap-6">
          <Logo size="small" />
          <Link to="/" aria-label="Tawa, to the start">
            <Logo />
          </Link>
          <span className="rounded-md bg-bar p-4">
            <Logo size="large" onBar />
          </span>
        </div>
        <ActionShelf />
        <FormShelf />
        <ChoiceShelf />
        <OverlayShelf />
        <OrderShelf />
        <MessageShelf />
        <ListShelf />
        <MotionShelf />
      </main>
      <Toasts />
    </Announcer>
  );
}
