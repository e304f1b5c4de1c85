import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { messages } from '../../lib/messages.ts';
import { paths } from '../../lib/paths.ts';
import { endSession } from '../../lib/session.ts';
import { toast } from '../../ui/toast.ts';

/** Forgets the session and what was read with it. */
export function forgetSession(client: QueryClient): void {
  endSession();
  client.removeQueries({ type: 'inactive' });
}

// Every page can log out, so the call's own code comes only when it is pressed; without a line there is nobody to tell.
async function tellServer(): Promise<void> {
  try {
    const { endServerSession } = await import('./auth.queries.ts');
    await endServerSession();
  } catch (error) {
    return void error;
  }
}

/** Ends the session on the server and here, and goes to the login page. */
export function useLogout(): () => Promise<void> {
  const client = useQueryClient();
  const navigate = useNavigate();
  return async () => {
    await Promise.race([tellServer(), new Promise((resolve) => setTimeout(resolve, 1500))]);
    forgetSession(client);
    toast.success(messages.session.loggedOut);
    await navigate(paths.login);
  };
}
