import { Radio, Stack } from '@mantine/core';
import type { ScratchcardPreview } from '#contracts/scratchcards/preview.ts';
import { DateText } from '#src/ui/format/DateText.tsx';
import { Money } from '#src/ui/format/Money.tsx';
import { toInstalments, toWallet } from './scratchcard-use.ts';

interface Props {
  readonly preview: ScratchcardPreview;
  readonly chosen: string;
  readonly onChoose: (chosen: string) => void;
}

/** The uses of a scratchcard; nothing while the wallet is the only one. */
export function UseChoice({ preview: { instalments, downPayments }, chosen, onChoose }: Props) {
  if (!instalments && downPayments.length === 0) return null;
  return (
    <Radio.Group label="Use it for" value={chosen} onChange={onChoose}>
      <Stack gap="sm" mt="xs">
        {instalments && (
          <Radio
            value={toInstalments}
            label={instalments.isDue ? 'What is due now' : 'Your next instalment'}
            description={
              <>
                <Money value={instalments.open} />
                {instalments.isDue ? ' due since ' : ' due on '}
                <DateText value={instalments.dueDate} />
              </>
            }
          />
        )}
        {downPayments.map(({ orderId, number, title, open }) => (
          <Radio
            key={orderId}
            value={orderId}
            label={`Down payment for ${title}`}
            description={
              <>
                <Money value={open} />, order {number}
              </>
            }
          />
        ))}
        <Radio value={toWallet} label="Your wallet" description="Pay with it later" />
      </Stack>
    </Radio.Group>
  );
}
