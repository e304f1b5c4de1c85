import { storageKeys } from './storage.ts';

/** Runs before the first paint; its exact text is what the content security policy allows by hash. */
export const themeScript = `(function(){try{var d=document.documentElement,s=localStorage,t=s.getItem('${storageKeys.theme}'),f=s.getItem('${storageKeys.selectedFont}');d.dataset.theme=t==='light'||t==='dark'?t:matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light';if(f&&f.length<200)d.style.setProperty('--font-sans',f);if(s.getItem('${storageKeys.token}')&&s.getItem('${storageKeys.userType}'))d.dataset.member=''}catch(e){document.documentElement.dataset.theme='light'}})()`;
