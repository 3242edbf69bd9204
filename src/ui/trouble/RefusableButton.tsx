import { Button, type ButtonProps } from '@mantine/core';
import { useRef } from 'react';
import { useModule } from '#src/ui/loading/use-module.ts';

interface Props extends ButtonProps {
  /** Why the button is inert now; null while it can be pressed. */
  readonly refusal: string | null;
  /** The id of an element that already shows the reason. If left out, the button shows it. */
  readonly explainedBy?: string;
  readonly onClick: () => void;
}

const load = () => import('./ButtonReason.tsx');

/**
 * A button that explains why it is inert. It is never `disabled`, so that keyboard users reach it and hear the
 * reason.
 */
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
