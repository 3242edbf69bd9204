import { UnknownParts } from '#src/ui/trouble/UnknownParts.tsx';
import type { UnknownParts as Parts } from './use-unknown-parts.ts';

interface Props extends Pick<Parts, 'parts' | 'drop'> {
  /** The plural of what the list holds. */
  readonly name: string;
}

/** Stands in the place of a list whose link has parts that are not known. */
export function UnsettledLink({ name, parts, drop }: Props) {
  return (
    <section aria-label={name}>
      <UnknownParts
        parts={parts}
        consequence="No rows are shown, because they would be others than the link meant."
        onDrop={drop}
      />
    </section>
  );
}
