import { Button } from '@mantine/core';
import { type Delivery, failedDeliveries } from '#contracts/notifications/delivery.ts';
import type { NotificationDetails } from '#contracts/notifications/details.ts';
import { Count } from '#src/ui/format/Count.tsx';
import { Section } from '#src/ui/parts/Section.tsx';
import { SmallTable } from '#src/ui/parts/SmallTable.tsx';
import { exclusionNames } from './audience-labels.ts';
import { channelNames } from './labels.ts';

/** The filter of the recipients; an empty part filters nothing. */
// a type and not an interface, so that it fits the query of a list
export type ShownDeliveries = {
  readonly channel: Delivery['channel'][];
  readonly status: Delivery['status'][];
  readonly exclusion: NonNullable<Delivery['exclusion']>[];
};

interface Props {
  readonly counts: NotificationDetails['undelivered'];
  /** Called to show the recipients who are counted in a row. */
  readonly onShow: (deliveries: ShownDeliveries) => void;
}

/** How many deliveries did not arrive, by reason and channel; each count opens its recipients. */
export function Undelivered({ counts, onShow }: Props) {
  if (counts.length === 0) return null;
  return (
    <Section title="Why not delivered">
      <SmallTable
        columns={['Reason', 'Channel', 'Customers']}
        rows={counts.map(({ channel, exclusion, error, people }) => {
          const reason = exclusion === null ? error : exclusionNames[exclusion];
          return {
            key: `${channel} ${exclusion} ${error}`,
            cells: [
              reason,
              channelNames[channel],
              <Button
                key="people"
                variant="default"
                size="compact-xs"
                aria-label={`${people}: ${reason}, ${channelNames[channel]}. Show recipients`}
                onClick={() =>
                  onShow({
                    channel: [channel],
                    status: exclusion === null ? [...failedDeliveries] : ['SUPPRESSED'],
                    exclusion: exclusion === null ? [] : [exclusion],
                  })
                }
              >
                <Count value={people} />
              </Button>,
            ],
          };
        })}
      />
    </Section>
  );
}
