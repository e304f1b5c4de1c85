/** Why a dish as it is chosen does not fit whoever chooses, in words that change with what is ticked. */
export function LineNote({ misfits, className = '' }: { misfits: readonly string[]; className?: string }) {
  return (
    <div role="status" className={className}>
      {misfits.map((text) => (
        <p key={text} className="text-note font-semibold wrap-anywhere text-warning">
          {text}
        </p>
      ))}
    </div>
  );
}
