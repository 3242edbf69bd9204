import { ActionIcon, VisuallyHidden } from '@mantine/core';
import { useState } from 'react';
import { Icon } from './Icon.tsx';

interface Props {
  readonly text: string;
  readonly label: string;
}

/** Copies the text beside it to the clipboard. If the browser refuses, that text can be selected. */
export function CopyIcon({ text, label }: Props) {
  const [outcome, setOutcome] = useState<'idle' | 'copied' | 'refused'>('idle');
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
      <ActionIcon size="sm" aria-label={label} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : outcome === 'refused' ? 'warning' : 'copy'} size={16} />
      </ActionIcon>
      <VisuallyHidden role="status">
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && `Your browser does not allow copying. Select ${text} instead.`}
      </VisuallyHidden>
    </>
  );
}
