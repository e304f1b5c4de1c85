import { closenessOf } from '@tawa/domain/insight/finding';
import type { ReactNode } from 'react';
import type { Shape } from '#ui/icon.tsx';

/** One line that can be chosen. */
export interface Hit {
  id: string;
  icon: Shape;
  title: string;
  detail: string;
  to: string;
  /** Where it is acted on, if that is elsewhere. */
  actsAt?: string;
  /** Its state, at the right. */
  state?: ReactNode;
}

/** Lines of one kind under their heading. */
export interface HitGroup {
  kind: string;
  title: string;
  hits: Hit[];
  /** How many there are, and whether that is not all of them. */
  total: number;
  hasMore: boolean;
  /** How well the best of them fits. */
  best: number;
}

/** A screen of the panel that the reader's role includes. */
export interface FindingScreen {
  path: string;
  label: string;
  icon: Shape;
}

/** The group of lines whose titles are named so. */
export const groupOf = ({ kind, title }: Pick<HitGroup, 'kind' | 'title'>, hits: Hit[], asked: string): HitGroup => ({
  kind,
  title,
  hits,
  total: hits.length,
  hasMore: false,
  best: closenessOf(
    hits.map((hit) => hit.title),
    asked,
  ),
});
