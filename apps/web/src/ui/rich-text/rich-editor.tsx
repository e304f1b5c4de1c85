import { cleanRichText } from '@tawa/domain/common/rich-text';
import { useEffect, useId, useRef, useState, type ClipboardEvent, type KeyboardEvent } from 'react';
import { FieldError } from '../form/field.tsx';
import { LinkSheet } from './rich-link-sheet.tsx';
import { insertLink, insertRichText, rangeIn, selectRange, showRichText } from './rich-dom.ts';
import { RichTools, type Tool } from './rich-tools.tsx';

interface Props {
  label: string;
  hint: string;
  /** Marked-up text to begin with; later changes come from the typing alone. */
  first: string;
  error?: string | undefined;
  onChange: (html: string) => void;
}

const blocks: Partial<Record<Tool, string>> = { p: 'p', h2: 'h2', h3: 'h3', quote: 'blockquote' };
const commands: Partial<Record<Tool, string>> = {
  bold: 'bold',
  italic: 'italic',
  bullets: 'insertUnorderedList',
  numbers: 'insertOrderedList',
};
const table = '<table><thead><tr><th>A</th><th>B</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>';

const run = (command: string, value?: string) => document.execCommand(command, false, value);

const look =
  'rich-area min-h-80 px-4 py-3 text-base outline-none [&_a]:text-brand-ink [&_a]:underline [&_blockquote]:my-3 [&_blockquote]:border-l-4 [&_blockquote]:border-line-strong [&_blockquote]:pl-4 [&_h2]:mt-6 [&_h2]:text-2xl [&_h2]:font-bold [&_h3]:mt-4 [&_h3]:text-lg [&_h3]:font-bold [&_ol]:my-3 [&_ol]:list-decimal [&_ol]:pl-6 [&_p]:my-2 [&_table]:my-3 [&_table]:w-full [&_td]:border [&_td]:border-line [&_td]:p-2 [&_th]:border [&_th]:border-line [&_th]:bg-surface-2 [&_th]:p-2 [&_th]:text-left [&_ul]:my-3 [&_ul]:list-disc [&_ul]:pl-6';

/** A text with headings, lists, quotes, links and tables; whatever is pasted goes through the same allow-list as on the server. */
export function RichEditor({ label, hint, first, error, onChange }: Props) {
  const id = useId();
  const area = useRef<HTMLDivElement>(null);
  const place = useRef<Range | null>(null);
  const [linking, setLinking] = useState<string | null>(null);
  const begin = useRef(first);

  useEffect(() => {
    const node = area.current;
    if (!node) return;
    showRichText(node, begin.current);
    run('defaultParagraphSeparator', 'p');
  }, []);

  const tell = () => onChange(cleanRichText(area.current?.innerHTML ?? ''));
  const openLink = () => {
    const node = area.current;
    if (!node) return;
    place.current = rangeIn(node)?.cloneRange() ?? null;
    const from = place.current?.startContainer;
    const element = from instanceof Element ? from : from?.parentElement;
    setLinking(element?.closest('a')?.getAttribute('href') ?? '');
  };
  const use = (tool: Tool) => {
    if (tool === 'link') return openLink();
    area.current?.focus();
    const block = blocks[tool];
    const command = commands[tool];
    if (block !== undefined) run('formatBlock', block);
    if (command !== undefined) run(command);
    if (tool === 'table' && area.current) insertRichText(area.current, table);
    tell();
  };
  const setLink = (href: string) => {
    setLinking(null);
    area.current?.focus();
    selectRange(place.current);
    const isBare = place.current?.collapsed === true;
    if (href === '') run('unlink');
    else if (isBare && area.current) insertLink(area.current, href);
    else run('createLink', href);
    tell();
  };
  const paste = (event: ClipboardEvent<HTMLDivElement>) => {
    event.preventDefault();
    const html = event.clipboardData.getData('text/html');
    if (html === '') run('insertText', event.clipboardData.getData('text/plain'));
    else insertRichText(event.currentTarget, html);
    tell();
  };
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 'k') return;
    event.preventDefault();
    openLink();
  };
  return (
    <div>
      <span id={`${id}label`} className="mb-1.5 block text-sm font-semibold">
        {label}
      </span>
      <div className="overflow-hidden rounded-md border border-line-strong bg-surface focus-within:border-brand focus-within:outline-2 focus-within:-outline-offset-1 focus-within:outline-focus">
        <RichTools onUse={use} />
        <div
          ref={area}
          contentEditable
          suppressContentEditableWarning
          role="textbox"
          tabIndex={0}
          aria-multiline="true"
          aria-labelledby={`${id}label`}
          aria-describedby={`${id}hint`}
          aria-invalid={error ? true : undefined}
          className={look}
          onInput={tell}
          onPaste={paste}
          onKeyDown={press}
          onDrop={(event) => event.preventDefault()}
        />
      </div>
      {error && <FieldError id={`${id}error`}>{error}</FieldError>}
      <p id={`${id}hint`} className="mt-1 text-note text-ink-3">
        {hint}
      </p>
      {linking !== null && <LinkSheet first={linking} onClose={() => setLinking(null)} onSet={setLink} />}
    </div>
  );
}
