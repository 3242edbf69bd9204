import { Alert, Button, Stack, Switch, Text } from '@mantine/core';
import { useState } from 'react';
import type { ScratchcardBatchDetails } from '#contracts/scratchcards/batch.ts';
import { scratchcardCode } from '#contracts/scratchcards/pin.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { PrintableDialog } from '#src/ui/parts/PrintableDialog.tsx';
import { RangeInputs, rangeOf, type TypedRange } from '#src/administration/batches/range-field.tsx';
import classes from './PrintSheet.module.css';
import { QrCode } from './QrCode.tsx';

/** The number of badges on an A4 sheet. */
const onSheet = 20;

/** The number of badges that the dialog shows at once: six A4 sheets. */
const maxCards = 6 * onSheet;

const testCodes: readonly string[] = Array.from({ length: onSheet }, () => 'TEST');

interface Props {
  readonly batch: ScratchcardBatchDetails;
  readonly onClose: () => void;
}

/** Badges on A4: code, value, and a QR code of the code. PINs are not printed here but from the file of PINs. */
export function PrintSheet({ batch, onClose }: Props) {
  const { number, quantity, value, expiresOn } = batch;
  const [typed, setTyped] = useState<TypedRange>({ from: 1, to: Math.min(quantity, onSheet) });
  const [isTest, setTest] = useState(false);
  const { from, to } = rangeOf(typed, quantity) ?? { from: 1, to: quantity };
  const count = Math.max(0, to - from + 1);
  const isValid = from >= 1 && to <= quantity && count > 0 && count <= maxCards;
  const codesOfRange = isValid
    ? Array.from({ length: count }, (_none, at) => scratchcardCode(number, from + at))
    : [];
  const codes = isTest ? testCodes : codesOfRange;
  return (
    <PrintableDialog
      title="Print sheet"
      size="xl"
      isThere={codes.length > 0}
      printLabel={isTest ? 'Print test page' : `Print ${String(count)} ${count === 1 ? 'badge' : 'badges'}`}
      settings={
        <Stack gap="sm">
          <Text size="sm">
            The QR code has the code only, never the PIN. A test page has no card on it, to check the paper.
          </Text>
          <Switch
            label="Test page"
            data-autofocus
            checked={isTest}
            onChange={(event) => setTest(event.currentTarget.checked)}
          />
          {!isTest && <RangeInputs value={typed} quantity={quantity} onChange={setTyped} />}
          {!isTest && !isValid && (
            <Alert color="warning" role="alert">
              Choose up to {maxCards} cards of this batch at a time.
            </Alert>
          )}
        </Stack>
      }
      buttons={
        <Button variant="default" size="sm" onClick={onClose}>
          Close
        </Button>
      }
      onClose={onClose}
    >
      <ul className={classes.sheet}>
        {codes.map((code, index) => (
          <li key={index} className={classes.card}>
            <QrCode text={code} />
            <span translate="no" className={classes.number}>
              {code}
            </span>
            <Money value={value} />
            <Text size="xs">
              until <DateText value={expiresOn} />
            </Text>
          </li>
        ))}
      </ul>
    </PrintableDialog>
  );
}
