import { Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { PaymentRow } from '#contracts/payments/payment.ts';
import { selectAheadMs } from '#src/platform/browser/server-time.ts';
import { useConfiguration } from '#src/platform/settings/use-configuration.ts';
import { useAppSelector } from '#src/platform/store/use-store.ts';
import { agoText } from '#src/ui/format/ago-text.ts';
import { Status } from '#src/ui/parts/Status.tsx';
import { paymentStatuses } from '#src/resources/payments/labels.ts';

interface Props {
  readonly payment: Pick<PaymentRow, 'status' | 'pendingSince'>;
}

/** The status of a payment and, while the bank has not answered, how long ago it was asked. */
export function PaymentStatusAge({ payment: { status, pendingSince } }: Props) {
  return (
    <>
      <Status {...paymentStatuses[status]} />
      {pendingSince !== null && <Age since={pendingSince} />}
    </>
  );
}

const halfMinuteMs = 30_000;

function Age({ since }: { readonly since: string }) {
  const { locale } = useConfiguration();
  const aheadMs = useAppSelector(selectAheadMs) ?? 0;
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), halfMinuteMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <Text span display="block" size="xs" c="dimmed">
      Asked <time dateTime={since}>{agoText(Date.parse(since), now + aheadMs, locale)}</time>
    </Text>
  );
}
