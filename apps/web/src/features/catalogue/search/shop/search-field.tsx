import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { XIcon } from '@phosphor-icons/react/dist/ssr/X';
import { searchLengthMax } from '@tawa/domain/common/limits';
import {
  Suspense,
  useId,
  useRef,
  useState,
  type FocusEvent,
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import { paths } from '#lib/paths.ts';
import { useHydrated } from '#lib/store.ts';
import { lazyPart } from '#ui/page/lazy-part.ts';
import type { PanelKeys } from './suggestion-panel.tsx';
import { useGoSearch } from './use-go-search.ts';
import { searchTexts } from './search.texts.ts';
import { useTexts } from '#lib/i18n/texts.ts';

// Fetched when somebody turns to the field: most visits never do.
const SuggestionPanel = lazyPart(async () => (await import('./suggestion-panel.tsx')).SuggestionPanel);

interface Props {
  /** Suggestions hang below the field, or stand under it and fill the room. */
  panel: 'below' | 'inline';
  className?: string;
  /** What the field holds at first. */
  initial?: string;
  inputRef?: RefObject<HTMLInputElement | null>;
  /** What stands under the suggestions while nothing is typed. */
  below?: ReactNode;
  /** Something was chosen or searched for. */
  onDone?: () => void;
}

const frame = {
  below:
    'h-11 rounded-full border border-transparent bg-surface-2 px-4 focus-within:border-line-strong has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-focus',
  inline:
    'h-12 rounded-md border border-line-strong bg-surface px-3.5 focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus',
};

function useField({ panel, initial = '', inputRef, onDone }: Props) {
  const [text, setText] = useState(initial);
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<{ cell: string | undefined; isFilled: boolean }>({
    cell: undefined,
    isFilled: false,
  });
  const keys = useRef<PanelKeys>(null);
  const own = useRef<HTMLInputElement>(null);
  const input = inputRef ?? own;
  const go = useGoSearch();
  const isOpen = open || panel === 'inline';
  const finish = () => {
    setOpen(false);
    input.current?.blur();
    onDone?.();
  };
  const handleKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return;
    if (isOpen && keys.current?.press(event)) return event.preventDefault();
    if (event.key === 'ArrowDown') setOpen(true);
    if (event.key !== 'Escape' || panel === 'inline') return;
    event.preventDefault();
    if (open) setOpen(false);
    else setText('');
  };
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    finish();
    go(text);
  };
  const change = (next: string) => {
    setText(next);
    setOpen(true);
  };
  return { text, change, open, setOpen, isOpen, state, setState, keys, input, finish, handleKey, handleSubmit };
}

/** A search with suggestions: a combobox whose focus never leaves the field. It works as a plain form before scripts do. */
export function SearchField(props: Props) {
  const t = useTexts(searchTexts);
  const { panel, below, className = '' } = props;
  const id = useId();
  const field = useField(props);
  const { text, change, setOpen, isOpen, state, input, keys } = field;
  const isShown = useHydrated() && isOpen;
  const handleFocus = () => setOpen(true);
  // Also from the button that clears it: what hangs over the page goes once the focus is elsewhere.
  const handleBlur = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.closest('form')?.contains(event.relatedTarget)) setOpen(false);
  };
  return (
    <form
      role="search"
      action={paths.search()}
      onSubmit={field.handleSubmit}
      className={`${panel === 'below' ? 'relative' : 'flex min-h-0 flex-col'} ${className}`}
    >
      <div className={`flex min-w-0 items-center gap-2.5 ${frame[panel]}`}>
        <MagnifyingGlassIcon weight="bold" className="shrink-0 text-[1.0625rem] text-ink-3" aria-hidden="true" />
        <input
          ref={input}
          type="text"
          inputMode="search"
          enterKeyHint="search"
          name="q"
          role="combobox"
          aria-label={t.label}
          aria-expanded={isShown && state.isFilled}
          aria-controls={`${id}-grid`}
          aria-haspopup="grid"
          aria-autocomplete="list"
          aria-activedescendant={isShown ? state.cell : undefined}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          maxLength={searchLengthMax}
          placeholder={t.placeholder}
          value={text}
          onChange={(event) => change(event.target.value)}
          onFocus={handleFocus}
          onClick={handleFocus}
          onBlur={handleBlur}
          onKeyDown={field.handleKey}
          className="min-w-0 flex-1 self-stretch bg-transparent text-[0.9375rem] text-ink outline-none placeholder:text-ink-3 max-lg:text-base"
        />
        {text !== '' && (
          <button
            type="button"
            aria-label={t.clearSearch}
            onBlur={handleBlur}
            onClick={() => {
              change('');
              input.current?.focus();
            }}
            className="-mr-3 grid size-11 shrink-0 place-items-center rounded-full text-[0.9375rem] text-ink-2"
          >
            <XIcon weight="bold" aria-hidden="true" />
          </button>
        )}
      </div>
      {isShown && (
        <div
          onBlur={handleBlur}
          className={
            panel === 'inline'
              ? 'min-h-0 pt-3'
              : `absolute top-full left-0 z-40 mt-2 max-h-[70vh] w-[420px] max-w-[90vw] overflow-y-auto rounded-xl border border-line bg-surface p-2 shadow-2 ${state.isFilled ? '' : 'hidden'}`
          }
        >
          <Suspense>
            <SuggestionPanel
              id={`${id}-grid`}
              typed={text}
              keys={keys}
              onState={field.setState}
              onDone={field.finish}
            />
          </Suspense>
        </div>
      )}
      {text.trim() === '' && below}
    </form>
  );
}
