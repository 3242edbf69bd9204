import { Button, Group, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Collateral } from '#contracts/collateral/collateral.ts';
import type { Money } from '#contracts/money.ts';
import { lazyDialog } from '#src/ui/loading/lazy-dialog.tsx';
import { stateOf } from '#src/kits/actions/action.ts';
import { LazyActionDialog } from '#src/kits/actions/LazyActionDialog.tsx';
import { Card } from '#src/ui/parts/Card.tsx';
import { Status } from '#src/ui/parts/Status.tsx';
import { CollateralFacts } from './CollateralFacts.tsx';
import { CollateralNotices } from './CollateralNotices.tsx';
import { CollateralSteps } from './CollateralSteps.tsx';
import { Documents } from './Documents.tsx';
import { collateralStatuses } from '#src/resources/collateral/labels.ts';
import { removeCollateral } from './actions.ts';
import { ReviewTimeline } from '#src/resources/collateral/ReviewTimeline.tsx';

const ChangeCollateral = lazyDialog(() => import('./ChangeCollateral.tsx'));

interface Props {
  readonly collateral: Collateral;
  /** The payment ahead that covers the plan again; null without one. */
  readonly payAhead: Money | null;
  readonly refetch: () => unknown;
}

/** One item of collateral: value, documents, review, and the possible actions. */
export function CollateralCard({ collateral, payAhead, refetch }: Props) {
  const { type, description, status, review } = collateral;
  const content = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<'change' | 'remove' | null>(null);
  const close = () => setOpened(null);
  const may = (name: 'change' | 'remove') => stateOf(collateral, name)?.allowed;
  return (
    <Card as="article" heading={description} lead={type.name}>
      <Stack gap="md" mt="xs" ref={content} tabIndex={-1}>
        <Group>
          <Status {...collateralStatuses[status]} />
        </Group>
        <CollateralFacts collateral={collateral} />
        <CollateralNotices collateral={collateral} payAhead={payAhead} />
        <Documents collateral={collateral} />
        <CollateralSteps
          collateral={collateral}
          onSent={() => content.current?.focus({ preventScroll: true })}
        >
          {may('change') && (
            <Button variant="default" aria-label={`Edit ${description}`} onClick={() => setOpened('change')}>
              Edit
            </Button>
          )}
          {may('remove') && (
            <Button
              variant="default"
              aria-label={`Remove ${description}`}
              onClick={() => setOpened('remove')}
            >
              Remove
            </Button>
          )}
        </CollateralSteps>
        <ReviewTimeline steps={review} isOwn />
        {opened === 'change' && <ChangeCollateral collateral={collateral} onClose={close} />}
        {opened === 'remove' && (
          <LazyActionDialog action={removeCollateral} entity={collateral} refetch={refetch} onClose={close} />
        )}
      </Stack>
    </Card>
  );
}
