import { notificationList } from '#src/features/notifications/list.tsx';
import { ResourceList } from '#src/lists/ResourceList.tsx';
import { Page } from '#src/layout/Page.tsx';

export default function AdministrationNotificationsPage() {
  return (
    <Page heading="Notifications">
      <ResourceList list={notificationList} />
    </Page>
  );
}
