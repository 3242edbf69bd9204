import { Button, Checkbox, Stack, TextInput, type TextInputProps } from '@mantine/core';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { createCardToken } from '#contracts/payments/card-token-endpoints.ts';
import type { CardToken } from '#contracts/payments/card-token.ts';
import { maxCardNameLength } from '#contracts/payments/saved-card.ts';
import { useCreateCardTokenMutation } from './cards-api.ts';
import { groupDigits } from '#src/kits/forms/group-digits.ts';
import { tooLong } from '#src/kits/forms/too-long.ts';
import { useContractForm } from '#src/kits/forms/use-contract-form.ts';
import { selectShell } from '#src/platform/store/shell.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { OnlineOnly } from '#src/ui/trouble/OnlineOnly.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { cardAdvice, cardOf, emptyCardAdvice, noCard, slashExpiry } from './card-fields.ts';
import { CardMark } from './CardMark.tsx';
import { DemoCards } from './DemoCards.tsx';
import classes from './NewCardForm.module.css';
import type { CardSaving } from './use-card-saving.ts';
import { filledWith } from './test-cards.ts';

export interface NewCardFormProps {
  readonly submitLabel: string;
  /** True while the next step after the token is running. */
  readonly busy?: boolean;
  readonly disabled?: boolean;
  readonly onToken: (token: CardToken) => void;
  /** Says where the submit button stands, such as in a bar at the lower edge; below the fields by default. */
  readonly place?: ((button: ReactNode) => ReactNode) | undefined;
  /** Null for a visitor, whose card cannot be saved. */
  readonly saving: CardSaving | null;
  /** False while another way to pay is chosen; what was typed stays. */
  readonly isOpen?: boolean;
  /** The row above the fields, with the test cards of the demo. */
  readonly head?: (chip: ReactNode) => ReactNode;
}

/** Each field is a cell of one frame; its label is read out, and shown while it is empty. */
const cell = (label: string): TextInputProps => ({
  'aria-label': label,
  placeholder: label,
  variant: 'unstyled',
  classNames: {
    root: classes['cell'] ?? '',
    input: classes['input'] ?? '',
    error: classes['error'] ?? '',
    section: classes['section'] ?? '',
  },
});

/** The form of a new card. Card data is sent in one request, which returns a token, and is then discarded. */
export function NewCardForm({
  submitLabel,
  busy = false,
  disabled = false,
  saving,
  onToken,
  place = (button) => button,
  isOpen = true,
  head = (chip) => chip,
}: NewCardFormProps) {
  const { mocks } = useConfiguration();
  const { online } = useAppSelector(selectShell);
  const id = useId();
  const lengthFault = saving?.isWanted === true && tooLong(saving.name.trim(), maxCardNameLength);
  const [send] = useCreateCardTokenMutation();
  const form = useContractForm(createCardToken, {
    initial: noCard,
    advice: cardAdvice,
    emptyAdvice: emptyCardAdvice,
    toBody: cardOf,
    fieldOf: { expYear: 'expMonth' },
    send,
    onDone: (token) => {
      if (saving?.isWanted) saving.save(token);
      form.reset(); // nothing of the card stays
      onToken(token);
    },
  });
  /**
   * Formats while the person types at the end; a correction in the middle is not formatted, so that the cursor stays.
   */
  const formatted = (name: 'number' | 'expMonth', format: (text: string) => string) => ({
    ...form.field(name),
    onChange: ({ currentTarget: input }: ChangeEvent<HTMLInputElement>) => {
      const { value, selectionEnd } = input;
      const grows = value.length > form.values[name].length;
      form.set(name, grows && selectionEnd === value.length ? format(value) : value);
    },
  });

  const chip = mocks === 'on' && isOpen && <DemoCards onUse={(card) => form.setAll(filledWith(card))} />;
  return (
    <form {...form.props} id={id}>
      {head(chip)}
      {isOpen && (
        <Stack gap="sm" pb="md">
          <div className={classes.group}>
            <TextInput
              {...cell('Card number')}
              {...formatted('number', groupDigits)}
              name="number"
              inputMode="numeric"
              autoComplete="cc-number"
              rightSection={<CardMark card={form.values.number} />}
            />
            <div className={classes.pair}>
              <TextInput
                {...cell('Expires')}
                {...formatted('expMonth', slashExpiry)}
                placeholder="MM/YY"
                name="expiry"
                inputMode="numeric"
                autoComplete="cc-exp"
              />
              <TextInput
                {...cell('Security code')}
                {...form.field('cvc')}
                placeholder="CVC"
                name="cvc"
                inputMode="numeric"
                autoComplete="cc-csc"
              />
            </div>
            <TextInput
              {...cell('Name on the card')}
              {...form.field('holder')}
              name="holder"
              autoComplete="cc-name"
            />
          </div>
          {saving && (
            <Checkbox
              size="sm"
              label="Save for next time"
              checked={saving.isWanted}
              onChange={({ currentTarget }) => saving.onWanted(currentTarget.checked)}
            />
          )}
          {saving?.isWanted && (
            <TextInput
              label="Nickname"
              value={saving.name}
              error={lengthFault}
              onChange={({ currentTarget }) => saving.onName(currentTarget.value)}
            />
          )}
          {form.error !== undefined && (
            <ProblemNotice error={form.error} onRetry={() => void form.submit()} />
          )}
          <OnlineOnly why="A card is checked immediately and never stored here, so it can be used once you’re back online.">
            {place(
              <Button
                type="submit"
                form={id}
                fullWidth
                className={classes.submit ?? ''}
                loading={form.busy || busy}
                disabled={disabled || !online || lengthFault !== false}
              >
                {submitLabel}
              </Button>,
            )}
          </OnlineOnly>
        </Stack>
      )}
    </form>
  );
}
