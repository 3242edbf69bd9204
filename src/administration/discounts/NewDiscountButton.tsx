import { useNavigate } from 'react-router-dom';
import { CreationButton } from '#src/kits/actions/CreationButton.tsx';
import { paths } from '#src/platform/routing/paths.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';

const NewDiscount = lazyDialog(() => import('./NewDiscount.tsx'));

/** A button that opens the form of a new code, and then the request that a second administrator decides. */
export function NewDiscountButton() {
  const navigate = useNavigate();
  return (
    <CreationButton name="discount">
      {(close) => (
        <NewDiscount
          // replaces the form, so that Back does not open it again
          onRequested={(open) => void navigate(paths.administrationApprovals({ open }), { replace: true })}
          onClose={close}
        />
      )}
    </CreationButton>
  );
}
