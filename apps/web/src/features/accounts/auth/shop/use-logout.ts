import { sessionToastMs } from '@tawa/domain/common/limits';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { paths } from '#lib/paths.ts';
import { endSession, getSession } from '#lib/session/session.ts';
import { toast } from '#ui/toast/toast.ts';
import { authTexts } from './auth.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

const answerWithinMs = 1500;
const codeWithinMs = 10_000;

/** Forgets the session and what was read with it. */
export function forgetSession(client: QueryClient): void {
  endSession();
  client.removeQueries({ type: 'inactive' });
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Every page can log out, so the call's own code comes only when it is pressed; without a line there is nobody to tell. The
// session is forgotten here only once the call is on its way: without its token the server would keep it open.
async function tellServer(): Promise<void> {
  try {
    const { endServerSession } = await import('./auth.queries.ts');
    await Promise.race([endServerSession(), pause(answerWithinMs)]);
  } catch (error) {
    return void error;
  }
}

/** Ends the session on the server and here, and goes to the login page; after a visit, back to the office. */
export function useLogout(): () => Promise<void> {
  const t = useTexts(authTexts);
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    const session = getSession();
    await Promise.race([tellServer(), pause(codeWithinMs)]);
    // A token that the server refused has ended it already.
    if (getSession()?.token === session?.token) forgetSession(client);
    // Nothing of what was read on the visit stays in memory.
    if (session?.visiting !== undefined) return window.location.assign(paths.adminRestaurants);
    toast.success(t.session.loggedOut, { duration: sessionToastMs });
    await navigate(paths.login);
  };
}
