import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { dietQuery, forgetJudged } from '#features/accounts/diet/shop/diet.queries.ts';
import { syncDiet } from '#features/accounts/diet/shop/diet-sync.ts';
import { useSession } from '#lib/session/session.ts';

/** Brings the account's diet to the device and takes it away at the logout. */
export function DietWatch() {
  const session = useSession();
  const userid = session?.userType === 'user' ? session.userId : null;
  const client = useQueryClient();
  useEffect(() => {
    void syncDiet(userid).then((isChanged) =>
      isChanged && userid !== null
        ? Promise.all([client.invalidateQueries(dietQuery(userid)), forgetJudged(client)])
        : undefined,
    );
  }, [userid, client]);
  return null;
}
