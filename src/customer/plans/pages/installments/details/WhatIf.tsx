import { Box, Button, Collapse, Group, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { Card } from '#src/ui/parts/Card.tsx';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import classes from './PlanView.module.css';

const WhatIfPanel = lazyInline(() => import('./WhatIfPanel.tsx'), <Skeleton height="24rem" mt="md" />);

/** Opens the effect of paying more; nothing for a plan without open amounts. */
export function WhatIf({ plan }: { readonly plan: Plan }) {
  const [open, setOpen] = useState(false);
  if (plan.activatedOn === null || plan.next === null) return null;
  return (
    <Box className={classes.screen} mb="sm">
      <Card>
        <Group justify="space-between">
          <h2>What if you paid more?</h2>
          <Button variant="default" size="sm" aria-expanded={open} onClick={() => setOpen(!open)}>
            {open ? 'Hide' : 'Try it'}
          </Button>
        </Group>
        <Collapse expanded={open}>{open && <WhatIfPanel plan={plan} />}</Collapse>
      </Card>
    </Box>
  );
}
