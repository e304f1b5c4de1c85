import { Dialog as Base } from '@base-ui/react/dialog';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { cx } from '../cx.ts';
import type { SheetProps } from './sheet-props.ts';
import { IconButton } from '../icon-button.tsx';
import { dialogPartTexts } from './dialog.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const curve = 'ease-out duration-320 data-ending-style:duration-220';
const surface = `fixed z-50 flex flex-col overflow-hidden bg-surface text-ink shadow-3 outline-none transition-[transform,opacity] ${curve}`;
const phoneSheet =
  'max-md:inset-x-0 max-md:bottom-0 max-md:data-starting-style:translate-y-full max-md:data-ending-style:translate-y-full';
const phoneDrawer =
  'max-md:inset-y-0 max-md:right-0 max-md:w-[326px] max-md:max-w-[88vw] max-md:data-starting-style:translate-x-full max-md:data-ending-style:translate-x-full';
const centred =
  'md:top-1/2 md:left-1/2 md:max-h-[calc(100dvh-64px)] md:max-w-[calc(100vw-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-2xl md:data-starting-style:scale-95 md:data-starting-style:opacity-0 md:data-ending-style:scale-95 md:data-ending-style:opacity-0';
const hung =
  'md:top-[84px] md:left-1/2 md:max-h-[calc(100dvh-108px)] md:max-w-[calc(100vw-48px)] md:-translate-x-1/2 md:rounded-2xl md:data-starting-style:opacity-0 md:data-ending-style:opacity-0';
const drawer = 'md:inset-y-0 md:right-0 md:data-starting-style:translate-x-full md:data-ending-style:translate-x-full';

const phones = {
  sheet: `${phoneSheet} max-md:rounded-t-sheet max-md:max-h-[calc(100dvh-40px)]`,
  tall: `${phoneSheet} max-md:rounded-t-sheet max-md:h-[calc(100dvh-40px)]`,
  full: `${phoneSheet} max-md:h-dvh`,
  drawer: phoneDrawer,
} satisfies Record<NonNullable<SheetProps['phone']>, string>;
const desktops = { dialog: centred, hung, drawer };
const widths = {
  small: 'md:w-[440px]',
  medium: 'md:w-[480px]',
  large: 'md:w-[640px]',
  broad: 'md:w-[720px]',
  wide: 'md:w-[1000px]',
};

/** What a `Sheet` draws; comes with the dialog library, so only the first opening loads it. */
export function SheetBox(props: SheetProps) {
  const t = useTexts(dialogPartTexts);
  const {
    open,
    onOpenChange,
    title,
    hideTitle = false,
    hideClose = false,
    lead,
    subtitle,
    action,
    description,
    footer,
    flush = false,
    children,
  } = props;
  const { phone = 'sheet', desktop = 'dialog', width = 'medium', initialFocus, finalFocus } = props;
  const close = (
    <Base.Close
      render={<IconButton label={t.close} icon={XIcon} look={hideTitle ? 'filled' : 'plain'} />}
      className={hideTitle ? 'absolute top-3 right-3 z-10' : '-mt-1 -mr-2'}
    />
  );
  return (
    <Base.Root open={open} onOpenChange={onOpenChange}>
      <Base.Portal>
        <Base.Backdrop
          forceRender
          className={`fixed inset-0 z-50 bg-black/55 transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0 ${curve}`}
        />
        <Base.Popup
          data-panel
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={cx(surface, phones[phone], desktops[desktop], widths[width])}
        >
          {(phone === 'sheet' || phone === 'tall') && (
            <span className="absolute top-2.5 left-1/2 z-10 h-1.5 w-12 -translate-x-1/2 rounded-full bg-line-strong/50 md:hidden" />
          )}
          {hideTitle ? (
            <>
              <Base.Title className="sr-only">{title}</Base.Title>
              {!hideClose && close}
            </>
          ) : (
            <div data-panel-head className="flex items-start gap-3 px-5 pt-7 md:px-6 md:pt-6">
              {lead}
              <div className="min-w-0 flex-1">
                <Base.Title className={cx('font-bold wrap-anywhere', lead ? 'text-xl md:text-2xl' : 'text-2xl')}>
                  {title}
                </Base.Title>
                {subtitle && <p className="text-sm wrap-anywhere text-ink-2">{subtitle}</p>}
              </div>
              {action}
              {close}
            </div>
          )}
          <div className={cx('min-h-0 flex-1 overflow-y-auto overscroll-contain', !flush && 'px-5 pt-3 pb-6 md:px-6')}>
            {description && <Base.Description className="mb-4 text-body text-ink-2">{description}</Base.Description>}
            {children}
          </div>
          {footer && (
            <div className="safe-bottom border-t border-line bg-surface px-5 pt-4 md:px-6 md:pb-5">{footer}</div>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
