import { fonts } from '@tawa/domain/content/fonts';
import { storageKeys } from '../storage.ts';
import { prefixedLanguages } from '@tawa/domain/common/public-addresses';

const known = (): string =>
  JSON.stringify(Object.fromEntries(Object.entries(fonts).map(([font, { stack }]) => [stack, font])));

const asked = prefixedLanguages.join('|');

/** Runs before the first paint; its exact text is what the content security policy allows by hash. */
export const themeScript = (): string =>
  `(function(){try{var d=document.documentElement,k=${known()},s=localStorage,t=s.getItem('${storageKeys.theme}'),f=s.getItem('${storageKeys.selectedFont}');d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(f&&f!==s.getItem('${storageKeys.givenFont}')&&Object.hasOwn(k,f))d.dataset.font=k[f];var z=s.getItem('${storageKeys.textSize}');if(z==='large'||z==='largest')d.dataset.size=z;if(/(^|; )plain=1/.test(document.cookie))d.dataset.plain='';if(s.getItem('${storageKeys.token}')&&s.getItem('${storageKeys.userType}'))d.dataset.member=s.getItem('${storageKeys.userType}');if(s.getItem('${storageKeys.selectedCity}'))d.dataset.placed='';if(s.getItem('${storageKeys.ordered}'))d.dataset.ordered=s.getItem('${storageKeys.ordered}');if(d.lang==='en'&&!s.getItem('${storageKeys.language}')){var a=(navigator.languages||[]).map(function(x){return x.slice(0,2)}).find(function(x){return/^(en|${asked})$/.test(x)});if(a&&a!=='en')d.dataset.asks=a}}catch(e){document.documentElement.dataset.theme='light'}})()`;
