import { Button, type ButtonProps } from '@mantine/core';
import { setConsoleOpen } from './console-open.ts';
import { useProgress } from './tours/use-progress.ts';

/** Resumes the tour that was left, and opens the console, which offers all of them. */
export function ToursButton(props: ButtonProps) {
  const [progress, keep] = useProgress();
  return (
    <>
      {progress?.isLeft && (
        <Button {...props} onClick={() => keep({ ...progress, isLeft: false })}>
          Resume the tour
        </Button>
      )}
      <Button {...props} onClick={() => setConsoleOpen(true)}>
        Guided tours
      </Button>
    </>
  );
}
