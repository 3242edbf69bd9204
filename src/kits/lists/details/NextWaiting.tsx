import { Button } from '@mantine/core';
import type { Actionable } from '#src/kits/actions/action.ts';
import { useCountText } from '#src/kits/actions/use-count-text.ts';
import type { Queue } from '#src/kits/lists/define-list.ts';

interface Props<Entity extends Actionable> {
  readonly queue: Queue<Entity>;
  /** The item that was decided. */
  readonly decidedId: string;
  readonly onOpen: (id: string) => void;
}

/** Leads from a decision to the item that waits next; nothing where none does. */
export function NextWaiting<Entity extends Actionable>({ queue, decidedId, onOpen }: Props<Entity>) {
  const { currentData, isFetching } = queue.useWaiting({ refetchOnMountOrArgChange: true });
  const count = useCountText();
  const next = currentData?.items.find(({ id }) => id !== decidedId);
  if (isFetching || !next) return null;
  const total = currentData?.total ?? null;
  return (
    <Button variant="default" size="sm" onClick={() => onOpen(next.id)}>
      {total === null ? 'Next waiting' : `Next waiting (${count(total)})`}
    </Button>
  );
}
