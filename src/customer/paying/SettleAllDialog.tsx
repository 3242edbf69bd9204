import { Button, Modal, Skeleton, Stack, Text } from '@mantine/core';
import { type Money as Amount, sumMinor } from '#contracts/money.ts';
import { CardForm } from './CardForm.tsx';
import { CardSwitch } from './CardSwitch.tsx';
import { useUnsavedWork } from '#src/platform/storage/use-unsaved-work.ts';
import { DialogButtons } from '#src/ui/parts/DialogButtons.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { SumList } from '#src/ui/parts/Facts.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { useFocusOnMount } from '#src/ui/focus/use-focus-on-mount.ts';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { PaymentRefusal } from './PaymentRefusal.tsx';
import { ReturnedInterest } from './QuoteSums.tsx';
import { type Settlement, type SettledPlan, useSettlements } from './use-settlements.ts';
import { useSources } from './use-sources.ts';

interface Props {
  /** Running plans of one currency. */
  readonly plans: readonly SettledPlan[];
  readonly onClose: () => void;
}

/** Settles several plans today: the cost and savings of each, the totals, and the outcome of each. */
export function SettleAllDialog({ plans, onClose }: Props) {
  const money = useMoneyText();
  const { all, busy, pay } = useSettlements(plans);
  const { chosen, cardSwitch, onCard } = useSources();
  const { card } = chosen;
  const button = useFocusOnMount(); // the focused button was removed
  const quotes = all.flatMap(({ quote }) => (quote ? [quote] : []));
  const open = all.flatMap(({ quote, state }) =>
    quote && (state === 'READY' || state === 'FAILED') ? [quote] : [],
  );
  const isLoading = all.some(({ state }) => state === 'LOADING');
  const isOver = !isLoading && open.length === 0;
  useUnsavedWork(isOver, false);
  const sum = (amounts: readonly Amount[]) => ({
    amountMinor: sumMinor(amounts),
    currency: quotes[0]?.amount.currency ?? 'EUR',
  });
  const toPay = sum(open.map(({ amount }) => amount));
  const label = `Pay ${money(toPay)}`;
  const send = (paying: NonNullable<typeof card>) => {
    onCard(paying);
    void pay(paying.id);
  };
  return (
    <Modal
      opened
      onClose={busy ? () => undefined : onClose}
      title="Pay all plans off"
      closeButtonProps={{ 'aria-label': 'Close' }}
    >
      <Stack gap="md">
        {all.map((each) => (
          <Row key={each.plan.planId} settlement={each} onLeave={onClose} />
        ))}
        {isLoading ? (
          <Skeleton height="3rem" />
        ) : (
          quotes.length > 0 && (
            <section aria-label="All plans together">
              <SumList
                items={[
                  { label: 'You save in total', value: <Money value={sum(quotes.map((q) => q.saving))} /> },
                  {
                    label: 'All plans together',
                    value: <Money value={sum(quotes.map((q) => q.amount))} size="large" />,
                  },
                ]}
              />
            </section>
          )
        )}
        {!isLoading && !isOver && (
          <OnlineOnly why="Nothing is paid until you’re back online.">
            <Stack gap="md">
              <Text size="sm">
                Each plan is a payment of its own. If one is declined, the others are paid all the same.
              </Text>
              {cardSwitch && <CardSwitch {...cardSwitch} disabled={busy} />}
              {card === null ? (
                <CardForm submitLabel={label} busy={busy} onToken={send} />
              ) : (
                <Button fullWidth loading={busy} onClick={() => send(card)}>
                  {label}
                </Button>
              )}
            </Stack>
          </OnlineOnly>
        )}
        {isOver && (
          <DialogButtons>
            <Button size="sm" onClick={onClose} ref={button}>
              Done
            </Button>
          </DialogButtons>
        )}
      </Stack>
    </Modal>
  );
}

interface RowProps {
  readonly settlement: Settlement;
  readonly onLeave: () => void;
}

function Row({ settlement: { plan, quote, state, error }, onLeave }: RowProps) {
  const name = `${plan.title}, ${plan.planNumber}`;
  return (
    <section aria-label={name}>
      <Stack gap="xs">
        <Text size="sm" fw="var(--mantine-font-weight-medium)">
          {name}
        </Text>
        {state === 'LOADING' && <Skeleton height="3rem" />}
        {quote && (
          <SumList
            items={[
              { label: 'You save', value: <Money value={quote.saving} /> },
              { label: 'To pay today', value: <Money value={quote.amount} /> },
            ]}
          />
        )}
        {quote && <ReturnedInterest quote={quote} />}
        {state === 'FAILED' && <PaymentRefusal error={error} onLeave={onLeave} />}
        {(state === 'PAID' || state === 'WAITING') && (
          <StatusAlert
            color={state === 'PAID' ? 'success' : 'info'}
            role="status"
            title={state === 'PAID' ? 'Paid off' : 'Waiting for the bank'}
          />
        )}
      </Stack>
    </section>
  );
}
