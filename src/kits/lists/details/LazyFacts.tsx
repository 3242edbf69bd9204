import { type ReactNode, useState } from 'react';
import type { Actionable } from '#src/kits/actions/action.ts';
import type { Details, FactsProps } from '#src/kits/lists/define-list.ts';
import { PartFailed } from '#src/ui/trouble/PartFailed.tsx';
import { useModule } from '#src/ui/loading/use-module.ts';

interface Props<Entity extends Actionable> extends FactsProps<Entity> {
  readonly facts: Details<Entity>['Facts'];
  readonly placeholder: ReactNode;
}

/** The contents of a drawer. If their code cannot be loaded, the drawer and the list stay. */
export function LazyFacts<Entity extends Actionable>({ facts, placeholder, ...props }: Props<Entity>) {
  const [failed, setFailed] = useState(false);
  useModule(facts.load, !facts.isLoaded && !failed, () => setFailed(true));
  if (facts.isLoaded) return <facts.Component {...props} />;
  return failed ? <PartFailed onRetry={() => setFailed(false)} /> : placeholder;
}
