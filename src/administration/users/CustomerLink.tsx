import { useCountText } from '#src/kits/actions/use-count-text.ts';
import { EntityLink } from '#src/ui/parts/EntityLink.tsx';
import { StatusTag } from '#src/ui/parts/StatusTag.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  /** Of the oldest unpaid instalment of any plan; 0 if none is late. */
  readonly daysPastDue: number;
}

/** The link to a customer about whom something is decided, and for how long they have been late. */
export function CustomerLink({ id, name, daysPastDue }: Props) {
  const text = useCountText();
  return (
    <>
      <EntityLink type="user" id={id} name={name} />
      {daysPastDue > 0 && (
        <>
          {' '}
          <StatusTag tone="error">
            {daysPastDue === 1 ? '1 day' : `${text(daysPastDue)} days`} past due
          </StatusTag>
        </>
      )}
    </>
  );
}
