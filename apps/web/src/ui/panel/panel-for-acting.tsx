import type { OfficePart } from '@tawa/domain/accounts/office-parts';
import type { ReactNode } from 'react';
import { useMayAct } from '#lib/session/office-access.ts';

/** What is done in a part of the office: whoever may only look there does not see it. */
export const ForActing = ({ part, children }: { part: OfficePart; children: ReactNode }) =>
  useMayAct(part) ? children : null;
