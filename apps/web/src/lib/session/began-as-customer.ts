import { useState } from 'react';

/** Whether a customer was there as the browser first looked, and still is: a login in the midst of a form must not take the form away. */
export function useBeganAsCustomer(isCustomer: boolean, hydrated: boolean): boolean {
  const [began, setBegan] = useState<boolean | null>(null);
  if (hydrated && began === null) setBegan(isCustomer);
  return began === true && isCustomer;
}
