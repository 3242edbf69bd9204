import { ComposeButton } from '#src/administration/notifications/ComposeButton.tsx';
import { notificationList } from '#src/administration/notifications/list.tsx';
import { ResourceList } from '#src/kits/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <Page heading="Notifications" actions={<ComposeButton />}>
      <ResourceList list={notificationList} />
    </Page>
  );
}
