import { Countdown } from '#src/ui/format/Countdown.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { troubleOf } from './code-trouble.ts';

/** Says why no code was sent and when one can be. `wait` is the result of `useRefusedFor`. */
export function CodeRefusal({ error, wait }: { error: unknown; wait: number }) {
  const trouble = troubleOf(error);
  if (error === undefined) return null;
  if (trouble === null) return <ProblemNotice error={error} />;
  return (
    <StatusAlert color="warning">
      {trouble.kind === 'too-soon' ? 'A code was sent a short while ago.' : trouble.text}{' '}
      {wait > 0 && (
        <Countdown what={trouble.kind === 'locked' ? 'Try again in' : 'Another one in'} seconds={wait} />
      )}
    </StatusAlert>
  );
}
