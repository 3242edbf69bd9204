import { Button, Text } from '@mantine/core';
import { type ComponentType, type ReactNode, useState } from 'react';
import { StatusAlert } from './StatusAlert.tsx';
import { useModule } from './use-module.ts';

/**
 * A part of a page whose code is loaded when it is first shown. If that fails, the rest of the page stays, with what was
 * typed in it, and the part can be loaded again.
 */
export const lazyInline = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  placeholder: ReactNode = null,
) => {
  let kept: { default: ComponentType<Props> } | undefined; // shown at once where the part is rendered again
  const loadAndKeep = async () => (kept = await load());
  return function LazyInline(props: Props) {
    const [failed, setFailed] = useState(false);
    const loaded = useModule(loadAndKeep, !kept && !failed, () => setFailed(true)) ?? kept;
    if (loaded) return <loaded.default {...props} />;
    if (!failed) return placeholder;
    return (
      <StatusAlert color="warning" role="alert">
        <Text size="sm">This part could not be loaded. Check your connection and try again.</Text>
        <Button variant="default" size="sm" mt="xs" onClick={() => setFailed(false)}>
          Try again
        </Button>
      </StatusAlert>
    );
  };
};
