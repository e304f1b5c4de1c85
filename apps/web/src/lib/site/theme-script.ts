import { fonts } from '@tawa/domain/content/fonts';
import { storageKeys } from '../storage.ts';

const known = (): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fonts).map(([font, { stack }]) => [stack, font])));

/** Runs before the first paint; its exact text is what the content security policy allows by hash. */
export const themeScript = (): string =>
  `(function(){try{var d=document.documentElement,k=${known()},s=localStorage,t=s.getItem('${storageKeys.theme}'),f=s.getItem('${storageKeys.selectedFont}');d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(f&&f!==s.getItem('${storageKeys.givenFont}')&&Object.hasOwn(k,f))d.dataset.font=k[f];if(s.getItem('${storageKeys.token}')&&s.getItem('${storageKeys.userType}'))d.dataset.member=s.getItem('${storageKeys.userType}');if(s.getItem('${storageKeys.selectedCity}'))d.dataset.placed='';if(s.getItem('${storageKeys.ordered}'))d.dataset.ordered=s.getItem('${storageKeys.ordered}')}catch(e){document.documentElement.dataset.theme='light'}})()`;
