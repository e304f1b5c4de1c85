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
  const [known, setKnown] = useState(value);
  // Words that came from elsewhere, such as a link, take the place of those in the field.
  if (value !== known) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(typed);
      onSettled(typed);
    }, settleMs);
    return () => clearTimeout(timer);
  }, [typed, known, onSettled]);
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
