import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { PermittedButton } from '#src/actions/PermittedButton.tsx';
import { paths } from '#src/platform/paths.ts';
import { selectAheadMs } from '#src/platform/server-time.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useAppSelector } from '#src/platform/use-store.ts';
import { wallTime } from '#src/ui/wall-time.ts';

const CreateBatch = lazy(() => import('./CreateBatch.tsx'));

const yearMs = 365 * 24 * 60 * 60 * 1000;

/** A button that opens the form of a new batch, and then the batch. */
export function CreateBatchButton() {
  const [expiresOn, setExpiresOn] = useState<string | null>(null);
  const navigate = useNavigate();
  const { timeZone } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  return (
    <>
      <PermittedButton
        needs="scratchcards.issue"
        onClick={() => setExpiresOn(wallTime(Date.now() + aheadMs + yearMs, timeZone).slice(0, 10))}
      >
        Create batch
      </PermittedButton>
      {expiresOn !== null && (
        <Suspense>
          <CreateBatch
            expiresOn={expiresOn}
            onCreated={(open) => {
              setExpiresOn(null);
              void navigate(paths.administrationBatches({ open }));
            }}
            onClose={() => setExpiresOn(null)}
          />
        </Suspense>
      )}
    </>
  );
}
