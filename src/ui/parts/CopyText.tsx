import { Button, Code } from '@mantine/core';
import { useState } from 'react';
import classes from './CopyText.module.css';
import { Icon } from './Icon.tsx';

type CopyState = 'idle' | 'copied' | 'refused';

/** A button that copies a text to the clipboard; if the browser refuses, it shows the text for selection. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome('copied');
    } catch {
      setOutcome('refused');
    }
  };
  return (
    <>
      <Button
        variant="default"
        size="sm"
        leftSection={<Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />}
        onClick={() => void copy()}
      >
        {label}
      </Button>
      <span role="status" className={classes.status}>
        {outcome === 'copied' && 'Copied'}
      </span>
      {outcome === 'refused' && (
        <Code block className={classes.details}>
          {text}
        </Code>
      )}
    </>
  );
}
