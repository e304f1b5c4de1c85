import { MagnifyingGlassIcon } from '@phosphor-icons/react/dist/ssr/MagnifyingGlass';
import { searchLengthMax } from '@tawa/domain/common/limits';
import { useEffect, useState } from 'react';
import { Input } from './plain-input.tsx';

const settleMs = 200;

interface Props {
  label: string;
  value: string;
  onSettled: (words: string) => void;
  className?: string;
}

/** A field for words to search by, which go on once nobody has typed for a moment. */
export function SettledInput({ label, value, onSettled, className }: Props) {
  const [typed, setTyped] = useState(value);
  const [seen, setSeen] = useState(value);
  // The words that went on and have not come back yet, from the last that did.
  const [sent, setSent] = useState([value]);
  if (value !== seen) {
    setSeen(value);
    const at = sent.indexOf(value);
    // Own words come back when the address is written, and more may have been typed by then.
    if (at >= 0) setSent(sent.slice(at));
    else {
      // Words from elsewhere, such as a link, take the place of those in the field.
      setSent([value]);
      setTyped(value);
    }
  }
  useEffect(() => {
    if (typed === sent.at(-1)) return undefined;
    const timer = setTimeout(() => {
      setSent([...sent, typed]);
      onSettled(typed);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typed, sent, onSettled]);
  return (
    <Input
      icon={MagnifyingGlassIcon}
      type="search"
      aria-label={label}
      placeholder={label}
      value={typed}
      maxLength={searchLengthMax}
      onChange={(event) => setTyped(event.target.value)}
      className={className}
    />
  );
}
