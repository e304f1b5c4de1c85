import type { PersonEvent } from '@tawa/contract/accounts/users.person';
import { ArmchairIcon } from '@phosphor-icons/react/dist/ssr/Armchair';
import { ArrowUUpLeftIcon } from '@phosphor-icons/react/dist/ssr/ArrowUUpLeft';
import { DeviceMobileIcon } from '@phosphor-icons/react/dist/ssr/DeviceMobile';
import { GiftIcon } from '@phosphor-icons/react/dist/ssr/Gift';
import { MegaphoneIcon } from '@phosphor-icons/react/dist/ssr/Megaphone';
import { NotePencilIcon } from '@phosphor-icons/react/dist/ssr/NotePencil';
import { ReceiptIcon } from '@phosphor-icons/react/dist/ssr/Receipt';
import { ShieldCheckIcon } from '@phosphor-icons/react/dist/ssr/ShieldCheck';
import { StarIcon } from '@phosphor-icons/react/dist/ssr/Star';
import type { Shape } from '#ui/icon.tsx';

/** How each kind of event looks. */
export const personLooks: Readonly<Record<PersonEvent['kind'], { icon: Shape; tone: string }>> = {
  order: { icon: ReceiptIcon, tone: 'bg-success-soft text-success' },
  refund: { icon: ArrowUUpLeftIcon, tone: 'bg-warning-soft text-warning' },
  goodwill: { icon: GiftIcon, tone: 'bg-brand-soft text-brand-ink' },
  complaint: { icon: MegaphoneIcon, tone: 'bg-warning-soft text-warning' },
  booking: { icon: ArmchairIcon, tone: 'bg-info-soft text-info' },
  review: { icon: StarIcon, tone: 'bg-surface-3 text-ink-2' },
  note: { icon: NotePencilIcon, tone: 'bg-surface-3 text-ink-2' },
  session: { icon: DeviceMobileIcon, tone: 'bg-surface-3 text-ink-2' },
  office: { icon: ShieldCheckIcon, tone: 'bg-surface-3 text-ink-2' },
};
