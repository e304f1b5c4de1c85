import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Role } from './session/session.ts';
import type { Language } from './i18n/language.ts';

export interface LoadArgs {
  client: QueryClient;
  params: Readonly<Record<string, string | undefined>>;
  url: URL;
}

/** What a screen's file exports. */
export interface ScreenModule {
  Screen: ComponentType;
  /** Fills the cache before the screen shows, on the server as well; public screens only. */
  load?: (args: LoadArgs) => Promise<unknown>;
  /** What the 404 page says when `load` meets a 404: 'Dish not found.' */
  notFoundText?: (language: Language) => string;
  /** What the error screen adds when `load` fails in another way. */
  failedText?: (language: Language) => string;
}

/** One line of a route table. */
export interface ScreenRoute {
  path: string;
  /** The file below `routes/` without its ending; the server preloads it by this name. */
  id: string;
  screen: () => Promise<ScreenModule>;
  /** Whose a public address is although it lies in no panel: guests log in first, other roles are refused. */
  role?: Role;
  /** The frame around the screen; public screens have the public one and a role's screens its panel unless they say so. `account` is the panel for customers and public for everybody else. */
  frame?: 'public' | 'panel' | 'bare' | 'checkout' | 'account';
}
