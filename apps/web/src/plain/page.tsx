import { addressIn } from '@tawa/domain/common/public-addresses';
import { renderToStaticMarkup } from 'react-dom/server';
import { choices, ownNames } from '#lib/i18n/choice.ts';
import { LanguageContext, useLanguage } from '#lib/i18n/language.ts';
import { textsIn, useTexts } from '#lib/i18n/texts.ts';
import { paths } from '#lib/paths.ts';
import { provideDrawing } from '#lib/site/drawing.ts';
import { shopTexts } from '#app/layouts/shop/shop.texts.ts';
import { authTexts } from '#features/accounts/auth/shop/auth.texts.ts';
import { orderScreenTexts } from '#routes/user/order/order.texts.ts';
import { pagePartTexts } from '#ui/page/page.texts.ts';
import { plainTexts } from './plain.texts.ts';
import { plainAddress, type Screen, type Visit } from './visit.ts';

function Header({ visit }: { visit: Visit }) {
  const t = useTexts(plainTexts);
  const shop = useTexts(shopTexts);
  const orders = useTexts(orderScreenTexts);
  const auth = useTexts(authTexts);
  const language = useLanguage();
  const to = (path: string) => plainAddress(language, path);
  return (
    <header>
      <div>
        <a className="logo" href={to('/')} aria-label={shop.tawaHome}>
          {shop.tawa}
        </a>
        <nav aria-label={shop.main}>
          <a href={to('/cart')}>{t.cart}</a>
          {visit.token === undefined ? (
            <a href={to('/login')}>{auth.loginTitle}</a>
          ) : (
            <>
              <a href={to('/orders')}>{orders.myOrders}</a>
              <form method="post" action={to('/logout')}>
                <button type="submit" className="link">
                  {shop.logout}
                </button>
              </form>
            </>
          )}
        </nav>
      </div>
    </header>
  );
}

function Footer({ visit, whole }: { visit: Visit; whole: string }) {
  const t = useTexts(plainTexts);
  const parts = useTexts(pagePartTexts);
  const language = useLanguage();
  const search = visit.query.toString();
  const here = `${visit.path}${search && `?${search}`}`;
  return (
    <footer>
      <div>
        <nav aria-label={parts.language}>
          {choices.map((each) =>
            each === language ? (
              <b key={each}>{ownNames[each]}</b>
            ) : (
              <a key={each} href={plainAddress(each, here)} lang={each} hrefLang={each}>
                {ownNames[each]}
              </a>
            ),
          )}
        </nav>
        <p>
          <a className="way" href={addressIn(language, whole)}>
            {t.wholePage}
          </a>
        </p>
        {visit.request.isChosen && (
          <form method="post" action={plainAddress(language, '/whole')}>
            <button type="submit" className="link">
              {t.alwaysWhole}
            </button>
          </form>
        )}
        <p className="quiet">{t.about}</p>
      </div>
    </footer>
  );
}

/** A whole plain page: it names one file of style and no other, and there is nothing in it that runs. */
export function writePage(visit: Visit, { title, body, whole, refreshS }: Screen): string {
  const { language, request } = visit;
  const t = textsIn(plainTexts, language);
  provideDrawing({ at: Date.now(), plain: true });
  const markup = renderToStaticMarkup(
    <LanguageContext value={language}>
      <html lang={language}>
        <head>
          <meta charSet="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          {refreshS !== undefined && <meta httpEquiv="refresh" content={String(refreshS)} />}
          <meta name="robots" content="noindex" />
          <title>{t.title({ title })}</title>
          <link rel="canonical" href={`${request.origin}${addressIn(language, whole)}`} />
          <link rel="stylesheet" href={request.style} />
          <link rel="icon" href="data:," />
        </head>
        <body>
          <a className="skip" href="#main">
            {t.skip}
          </a>
          <Header visit={visit} />
          <main id="main">{body}</main>
          <Footer visit={visit} whole={whole} />
        </body>
      </html>
    </LanguageContext>,
  );
  return `<!doctype html>${markup}`;
}

/** Where the front page of the plain pages stands among the whole ones. */
export const wholeFront = paths.restaurants();
