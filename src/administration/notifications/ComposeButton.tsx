import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { CreationButton } from '#src/kits/actions/CreationButton.tsx';
import { PermittedButton } from '#src/kits/actions/PermittedButton.tsx';
import { creations } from '#src/kits/actions/creations.ts';
import { paths } from '#src/platform/routing/paths.ts';

const Composer = lazyDialog(() => import('./Composer.tsx'));

/** A button that opens the composer for a new notification, and then the notification if it was saved. */
export function ComposeButton() {
  const navigate = useNavigate();
  return (
    <CreationButton name="notification">
      {(close) => (
        <Composer
          notification={null}
          onClose={(open) => {
            if (open === null) close();
            else void navigate(paths.administrationNotifications({ open }), { replace: true }); // Back does not open it again
          }}
        />
      )}
    </CreationButton>
  );
}

/** A button that opens the composer for a draft. */
export function EditDraftButton({ draft }: { readonly draft: NotificationDetails }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <PermittedButton needs={creations.notification.needs} variant="default" onClick={() => setOpen(true)}>
        Edit draft
      </PermittedButton>
      {isOpen && <Composer notification={draft} onClose={() => setOpen(false)} />}
    </>
  );
}
