import { minuteMs } from '@tawa/domain/common/durations';
import { greeting } from '#lib/format.ts';
import { useLanguage } from '#lib/i18n/language.ts';
import { useNow } from '#ui/state/use-now.ts';

/** 'Good evening', which becomes another one while the page stays open. */
export const useGreeting = (): string => greeting(useNow(Date.now, minuteMs), useLanguage());
