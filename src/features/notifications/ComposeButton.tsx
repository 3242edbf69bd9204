import { lazy, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { PermittedButton } from '#src/actions/PermittedButton.tsx';
import { paths } from '#src/platform/paths.ts';

const Composer = lazy(() => import('./Composer.tsx'));

/** A button that opens the composer for a new notification or a draft. */
export function ComposeButton({
  notification = null,
}: {
  readonly notification?: NotificationDetails | null;
}) {
  const [isOpen, setOpen] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <PermittedButton
        needs="notifications.send"
        {...(notification && { variant: 'default' })}
        onClick={() => setOpen(true)}
      >
        {notification ? 'Edit draft' : 'New notification'}
      </PermittedButton>
      {isOpen && (
        <Suspense>
          <Composer
            notification={notification}
            onClose={(open) => {
              setOpen(false);
              if (open !== null && !notification) void navigate(paths.administrationNotifications({ open }));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
