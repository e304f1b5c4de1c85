import { useEffect } from 'react';
import { syncDiet } from '../features/diet/diet-sync.ts';
import { useSession } from '../lib/session.ts';

/** Brings the account's diet to the device and takes it away at the logout. */
export function DietWatch() {
  const session = useSession();
  const userid = session?.userType === 'user' ? session.userId : null;
  useEffect(() => void syncDiet(userid), [userid]);
  return null;
}
