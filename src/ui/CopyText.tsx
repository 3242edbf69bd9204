import { useState } from 'react';
import classes from './CopyText.module.css';
import { Icon } from './Icon.tsx';

type Outcome = 'idle' | 'copied' | 'refused';

/** Puts a text on the clipboard; where the browser refuses, it shows the text to be selected. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const [outcome, setOutcome] = useState<Outcome>('idle');
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
      <button type="button" className={classes.button} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} size={18} />
        {label}
      </button>
      <span role="status" className={classes.status}>
        {outcome === 'copied' && 'Copied'}
      </span>
      {outcome === 'refused' && <pre className={classes.details}>{text}</pre>}
    </>
  );
}
