import { Button } from '@mantine/core';
import { draftFound, newerDraftRefused, selectNewerDraft } from '#src/customer/draft/draft.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { Notice } from './Notice.tsx';

/** Shown when another tab has a different cart or plan: the customer chooses which one to continue with. */
export function NewerDraftNotice() {
  const dispatch = useAppDispatch();
  const newer = useAppSelector(selectNewerDraft);
  if (newer === null) return null;
  return (
    <Notice
      text="Another tab has changed the cart or the plan."
      actions={
        <>
          <Button size="sm" variant="default" onClick={() => dispatch(draftFound(newer))}>
            Use the other tab’s cart
          </Button>
          <Button size="sm" variant="subtle" onClick={() => dispatch(newerDraftRefused())}>
            Keep this cart
          </Button>
        </>
      }
    />
  );
}
