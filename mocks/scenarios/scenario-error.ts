/** A scenario that cannot be begun. The message says for a person which one it is, in which line, and why. */
export class ScenarioError extends Error {
  override readonly name = 'ScenarioError';
}

/** The same for a reason that something else has; one that names its scenario already stays as it is. */
export function scenarioError(scenario: string, cause: unknown): ScenarioError {
  if (cause instanceof ScenarioError) return cause;
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new ScenarioError(`${scenario}.scenario: ${reason}`, { cause });
}
