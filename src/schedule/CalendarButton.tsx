import { Button } from '@mantine/core';
import type { Currency } from '#contracts/money.ts';
import { saveFile } from '#src/platform/save-file.ts';
import { useMoneyText } from '#src/ui/use-money-text.ts';
import { calendarFile } from './calendar-file.ts';
import { type DuePayment, paymentEvents } from './payment-events.ts';

interface Props {
  /** What the payments belong to: "PLN-000123", or the name of an offer. */
  readonly of: string;
  readonly payments: readonly DuePayment[];
  readonly currency: Currency;
}

/** Downloads the due dates as a calendar file. */
export function CalendarButton({ of, payments, currency }: Props) {
  const moneyText = useMoneyText();
  const save = () => {
    const events = paymentEvents(of, payments, (amountMinor) => moneyText({ amountMinor, currency }));
    const text = calendarFile(`Payments of ${of}`, events, new Date().toISOString());
    saveFile(`${of.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}.ics`, 'text/calendar;charset=utf-8', text);
  };
  return (
    <Button variant="default" size="sm" onClick={save}>
      Add to calendar
    </Button>
  );
}
