import type { LocalDate } from '#contracts/dates.ts';
import { DateText } from '#src/ui/format/DateText.tsx';

interface Props {
  readonly cardLabel: string;
  /** The first day of collection on which the card has expired. */
  readonly on: LocalDate;
}

/** Says that the card of autopay ends before a collection. */
export function Lapse({ cardLabel, on }: Props) {
  return (
    <span>
      {cardLabel} expires before the collection on <DateText value={on} />. Choose another card by then.
    </span>
  );
}
