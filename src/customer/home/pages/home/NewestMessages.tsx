import type { InboxItem } from '#contracts/inbox/item.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import classes from './SignedInHome.module.css';

/** The newest messages in one line each; the inbox has the full texts. */
export function NewestMessages({ items }: { readonly items: readonly InboxItem[] }) {
  const { locale } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  return (
    <Card heading="Messages">
      <ul className={classes.rows}>
        {items.map(({ id, title, action, at, status }) => (
          <li key={id} className={classes.row} data-unread={status === 'UNREAD' || undefined}>
            <h3>{action ? <AppLink to={action.path}>{title}</AppLink> : title}</h3>
            <span className={classes.note}>
              <time dateTime={at}>{agoText(Date.parse(at), Date.now() + aheadMs, locale)}</time>
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
