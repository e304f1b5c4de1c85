import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';

const pressesMax = 60;

/** Walks with the Tab key to what has this role and name; nothing but keys may lead there. */
export async function tabTo(user: UserEvent, role: string, name: string | RegExp): Promise<void> {
  const passed = new Set<string>();
  for (let left = pressesMax; left > 0; left--) {
    const wanted: readonly (Element | null)[] = screen.queryAllByRole(role, { name });
    if (wanted.includes(document.activeElement)) return;
    await user.tab();
    passed.add((document.activeElement?.outerHTML ?? 'nothing').slice(0, 80));
  }
  const found = screen.queryAllByRole(role, { name, hidden: true }).map(({ outerHTML }) => outerHTML.slice(0, 80));
  throw new Error(`No key leads to ${role} ${name} (${found.join(', ')}), only to ${[...passed].join(', ')}`);
}
