import { Countdown } from '#src/ui/format/Countdown.tsx';
import { ProblemNotice } from '#src/ui/trouble/ProblemNotice.tsx';
import { StatusAlert } from '#src/ui/trouble/StatusAlert.tsx';
import { troubleOf } from './code-trouble.ts';

interface CodeTroubleProps {
  readonly id: string;
  readonly error: unknown;
  /** Seconds until a code can be entered again. */
  readonly locked: number;
}

/** Says why the last code was refused. */
export function CodeTrouble({ id, error, locked }: CodeTroubleProps) {
  const trouble = troubleOf(error);
  if (trouble === null) return error ? <ProblemNotice error={error} /> : null;
  const { kind, text } = trouble;
  return (
    <StatusAlert id={id} color={kind === 'wrong' || kind === 'locked' ? 'error' : 'warning'}>
      {text} {kind === 'locked' && locked > 0 && <Countdown what="Try again in" seconds={locked} />}
    </StatusAlert>
  );
}
