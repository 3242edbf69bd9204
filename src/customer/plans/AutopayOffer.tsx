import { Button } from '@mantine/core';
import { useState } from 'react';
import type { OwnPlan } from '#contracts/plans/plan.ts';
import { Lapse } from '#src/customer/paying/Lapse.tsx';
import classes from './AutopayOffer.module.css';
import { planDialogs } from './lazy-dialogs.tsx';

const AutopayDialog = planDialogs['set-autopay'];

interface Props {
  readonly plan: OwnPlan;
  /** The card that paid the first payment; null if none did. */
  readonly cardLabel: string | null;
}

/** Offers automatic payments for a new plan, or says which card pays them. */
export function AutopayOffer({ plan, cardLabel }: Props) {
  const [isOpened, setOpened] = useState(false);
  const { autopay, actions } = plan;
  const mayChange = actions.some(({ action, allowed }) => action === 'set-autopay' && allowed);
  return (
    <>
      {(autopay !== null || mayChange) && (
        <div className={classes.offer}>
          <div>
            <h2>{autopay === null ? 'Never miss a date' : 'Autopay is on'}</h2>
            <p>
              {`${autopay?.cardLabel ?? cardLabel ?? 'A card of yours'} pays each instalment on its day. Stop any time.`}
            </p>
            {autopay !== null && autopay.lapsesOn !== null && (
              <p>
                <Lapse cardLabel={autopay.cardLabel} on={autopay.lapsesOn} />
              </p>
            )}
          </div>
          {mayChange && (
            <Button {...(autopay !== null && { variant: 'default' })} onClick={() => setOpened(true)}>
              {autopay === null ? 'Turn on autopay' : 'Change autopay'}
            </Button>
          )}
        </div>
      )}
      {/* Stays open with what was chosen in it. */}
      {isOpened && <AutopayDialog plan={plan} onClose={() => setOpened(false)} />}
    </>
  );
}
