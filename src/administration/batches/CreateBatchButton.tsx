import { useNavigate } from 'react-router-dom';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { CreationButton } from '#src/kits/actions/CreationButton.tsx';
import { paths } from '#src/platform/routing/paths.ts';

const CreateBatch = lazyDialog(() => import('./CreateBatch.tsx'));

/** A button that opens the form of a new batch, and then the batch. */
export function CreateBatchButton() {
  const navigate = useNavigate();
  return (
    <CreationButton name="batch">
      {(close) => (
        <CreateBatch
          // replaces the form, so that Back does not open it again
          onCreated={(open) => void navigate(paths.administrationBatches({ open }), { replace: true })}
          onClose={close}
        />
      )}
    </CreationButton>
  );
}
