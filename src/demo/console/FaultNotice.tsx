import { Button, Paper, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { FaultSwitch } from '#contracts/mock-in-page.ts';
import classes from './FaultNotice.module.css';

/** Says on every page that faults are on, and ends them. */
export function FaultNotice({ faults }: { readonly faults: FaultSwitch }) {
  const current = useSyncExternalStore(faults.subscribe, faults.current);
  return (
    <div role="status">
      {current && (
        <Paper withBorder px="sm" py="2xs" radius="lg" className={classes.notice}>
          <Text size="sm">Demo faults are on</Text>
          <Button variant="subtle" size="sm" onClick={() => faults.end()}>
            End faults
          </Button>
        </Paper>
      )}
    </div>
  );
}
