import type { ReactNode } from 'react';
import type { InboxItem } from '#contracts/inbox/item.ts';
import type { Money as MoneyValue } from '#contracts/money.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { paths } from '#src/platform/routing/paths.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { Money } from '#src/ui/format/Money.tsx';
import { AppLink } from '#src/ui/parts/AppLink.tsx';
import { Icon } from '#src/ui/parts/Icon.tsx';
import classes from './WalletAndMessages.module.css';

interface Props {
  /** Null if it could not be read. */
  readonly balance: MoneyValue | null;
  /** The number of scratchcards that can still be used. */
  readonly cards: number;
  readonly messages: readonly InboxItem[];
}

/** The wallet and the newest messages in one row each; each row leads to what it is about. */
export function WalletAndMessages({ balance, cards, messages }: Props) {
  const { locale } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  return (
    <ul className={classes.rows} aria-label="Wallet and messages">
      {balance && (
        <Row
          title="Wallet"
          note={
            cards === 0
              ? 'Redeem a scratchcard'
              : cards === 1
                ? '1 scratchcard ready to use'
                : `${cards} scratchcards ready to use`
          }
          to={paths.redeem()}
          end={<Money value={balance} />}
        />
      )}
      {messages.map(({ id, title, action, at, status }) => (
        <Row
          key={id}
          title={title}
          note={<time dateTime={at}>{agoText(Date.parse(at), Date.now() + aheadMs, locale)}</time>}
          to={action?.path}
          isUnread={status === 'UNREAD'}
        />
      ))}
    </ul>
  );
}

interface RowProps {
  readonly title: string;
  readonly note: ReactNode;
  /** Where the whole row leads; a message may lead nowhere. */
  readonly to: string | undefined;
  readonly end?: ReactNode;
  readonly isUnread?: boolean;
}

function Row({ title, note, to, end, isUnread = false }: RowProps) {
  return (
    <li className={classes.row} data-unread={isUnread || undefined}>
      <div>
        <h2>
          {to === undefined ? (
            title
          ) : (
            <AppLink to={to} className={classes.link}>
              {title}
            </AppLink>
          )}
        </h2>
        <p className={classes.note}>{note}</p>
      </div>
      {end !== undefined && <span className={classes.end}>{end}</span>}
      {to !== undefined && <Icon name="chevron-right" />}
    </li>
  );
}
