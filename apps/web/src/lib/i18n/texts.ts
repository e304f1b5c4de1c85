import type { GetICUArgs } from '@schummar/icu-type-parser';
import format, { type CompiledMessage } from 'icu-minify/format';
import { createElement, Fragment, type ReactNode } from 'react';
import { useLanguage, type Language } from './language.ts';

/** English texts in groups; a text is an ICU message. */
export interface Messages {
  readonly [key: string]: string | Messages;
}

interface Compiled {
  readonly [key: string]: CompiledMessage | Compiled;
}

const isMessage = (text: CompiledMessage | Compiled): text is CompiledMessage =>
  typeof text === 'string' || Array.isArray(text);

declare const english: unique symbol;

/** The texts of one part of the product, in every language that this build speaks. */
export interface Catalogue<T extends Messages> extends Partial<Record<Language, Compiled>> {
  readonly [english]: T;
}

type Tag = (words: ReactNode) => ReactNode;

type Tags<M extends string> = M extends `${infer Before}<${infer Name}>${infer Inner}</${string}>${infer After}`
  ? Record<Name, Tag> & Tags<`${Before}${Inner}${After}`>
  : unknown;

type Values<M extends string> = GetICUArgs<
  M,
  { ICUArgument: string | number; ICUNumberArgument: number; ICUDateArgument: Date }
>;

type Text<M extends string> = M extends `${string}</${string}`
  ? (values: Values<M> & Tags<M>) => ReactNode
  : keyof Values<M> extends never
    ? string
    : (values: Values<M>) => string;

/** A catalogue in one language: plain texts as they are, those with parameters and tags as functions of them. */
export type Texts<T> = { readonly [K in keyof T]: T[K] extends string ? Text<T[K]> : Texts<T[K]> };

/** The texts of a catalogue type, to hand them to what is no component: `(t: TextsOf<typeof cartTexts>) => …`. */
export type TextsOf<C> = C extends Catalogue<infer T> ? Texts<T> : never;

/** Declares the texts of a `*.texts.ts`; `build/texts.ts` puts their compiled form in the place of this call. */
export function defineTexts<const T extends Messages>(texts: T): Catalogue<T>;
export function defineTexts(): never {
  throw new Error('A catalogue is a file named *.texts.ts and goes through the build');
}

export function keepEach<A extends readonly unknown[], R>(make: (...of: A) => R): (...of: A) => R {
  const made = new Map<string, R>();
  return (...of) => {
    const key = JSON.stringify(of);
    const found = made.get(key) ?? make(...of);
    made.set(key, found);
    return found;
  };
}

const options = {
  formatters: {
    getDateTimeFormat: keepEach((...of: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
      Intl.DateTimeFormat(...of),
    ),
    // Digits and lakhs as on the bills in every language: for Kannada, Intl would count in thousands.
    getNumberFormat: keepEach((_: unknown, as?: Intl.NumberFormatOptions) => Intl.NumberFormat('en-IN', as)),
    getPluralRules: keepEach((...of: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...of)),
  },
};

type Given = Readonly<Record<string, string | number | Date | Tag>>;

const joined = (parts: readonly ReactNode[]) => createElement(Fragment, null, ...parts);

/** A message with its values put in; one with tags becomes nodes that need no keys. */
function fill(message: CompiledMessage, locale: string, values: Given): ReactNode {
  const given = Object.entries(values).map(([name, value]) => [
    name,
    typeof value === 'function' ? (parts: ReactNode[]) => value(joined(parts)) : value,
  ]);
  const filled = format<ReactNode>(message, locale, Object.fromEntries(given), options);
  return Array.isArray(filled) ? joined(filled) : filled;
}

const bind = (texts: Compiled, locale: string): object =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => {
      if (typeof text === 'string') return [key, text];
      if (!isMessage(text)) return [key, bind(text, locale)];
      return [key, (values: Given) => fill(text, locale, values)];
    }),
  );

const bound = new WeakMap<Compiled, object>();

/** The texts of a catalogue for whoever is no component: a loader, a test, structured data. */
export function textsIn<T extends Messages>(catalogue: Catalogue<T>, language: Language): Texts<T>;
export function textsIn(catalogue: Partial<Record<Language, Compiled>>, language: Language): object {
  const texts = catalogue[language] ?? catalogue.en ?? {};
  const found = bound.get(texts) ?? bind(texts, language);
  bound.set(texts, found);
  return found;
}

/** The texts of a catalogue in the language of the page. */
export const useTexts = <T extends Messages>(catalogue: Catalogue<T>): Texts<T> => textsIn(catalogue, useLanguage());
