import { problemOf } from '#src/errors/api-error.ts';
import { Countdown } from '#src/ui/Countdown.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import classes from './CodeRefusal.module.css';
import { troubleOf } from './code-trouble.ts';
import { useWait } from './use-wait.ts';

/** Seconds until a code can be asked for again, after this refusal; 0 when nothing stands against it. */
export function useRefusedFor(error: unknown): number {
  const lock = problemOf(error, 'otp-locked')?.retryAfterS ?? null;
  return useWait(lock ?? troubleOf(error)?.waitS ?? null, error);
}

/** Why no code was sent, and when one can be. `wait`: what `useRefusedFor` counts. */
export function CodeRefusal({ error, wait }: { error: unknown; wait: number }) {
  const trouble = troubleOf(error);
  if (error === undefined) return null;
  if (trouble === null) return <ProblemNotice error={error} />;
  return (
    <div role="alert" className={classes.refusal}>
      <p>{trouble.kind === 'too-soon' ? 'A code was sent a short while ago.' : trouble.text}</p>
      {wait > 0 && <Countdown what="Another one in" seconds={wait} />}
    </div>
  );
}
