import { Button, Group } from '@mantine/core';
import type { AvailableOffer } from '#contracts/orders/quote.ts';
import { PrintHead } from '#src/layout/PrintHead.tsx';
import { QuotedSchedule } from '#src/kits/schedule/QuotedSchedule.tsx';
import classes from './OfferCard.module.css';

/** Explains how each amount of an offer is computed; loaded on demand. */
export default function OfferCalculation({ offer: compared }: { readonly offer: AvailableOffer }) {
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
