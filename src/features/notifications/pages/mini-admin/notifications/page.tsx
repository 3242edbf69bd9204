import { ComposeButton } from '#src/features/notifications/ComposeButton.tsx';
import { notificationList } from '#src/features/notifications/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <Page heading="Notifications" actions={<ComposeButton />}>
      <ResourceList list={notificationList} />
    </Page>
  );
}
