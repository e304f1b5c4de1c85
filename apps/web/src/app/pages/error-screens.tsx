import { useQueryErrorResetBoundary } from '@tanstack/react-query';
import { Component, Suspense, useEffect, useRef, type ReactNode } from 'react';
import { isRouteErrorResponse, useNavigate, useRevalidator, useRouteError } from 'react-router';
import { ApiError } from '#lib/api/api-client.ts';
import { useOnline } from '#lib/api/online.ts';
import { paths } from '#lib/paths.ts';
import { useSession, type Role } from '#lib/session/session.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import { Button, ButtonLink } from '#ui/button.tsx';
import { NotFound } from '#routes/public/not-found.tsx';
import { statePartTexts } from '#ui/state/state.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';
import { reviewsTexts } from '#features/catalogue/reviews/reviews.texts.ts';
import { appTexts } from '#app/app.texts.ts';
import { pagesTexts } from './pages.texts.ts';

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className="mx-auto grid max-w-[640px] place-items-center px-4 py-24 text-center" role="alert">
      <title>{`${title} · Tawa`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-4xl font-extrabold tracking-[-.03em]">{title}</h1>
      <p className="mt-3 max-w-[46ch] text-lg text-balance text-ink-2">{text}</p>
      <div className="mt-7">{children}</div>
    </div>
  );
}

interface SomethingWrongProps {
  /** What could not be loaded. */
  what?: string;
  /** The request's id, so that support can find it. */
  reference?: string;
  /** Lets a boundary forget the failure. */
  onLeave?: () => void;
  onRetry?: () => void;
}

/** The generic error screen. */
export function SomethingWrong({ what = '', reference = '', onLeave, onRetry }: SomethingWrongProps) {
  const pages = useTexts(pagesTexts);
  const t = useTexts(statePartTexts);
  const { title, text, home } = t.errorScreen;
  return (
    <Notice title={title} text={text}>
      {what !== '' && <p className="-mt-4 mb-7 text-body text-ink-2">{what}</p>}
      <div className="flex flex-wrap justify-center gap-3">
        <ButtonLink to={paths.home} onClick={onLeave}>
          {home}
        </ButtonLink>
        {onRetry && (
          <Button variant="secondary" onClick={onRetry}>
            {pages.again}
          </Button>
        )}
      </div>
      {reference !== '' && <p className="num mt-6 text-note text-ink-3">{pages.reference({ reference })}</p>}
    </Notice>
  );
}

const VisitBanner = lazyPart(async () => (await import('#app/layouts/panel/visit-banner.tsx')).VisitBanner);

interface AccessDeniedProps {
  /** Whose page it is. */
  needed?: Role;
  /** Where there is more to say. */
  text?: string;
}

/** Says that a page is not for this account, and for whose it is. */
export function AccessDenied({ needed, text }: AccessDeniedProps) {
  const t = useTexts(reviewsTexts);
  const navigate = useNavigate();
  const visiting = useSession()?.visiting;
  const { title, back, needed: texts, text: otherwise } = t.accessDenied;
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate(paths.home));
  return (
    <>
      {visiting !== undefined && needed !== undefined && (
        <Suspense>
          <VisitBanner restaurant={visiting} />
        </Suspense>
      )}
      <Notice title={title} text={text ?? (needed ? texts[needed] : otherwise)}>
        <Button onClick={goBack}>{back}</Button>
      </Notice>
    </>
  );
}

/** A screen that could not be loaded for want of a line; it comes by itself when the line is back. */
function NoLine({ onRetry }: { onRetry: () => void }) {
  const pages = useTexts(pagesTexts);
  const t = useTexts(appTexts);
  const statePart = useTexts(statePartTexts);
  return (
    <Notice title={t.online.gone} text={statePart.online.part}>
      <div className="flex flex-wrap justify-center gap-3">
        <Button onClick={onRetry}>{pages.again}</Button>
        <ButtonLink to={paths.home} variant="secondary">
          {statePart.errorScreen.home}
        </ButtonLink>
      </div>
    </Notice>
  );
}

/** What a route shows instead of its screen when its load failed. */
export function RouteFailure() {
  const error = useRouteError();
  const { revalidate } = useRevalidator();
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  // By the store and not by the event: a line that is back before this effect runs would be missed.
  useEffect(() => {
    if (isOnline && !wasOnline.current) void revalidate();
    wasOnline.current = isOnline;
  }, [isOnline, revalidate]);
  const told = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : '';
  if (isRouteErrorResponse(error) && error.status === 404) return <NotFound text={told || undefined} />;
  if (!isOnline) return <NoLine onRetry={() => void revalidate()} />;
  const reference = isRouteErrorResponse(error) ? error.statusText : '';
  return <SomethingWrong what={told} reference={reference} onRetry={() => void revalidate()} />;
}

interface Failure {
  error: unknown;
}

class Boundary extends Component<{ onReset: () => void; children: ReactNode }, { failure: Failure | null }> {
  override state: { failure: Failure | null } = { failure: null };
  static getDerivedStateFromError(error: unknown) {
    return { failure: { error } };
  }
  override render() {
    const { failure } = this.state;
    if (!failure) return this.props.children;
    if (failure.error instanceof ApiError && failure.error.status === 404) return <NotFound />;
    const { onReset } = this.props;
    const again = () => {
      onReset();
      this.setState({ failure: null });
    };
    return <SomethingWrong onLeave={onReset} onRetry={again} />;
  }
}

/** The error boundary of a panel's screen, which no loader stands before. */
export function CatchFailure({ children }: { children: ReactNode }) {
  const { reset } = useQueryErrorResetBoundary();
  return <Boundary onReset={reset}>{children}</Boundary>;
}
