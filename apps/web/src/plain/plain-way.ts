import { readAddress } from '@tawa/domain/common/public-addresses';
import type { Language } from '#lib/i18n/language.ts';
import { textsIn } from '#lib/i18n/texts.ts';
import { plainTexts } from './plain.texts.ts';
import { plainAddress } from './visit.ts';

/** The plain page of the same thing as a whole one, where there is one. */
function plainOf(path: string): string {
  const dish = /^\/dish\/(\d{1,10})$/.exec(path)?.[1];
  if (dish) return `/dish/${dish}`;
  const restaurant = /^\/restaurantdetails\/[^/]+\/(\d{1,10})$/.exec(path)?.[1];
  if (restaurant) return `/restaurant/${restaurant}`;
  const order = /^\/myorders(\/[\w-]{1,40})?$/.exec(path);
  if (order) return `/orders${order[1] ?? ''}`;
  return ['/cart', '/checkout', '/login', '/signup'].includes(path) ? path : '/';
}

/**
 * A whole page that also leads on where scripts are switched off. It stands before what React hydrates: in a body it passes
 * by whatever it does not know, and a browser with scripts draws none of it.
 */
export function withPlainWay(html: string, url: string, language: Language): string {
  const t = textsIn(plainTexts, language);
  const [path = '/'] = readAddress(url).plain.split('?', 1);
  const way = `<noscript><p class="p-4">${t.noScript} <a class="underline" href="${plainAddress(language, plainOf(path))}">${t.orderHere}</a></p></noscript>`;
  return html.replace(/<body[^>]*>/, (body) => `${body}${way}`);
}
