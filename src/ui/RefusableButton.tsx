import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { useModule } from './use-module.ts';

interface Props extends ButtonProps {
  /** Why it cannot be pressed now; null while it can. */
  readonly refusal: string | null;
  /** The id of what says so already. Left out, the button says it itself. */
  readonly explainedBy?: string;
  readonly onClick: () => void;
}

const load = () => import('./ButtonReason.tsx');

/** A button that says why it does nothing. It is never `disabled`: who uses the keyboard comes here, too, and reads why. */
export function RefusableButton({ refusal, explainedBy, onClick, ...button }: Props) {
  const target = useRef<HTMLButtonElement>(null);
  const isRefused = refusal !== null;
  const loaded = useModule(load, isRefused && explainedBy === undefined);
  return (
    <>
      <Button
        ref={target}
        size="sm"
        {...button}
        {...(isRefused && {
          'aria-disabled': true,
          'data-disabled': true,
          ...(explainedBy === undefined
            ? { 'aria-description': refusal }
            : { 'aria-describedby': explainedBy }),
        })}
        onClick={() => {
          if (!isRefused) onClick();
        }}
      />
      {loaded && isRefused && <loaded.ButtonReason target={target} reason={refusal} />}
    </>
  );
}
