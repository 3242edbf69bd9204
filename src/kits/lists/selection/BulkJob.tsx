import type { BulkAction } from '#src/kits/actions/bulk/bulk-action.ts';
import { useModule } from '#src/ui/loading/use-module.ts';
import { useOpenFailed } from '#src/ui/loading/use-open-failed.ts';
import { focusRow } from '#src/kits/lists/rows/use-row-keys.ts';
import { useSearchMember } from '#src/platform/routing/use-search-member.ts';
import type { Selection } from './use-selection.ts';

const load = () => import('#src/kits/actions/bulk/BulkDialog.tsx');

interface Props {
  readonly actions: readonly BulkAction[];
  /** The action that was chosen for the selected rows. */
  readonly chosen: BulkAction | null;
  readonly selection: Selection;
  /** The ids of the rows on this page. */
  readonly ids: readonly string[];
  /** The number of rows that match. */
  readonly total: number;
  readonly onClose: () => void;
}

/** The dialog of an action on many rows, or of a job that runs; nothing without either. */
export function BulkJob({ actions, chosen, selection, ids, total, onClose }: Props) {
  const [jobId, showJob] = useSearchMember('job'); // in the address, so that a reload shows it again
  const isOpen = chosen !== null || jobId !== null;
  const close = (isRun: boolean) => {
    onClose();
    if (jobId !== null) showJob(null);
    if (!isRun) return; // nothing was changed, so the rows stay selected
    focusRow(ids.find(selection.has) ?? ids[0]); // the bar with the pressed button disappears
    selection.clear();
  };
  const loaded = useModule(
    load,
    isOpen,
    useOpenFailed(() => close(false)),
  );
  if (!loaded || !isOpen) return null;
  return (
    <loaded.BulkDialog
      {...{ actions, chosen, jobId }}
      target={selection.target}
      count={selection.all ? total : selection.ids.size}
      onJob={({ id }) => showJob(id)}
      onClose={close}
    />
  );
}
