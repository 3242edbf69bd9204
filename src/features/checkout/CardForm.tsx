import { type FormEvent, useRef, useState } from 'react';
import type { CardToken } from '#contracts/payments/payment.ts';
import { useCreateCardTokenMutation } from '#src/features/payments/api.ts';
import { useConfiguration } from '#src/platform/use-configuration.ts';
import { useUnsavedWork } from '#src/platform/use-unsaved-work.ts';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import { TextField } from '#src/forms/TextField.tsx';
import {
  type CardFaults,
  type CardFields,
  fieldNames,
  groupDigits,
  noCard,
  readCard,
} from './card-fields.ts';
import classes from './CardForm.module.css';
import { filledWith, testCards } from './test-cards.ts';

export interface CardFormProps {
  /** The submit button lies outside and names it. */
  readonly id: string;
  readonly onBusy: (busy: boolean) => void;
  readonly onToken: (token: CardToken) => void;
}

/** Card data goes from these fields into one request and is forgotten: a token comes back. */
export function CardForm({ id, onBusy, onToken }: CardFormProps) {
  const { mocks } = useConfiguration();
  const [fields, setFields] = useState(noCard);
  useUnsavedWork(Object.values(fields).some((text) => text !== '')); // card data is kept nowhere, so a reload would lose it
  const [faults, setFaults] = useState<CardFaults>({});
  const [createToken, { error }] = useCreateCardTokenMutation();
  const sending = useRef(false);
  const intention = useRef<{ fields: CardFields; key: string } | null>(null);
  const form = useRef<HTMLFormElement>(null);

  const edit = (name: keyof CardFields, value: string) => {
    setFields({ ...fields, [name]: value });
    setFaults({ ...faults, [name]: undefined });
  };
  const send = async () => {
    const { card, faults: found } = readCard(fields);
    setFaults(found ?? {});
    if (!card) {
      const first = fieldNames.find((name) => found[name] !== undefined);
      form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
      return;
    }
    if (sending.current) return;
    sending.current = true;
    onBusy(true);
    // The same card again after a lost answer is the same intention; it is not kept, since a token costs nothing.
    if (intention.current?.fields !== fields) intention.current = { fields, key: crypto.randomUUID() };
    const { data } = await createToken({ body: card, key: intention.current.key });
    sending.current = false;
    onBusy(false);
    if (data) onToken(data);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send();
  };

  return (
    <form id={id} ref={form} noValidate onSubmit={submit} className={classes.form}>
      <TextField
        name="number"
        label="Card number"
        inputMode="numeric"
        autoComplete="cc-number"
        value={fields.number}
        error={faults.number}
        onChange={({ currentTarget: input }) =>
          edit('number', input.selectionEnd === input.value.length ? groupDigits(input.value) : input.value)
        }
      />
      <div className={classes.pair}>
        <TextField
          name="expiry"
          label="Expires"
          placeholder="MM/YY"
          inputMode="numeric"
          autoComplete="cc-exp"
          maxLength={7}
          value={fields.expiry}
          error={faults.expiry}
          onChange={(event) => edit('expiry', event.currentTarget.value)}
        />
        <TextField
          name="cvc"
          label="Security code"
          inputMode="numeric"
          autoComplete="cc-csc"
          maxLength={4}
          value={fields.cvc}
          error={faults.cvc}
          onChange={(event) => edit('cvc', event.currentTarget.value)}
        />
      </div>
      <TextField
        name="holder"
        label="Name on the card"
        autoComplete="cc-name"
        maxLength={120}
        value={fields.holder}
        error={faults.holder}
        onChange={(event) => edit('holder', event.currentTarget.value)}
      />
      {error !== undefined && <ProblemNotice error={error} onRetry={() => void send()} />}
      {mocks === 'on' && <TestCards onUse={(used) => (setFields(used), setFaults({}))} />}
    </form>
  );
}

function TestCards({ onUse }: { onUse: (fields: CardFields) => void }) {
  return (
    <section className={classes.cards} aria-label="Test cards">
      <h2>Test cards of this demo</h2>
      <ul>
        {testCards.map((card) => (
          <li key={card.number}>
            <button type="button" onClick={() => onUse(filledWith(card))}>
              {card.number}
            </button>{' '}
            {card.outcome}
          </li>
        ))}
      </ul>
    </section>
  );
}
