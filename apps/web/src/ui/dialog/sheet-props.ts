import type { ReactNode, RefObject } from 'react';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** The accessible name; `hideTitle` keeps it for screen readers. */
  title: string;
  hideTitle?: boolean;
  /** Leaves the cross out where the content has its own. */
  hideClose?: boolean;
  /** Stands before the title: a small picture. */
  lead?: ReactNode;
  /** One quiet line under the title. */
  subtitle?: ReactNode;
  /** Stands beside the title: 'Clear all'. */
  action?: ReactNode;
  description?: ReactNode;
  /** Below 768 px: a sheet as high as its content, a tall one, the whole screen, or a panel from the right. */
  phone?: 'sheet' | 'tall' | 'full' | 'drawer';
  /** From 768 px: in the middle, hung below the head so that its top stays where it is, or a panel from the right. */
  desktop?: 'dialog' | 'hung' | 'drawer';
  width?: 'small' | 'medium' | 'large' | 'broad' | 'wide';
  /** Stays in sight under the scrolling content. */
  footer?: ReactNode;
  /** What has the focus first; otherwise the first control. */
  initialFocus?: RefObject<HTMLElement | null>;
  /** Where the focus goes when it closes; otherwise where it came from. */
  finalFocus?: RefObject<HTMLElement | null>;
  /** Takes away the padding around the content, for pictures at the edge. */
  flush?: boolean;
  children?: ReactNode;
}
