import { Button, Radio, Skeleton, Stack, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useListSavedCardsQuery } from './cards-api.ts';
import { declineSentences } from '#contracts/payments/decline-sentences.ts';
import { selectRole } from '#src/platform/session/session.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { selectDeclinedCards } from '#src/customer/draft/draft.ts';
import classes from './CardForm.module.css';
import { CardMark } from './CardMark.tsx';
import { NewCardForm, type NewCardFormProps } from './NewCardForm.tsx';
import { useCardSaving } from './use-card-saving.ts';

interface Card {
  readonly id: string;
  readonly label: string;
}

interface Transfer {
  readonly isChosen: boolean;
  readonly onChosen: (isChosen: boolean) => void;
  /** What a customer should know who chooses it. */
  readonly note: ReactNode;
  readonly onTransfer: () => void;
}

interface Props extends Omit<NewCardFormProps, 'saving' | 'onToken'> {
  /** The card that is chosen already; null or left out without one. */
  readonly known?: Card | null;
  /** Offers a bank transfer as well. */
  readonly transfer?: Transfer;
  readonly onToken: (card: Card) => void;
}

const newCard = 'new';
const byBank = 'bank';

/**
 * Chooses how to pay, one row each: a known card, a saved one, a new one, or a bank transfer where that is offered. A
 * declined card is named with the reason, not preselected.
 */
export function CardForm(props: Props) {
  const role = useAppSelector(selectRole);
  return role === 'CUSTOMER' ? <OwnMethods {...props} /> : <Methods {...props} saved={[]} saving={null} />;
}

function OwnMethods(props: Props) {
  const { data, error, isLoading, refetch } = useListSavedCardsQuery();
  const declined = useAppSelector(selectDeclinedCards);
  const saving = useCardSaving();
  const { online } = useAppSelector(selectShell);
  const isUnread = data === undefined && error !== undefined && online; // offline no card can be used anyway
  if (isLoading && error === undefined) return <Skeleton height="18rem" />;
  // What this page knows of a decline, or what the bank has said for good before.
  const saved = (data?.items ?? [])
    .filter(({ expired }) => !expired)
    .map(({ id, name, label, refused }) => {
      const decline = declined[id];
      const why = decline ? declineSentences[decline.declineCode] : refused;
      return { id, name, label, why, isForGood: refused !== null || decline?.retryable === false };
    });
  return (
    <>
      {isUnread && (
        <>
          <ProblemNotice error={error} onRetry={() => void refetch()} />
          <Text size="sm">Your saved cards are not shown. You can enter a card.</Text>
        </>
      )}
      <Methods {...props} saved={saved} saving={saving} />
    </>
  );
}

interface SavedCard extends Card {
  readonly name: string;
  readonly why: string | null;
  readonly isForGood: boolean;
}

type MethodsProps = Props & Pick<NewCardFormProps, 'saving'> & { readonly saved: readonly SavedCard[] };

function Methods({ known = null, transfer, saved, saving, ...form }: MethodsProps) {
  const { submitLabel, busy = false, disabled = false, onToken, place = (button) => button } = form;
  const { online } = useAppSelector(selectShell);
  const [chosen, setChosen] = useState<string | null>(null);
  const cards: readonly SavedCard[] =
    known === null || saved.some(({ id }) => id === known.id)
      ? saved
      : [{ ...known, name: known.label, why: null, isForGood: false }, ...saved];
  const isUsable = (id: string) => id === newCard || cards.some((card) => card.id === id && !card.isForGood);
  const preferred =
    known !== null && isUsable(known.id) ? known.id : (cards.find(({ why }) => why === null)?.id ?? newCard);
  const cardRow = chosen !== null && isUsable(chosen) ? chosen : preferred;
  const row = transfer?.isChosen === true ? byBank : cardRow;
  const card = cards.find(({ id }) => id === row);
  const hasRows = cards.length > 0 || transfer !== undefined;
  const choose = (value: string) => {
    if (value !== byBank) setChosen(value);
    if ((value === byBank) !== transfer?.isChosen) transfer?.onChosen(value === byBank);
  };
  const submit = row === byBank ? transfer?.onTransfer : card && (() => onToken(card));
  const entered = (token: Card) => {
    setChosen(null); // it is a row of its own from now on
    onToken(token);
  };
  const entry = (head: (chip: ReactNode) => ReactNode) => (
    <NewCardForm {...form} onToken={entered} head={head} isOpen={row === newCard} saving={saving} />
  );
  return (
    <Stack gap="md">
      {hasRows ? (
        <Radio.Group aria-label="How to pay" value={row} onChange={choose}>
          <div className={classes.rows}>
            {cards.map(({ id, name, label, why, isForGood }) => (
              <div key={id} className={classes.row}>
                <Radio
                  className={classes.choice ?? ''}
                  value={id}
                  label={name}
                  description={descriptionOf(name, label, why)}
                  disabled={isForGood}
                />
                <CardMark card={label} />
              </div>
            ))}
            {entry((chip) => (
              <div className={classes.row}>
                <Radio value={newCard} label="New card" className={classes.choice ?? ''} />
                {chip}
              </div>
            ))}
            {transfer && (
              <div>
                <div className={classes.row}>
                  <Radio value={byBank} label="Bank transfer" className={classes.choice ?? ''} />
                </div>
                {row === byBank && (
                  <Text size="sm" c="dimmed" pb="md">
                    {transfer.note}
                  </Text>
                )}
              </div>
            )}
          </div>
        </Radio.Group>
      ) : (
        entry((chip) => (
          <div className={classes.row}>
            <span>Card</span>
            {chip}
          </div>
        ))
      )}
      {submit && (
        <OnlineOnly why="It is charged immediately, so it can be used once you’re back online.">
          {place(
            <Button fullWidth loading={busy} disabled={disabled || !online} onClick={submit}>
              {submitLabel}
            </Button>,
          )}
        </OnlineOnly>
      )}
    </Stack>
  );
}

/** The card behind a name, and why it was declined. */
function descriptionOf(name: string, label: string, why: string | null): string | undefined {
  if (why !== null) return name === label ? why : `${label}. ${why}`;
  return name === label ? undefined : label;
}
