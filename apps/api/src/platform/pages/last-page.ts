import { createHash } from 'node:crypto';
import { addressIn, type AddressLanguage } from '@tawa/domain/common/public-addresses';
import type { FastifyReply } from 'fastify';

// A server that is too busy for a page may be too busy for its files, so this page brings its own look.
const look = `:root{color-scheme:light dark;--canvas:#fcf9f5;--ink:#281825;--ink-2:#584754;--brand:#661b4b;--on-brand:#fdfcf9}
@media (prefers-color-scheme:dark){:root{--canvas:#160d14;--ink:#f4f2ee;--ink-2:#cac1ba;--brand:#fbc031;--on-brand:#321504}}
body{margin:0;background:var(--canvas);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}
main{box-sizing:border-box;display:grid;align-content:center;justify-items:start;gap:16px;max-width:560px;min-height:100svh;margin:0 auto;padding:24px 16px}
h1,p{margin:0}h1{font-size:34px;line-height:1.15;letter-spacing:-.03em}p{color:var(--ink-2)}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:8px}
a{display:inline-flex;align-items:center;min-height:48px;padding:0 20px;border-radius:999px;border:1px solid currentColor;color:var(--ink);font-weight:700;text-decoration:none}
a.main{border-color:var(--brand);background:var(--brand);color:var(--on-brand)}
a:focus-visible{outline:3px solid var(--brand);outline-offset:3px}`;

const digest = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;
const policy = `default-src 'none';style-src '${digest(look)}';base-uri 'none';frame-ancestors 'none'`;

/** The CSP source of an inline script: `sha256-…`. */
export const hashOfScript = (script: string): string => digest(script);

interface PageTexts {
  title: string;
  text: string;
  ways: string;
  /** After how many seconds the page asks again by itself. */
  againS?: number | undefined;
}

const pageOf = (
  { title, text, ways, againS }: PageTexts,
  language: AddressLanguage,
): string => `<!doctype html><html lang="${language}"><head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
${againS === undefined ? '' : `<meta http-equiv="refresh" content="${againS}">`}<meta name="robots" content="noindex">
<title>${title} · Tawa</title><style>${look}</style></head>
<body><main><h1>${title}</h1><p>${text}</p><p class="ways">${ways}</p></main></body></html>`;

interface LastWords {
  again: string;
  home: string;
  broken: Pick<PageTexts, 'title' | 'text'>;
  busy: Pick<PageTexts, 'title' | 'text'>;
}

const words: Readonly<Record<AddressLanguage, LastWords>> = {
  en: {
    again: 'Try again',
    home: 'Back to Home',
    broken: { title: 'Something went wrong', text: 'Looks like the server is down' },
    busy: {
      title: 'We’re very busy',
      text: 'Many people are ordering right now. Your page opens by itself in a few seconds.',
    },
  },
  hi: {
    again: 'फिर से कोशिश करें',
    home: 'होम पर वापस',
    broken: { title: 'कुछ गड़बड़ हो गई', text: 'लगता है सर्वर बंद है' },
    busy: {
      title: 'अभी बहुत भीड़ है',
      text: 'इस समय बहुत लोग ऑर्डर कर रहे हैं। आपका पेज कुछ सेकंड में अपने आप खुल जाएगा।',
    },
  },
  kn: {
    again: 'ಮತ್ತೆ ಪ್ರಯತ್ನಿಸಿ',
    home: 'ಮುಖಪುಟಕ್ಕೆ ಹಿಂತಿರುಗಿ',
    broken: { title: 'ಏನೋ ತಪ್ಪಾಗಿದೆ', text: 'ಸರ್ವರ್ ಕೆಲಸ ಮಾಡುತ್ತಿಲ್ಲ ಅನಿಸುತ್ತದೆ' },
    busy: {
      title: 'ಈಗ ತುಂಬಾ ಜನ ಇದ್ದಾರೆ',
      text: 'ಈಗ ತುಂಬಾ ಜನ ಆರ್ಡರ್ ಮಾಡುತ್ತಿದ್ದಾರೆ. ನಿಮ್ಮ ಪುಟ ಕೆಲವು ಸೆಕೆಂಡುಗಳಲ್ಲಿ ತಾನಾಗಿಯೇ ತೆರೆಯುತ್ತದೆ.',
    },
  },
};

/** What the page says in a language: one that opens again by itself, or the one for what is broken. */
function textsOf(language: AddressLanguage, againS: number | undefined): PageTexts {
  const { again, home, broken, busy } = words[language];
  const tryAgain = `<a class="main" href="">${again}</a>`;
  if (againS !== undefined) return { ...busy, ways: tryAgain, againS };
  return { ...broken, ways: `${tryAgain}<a href="${addressIn(language, '/')}">${home}</a>` };
}

const tooMany = 429;
const unavailable = 503;

/** What a visitor sees when no page could be shown, not even its own error screen; a busy server’s asks again by itself. */
export function sendLastPage(
  reply: FastifyReply,
  failure: { status: number; retryAfterS?: number | undefined },
  language: AddressLanguage = 'en',
) {
  const { status, retryAfterS } = failure;
  const isBusy = retryAfterS !== undefined && (status === tooMany || status === unavailable);
  if (retryAfterS !== undefined) reply.header('retry-after', String(retryAfterS));
  const headers = { 'cache-control': 'no-store', 'content-security-policy': policy };
  const page = pageOf(textsOf(language, isBusy ? retryAfterS : undefined), language);
  return reply.code(status).headers(headers).type('text/html; charset=utf-8').send(page);
}
