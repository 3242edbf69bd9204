import { Anchor, Button, Group, Radio } from '@mantine/core';
import { useId, useState } from 'react';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Facts } from '#src/ui/parts/Facts.tsx';
import { InstalmentFigure } from '#src/kits/schedule/InstalmentFigure.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { Percent } from '#src/ui/format/Percent.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import { QuoteStrip } from '#src/kits/schedule/QuoteStrip.tsx';
import { OfferBadges } from './OfferBadges.tsx';
import classes from './OfferCard.module.css';

interface Props {
  readonly offer: AvailableOffer;
  /** The name of the radio group. */
  readonly group: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

export function OfferCard({ offer: compared, group, isChosen, onChoose }: Props) {
  const id = useId();
  const [open, setOpen] = useState(false);
  const { offer, downPayment, totalInterest, totalPayable, aprcPpm, aprcShown } = compared;
  const showsMaths = isChosen && open;
  return (
    <div className={classes.offer} data-state={isChosen ? 'chosen' : 'open'}>
      <Radio
        id={id}
        name={group}
        value={offer.code}
        checked={isChosen}
        onChange={onChoose}
        aria-describedby={`${id}-figures`}
      />
      <div className={classes.head}>
        <h2>
          <label htmlFor={id}>{offer.name}</label>
        </h2>
        <InstalmentFigure quote={compared} />
        <p className={classes.dates}>
          {downPayment.amountMinor > 0 && (
            <>
              <Money value={downPayment} /> today ·{' '}
            </>
          )}
          first payment <DateText value={compared.firstDueDate} form="short" />
        </p>
      </div>
      <div className={classes.body}>
        <QuoteStrip quote={compared} />
        <div className={classes.foot}>
          <div id={`${id}-figures`}>
            <Facts
              items={[
                { label: 'Total', value: <Money value={totalPayable} /> },
                { label: 'Total interest', value: <Money value={totalInterest} /> },
                ...(aprcShown ? [{ label: 'APRC', value: <Percent ppm={aprcPpm} /> }] : []),
                { label: 'Last payment', value: <DateText value={compared.lastDueDate} /> },
              ]}
            />
          </div>
          <div className={classes.side}>
            <OfferBadges offer={compared} />
            {isChosen && (
              <Anchor
                component="button"
                type="button"
                className={classes.more}
                aria-expanded={open}
                aria-controls={`${id}-maths`}
                onClick={() => setOpen(!open)}
              >
                {open ? 'Hide the calculation' : 'See the calculation'}
              </Anchor>
            )}
          </div>
        </div>
        <div id={`${id}-maths`} hidden={!showsMaths} className={classes.maths}>
          {showsMaths && <Calculation offer={compared} />}
        </div>
      </div>
    </div>
  );
}

/** Explains how each amount of an offer is computed. */
function Calculation({ offer: compared }: Pick<Props, 'offer'>) {
  const { offer, schedule, totalPayable } = compared;
  return (
    <>
      <PrintHead currency={totalPayable.currency} />
      <QuotedSchedule
        lines={schedule}
        currency={totalPayable.currency}
        nominalRatePpm={offer.nominalRatePpm}
        caption={`${offer.name}: how each amount is calculated`}
        maths
      />
      <Group gap="xs" mt="sm" className={classes.take ?? ''}>
        <Button variant="default" size="sm" onClick={() => window.print()}>
          Print or save as PDF
        </Button>
      </Group>
    </>
  );
}
