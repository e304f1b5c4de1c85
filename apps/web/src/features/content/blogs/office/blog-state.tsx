import type { BlogState } from '@tawa/contract/content/blogs.kitchen';
import { CheckCircleIcon } from '@phosphor-icons/react/dist/ssr/CheckCircle';
import { ClockIcon } from '@phosphor-icons/react/dist/ssr/Clock';
import { EyeSlashIcon } from '@phosphor-icons/react/dist/ssr/EyeSlash';
import { HourglassMediumIcon } from '@phosphor-icons/react/dist/ssr/HourglassMedium';
import { PencilSimpleIcon } from '@phosphor-icons/react/dist/ssr/PencilSimple';
import { blogTones } from '../blog-tones.ts';
import { Badge } from '#ui/badge.tsx';
import { officeBlogsTexts } from './blogs.texts.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { type Language, useLanguage } from '#lib/i18n/language.ts';

const icons = {
  draft: PencilSimpleIcon,
  pending: HourglassMediumIcon,
  changes_requested: PencilSimpleIcon,
  scheduled: ClockIcon,
  published: CheckCircleIcon,
  hidden: EyeSlashIcon,
} as const;

/** The state of a post in the office's words. */
export const blogStateWord = (state: BlogState, language: Language): string => {
  const t = textsIn(officeBlogsTexts, language);
  return state === 'pending' ? t.toRead : t.states[state];
};

export const BlogStateBadge = ({ state }: { state: BlogState }) => {
  const language = useLanguage();
  return (
    <Badge tone={state === 'pending' ? 'warning' : blogTones[state]} icon={icons[state]}>
      {blogStateWord(state, language)}
    </Badge>
  );
};
