import { Button, Paper, Text } from '@mantine/core';
import { useSyncExternalStore } from 'react';
import type { ConsoleHandle } from '#contracts/mock-in-page.ts';
import { showInConsole } from './console-open.ts';
import classes from './DemoNotices.module.css';
import { mixedWords } from './mixed/choices.ts';

interface NoticeProps {
  readonly text: string;
  readonly button: string;
  readonly onPress: () => void;
}

/** Says on every page that faults are on, and what comes from a real API. */
export function DemoNotices({ faults, mixed }: Pick<ConsoleHandle, 'faults' | 'mixed'>) {
  const currentFaults = useSyncExternalStore(faults.subscribe, faults.current);
  const currentMixed = useSyncExternalStore(mixed.subscribe, mixed.current);
  const offered = useSyncExternalStore(mixed.subscribe, mixed.offered);
  return (
    <div role="status" className={classes.notices}>
      {currentMixed && (
        <Notice
          text={`Real API ${new URL(currentMixed.baseUrl).host}: ${mixedWords(currentMixed.operations)}`}
          button="Change"
          onPress={() => showInConsole('mixed')}
        />
      )}
      {offered && (
        <Notice
          text={`The file asks for a real API, which is off: ${new URL(offered.baseUrl).host}: ${mixedWords(offered.operations)}`}
          button="Review"
          onPress={() => showInConsole('mixed')}
        />
      )}
      {currentFaults && <Notice text="Demo faults are on" button="End faults" onPress={() => faults.end()} />}
    </div>
  );
}

function Notice({ text, button, onPress }: NoticeProps) {
  return (
    <Paper withBorder px="sm" py="2xs" radius="lg" className={classes.notice}>
      <Text size="sm" className={classes.words}>
        {text}
      </Text>
      <Button variant="subtle" size="sm" onClick={onPress}>
        {button}
      </Button>
    </Paper>
  );
}
