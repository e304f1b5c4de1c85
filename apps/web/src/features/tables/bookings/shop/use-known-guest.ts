import { useEffect } from 'react';

/** Who books, as the account knows it. */
export interface KnownGuest {
  name: string;
  email: string;
  mobile: string;
}

type Field = 'name' | 'email' | 'phone';

interface Fillable {
  getValues: (field: Field) => string;
  setValue: (field: Field, value: string) => void;
}

/** Fills in what the account knows where nothing stands yet; it may come after the form did. */
export function useKnownGuest(known: KnownGuest | undefined, { getValues, setValue }: Fillable): void {
  useEffect(() => {
    if (!known) return;
    const values = { name: known.name, email: known.email, phone: known.mobile };
    // Somebody who is just about to type there would write behind it.
    const begun = document.activeElement?.getAttribute('name');
    for (const field of ['name', 'email', 'phone'] as const)
      if (getValues(field) === '' && field !== begun) setValue(field, values[field]);
  }, [known, getValues, setValue]);
}
