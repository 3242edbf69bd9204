import { NativeSelect } from '@mantine/core';
import { useId } from 'react';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { downPaymentChosen, dueDayChosen, offerChosen, selectDraft } from '#src/customer/draft/draft.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppDispatch, useAppSelector } from '#src/platform/store/use-store.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { useMoneyText } from '#src/ui/format/use-money-text.ts';
import { shareText } from '#src/ui/format/percent-text.ts';
import { SliderField } from '#src/kits/forms/SliderField.tsx';
import classes from './PlanOptions.module.css';

const days = [
  { value: '', label: 'Same day as today' },
  ...Array.from({ length: 28 }, (_, index) => ({ value: String(index + 1), label: `Day ${index + 1}` })),
];
const stepBps = 500;

interface Props {
  readonly offer: AvailableOffer;
  /** The available offers, shortest first. */
  readonly offers: readonly AvailableOffer[];
}

/** Returns the name with the number of months, "Pay in 4, 3 months", unless the name contains it. */
function nameWithMonths({ offer: { name, months } }: AvailableOffer): string {
  return name.includes(`${months} months`) ? name : `${name}, ${months} months`;
}

/**
 * The two settings that every plan has: the amount paid today, and the day of the month on which instalments are due.
 */
export function PlanOptions({ offer, offers }: Props) {
  const id = useId();
  const dispatch = useAppDispatch();
  const draft = useAppSelector(selectDraft);
  const moneyText = useMoneyText();
  const { locale } = useConfiguration();
  const { minBps, maxBps } = offer.downPaymentRange;
  const share = Math.min(maxBps, Math.max(minBps, draft.downPaymentBps ?? minBps));
  const [, first] = offer.schedule;
  return (
    <div className={classes.options}>
      {offers.length > 1 && (
        <SliderField
          label="Months"
          min={0}
          max={offers.length - 1}
          step={1}
          value={offers.findIndex((each) => each.offer.code === offer.offer.code)}
          valueText={nameWithMonths(offer)}
          figure={offer.offer.months}
          onChange={(index) => dispatch(offerChosen(offers[index]?.offer.code ?? offer.offer.code))}
        />
      )}
      <SliderField
        label="Down payment"
        min={minBps}
        max={maxBps}
        step={stepBps}
        value={share}
        valueText={`${shareText(share, locale)}, ${moneyText(offer.downPayment)}`}
        figure={
          <>
            {shareText(share, locale)} · <Money value={offer.downPayment} />
          </>
        }
        onChange={(bps) => dispatch(downPaymentChosen(bps <= minBps ? null : bps))}
      />
      <div className={classes.day}>
        <label htmlFor={id}>Payment day</label>
        <NativeSelect
          id={id}
          className={classes.select}
          size="sm"
          value={draft.dueDay ?? ''}
          data={days}
          onChange={({ currentTarget: { value } }) =>
            dispatch(dueDayChosen(value === '' ? null : Number(value)))
          }
        />
        {first && (
          <p role="status">
            First payment <DateText value={first.dueDate} form="short" />
            {first.interestMinor > 0 && (
              <>
                , including{' '}
                <Money value={{ amountMinor: first.interestMinor, currency: offer.totalPayable.currency }} />{' '}
                interest
              </>
            )}
          </p>
        )}
      </div>
    </div>
  );
}
