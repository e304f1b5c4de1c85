import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const pressesMax = 60;

/** Walks with the Tab key to what has this role and name; nothing but keys may lead there. */
export async function tabTo(user: UserEvent, role: string, name: string | RegExp): Promise<void> {
  for (let left = pressesMax; left > 0; left--) {
    const wanted: readonly (Element | null)[] = screen.queryAllByRole(role, { name });
    if (wanted.includes(document.activeElement)) return;
    await user.tab();
  }
  throw new Error(`No key leads to ${role} ${name}`);
}
