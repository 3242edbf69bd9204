import { Countdown } from '#src/ui/Countdown.tsx';
import { ProblemNotice } from '#src/ui/ProblemNotice.tsx';
import classes from './CodeRefusal.module.css';
import { troubleOf } from './code-trouble.ts';

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
