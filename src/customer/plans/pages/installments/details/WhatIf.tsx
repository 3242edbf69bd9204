import { Anchor, Collapse, Skeleton } from '@mantine/core';
import { useState } from 'react';
import type { Plan } from '#contracts/plans/plan.ts';
import { lazyInline } from '#src/ui/loading/lazy-inline.tsx';
import { Part } from '#src/customer/plans/Part.tsx';

const WhatIfPanel = lazyInline(() => import('./WhatIfPanel.tsx'), <Skeleton height="24rem" mt="md" />);

/** Opens the effect of paying more; nothing for a plan without open amounts. */
export function WhatIf({ plan }: { readonly plan: Plan }) {
  const [open, setOpen] = useState(false);
  if (plan.activatedOn === null || plan.next === null) return null;
  return (
    <Part
      isForScreen
      heading="What if you paid more?"
      action={
        <Anchor
          component="button"
          type="button"
          size="sm"
          aria-expanded={open}
          onClick={() => setOpen(!open)}
        >
          {open ? 'Hide' : 'Try it'}
        </Anchor>
      }
    >
      <Collapse expanded={open}>{open && <WhatIfPanel plan={plan} />}</Collapse>
    </Part>
  );
}
