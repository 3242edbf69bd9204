import type { DemoPerson } from '#contracts/mock-in-page.ts';
import type { DoneSteps } from '#mocks/adapters/browser/done-steps.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import type { DemoBackend } from '#mocks/backend/demo.ts';
import { settingsOf } from '#mocks/resources/settings.ts';
import { parseScenario } from '#mocks/scenarios/script/parse.ts';
import { writtenScenario } from '#mocks/scenarios/script/write.ts';

/** What this tab has done since the scenario began, as the text of a written scenario. */
export function writtenNow(
  { store }: DemoBackend,
  steps: Pick<DoneSteps, 'current'>,
  opens: string,
  person: DemoPerson | null,
): string {
  const { since, isWhole, steps: done, stops } = steps.current();
  const { policyProfile } = settingsOf(store.tables);
  const missing = [
    ...(isWhole
      ? []
      : ['Not all that was done is in here: the data were also changed before, or in another tab.']),
    ...(policyProfile === 'EU' ? [] : [`The jurisdiction ${policyProfile} is not in here.`]),
  ];
  return writtenScenario(
    {
      base: store.origin.scenario,
      since,
      now: store.clock.now(),
      steps: done,
      stops,
      opens,
      person: person === 'approver' ? 'administrator' : person,
      missing,
    },
    store.tables,
  );
}

/** Replaces all data by those of a written scenario. */
export async function openWritten(
  { beginFile }: Pick<ControlledDemoBackend, 'beginFile'>,
  steps: Pick<DoneSteps, 'restart'>,
  text: string,
): Promise<{ readonly address: string } | { readonly error: string }> {
  try {
    const address = await beginFile(parseScenario(text));
    steps.restart();
    return { address };
  } catch (cause) {
    return { error: cause instanceof Error ? cause.message : String(cause) };
  }
}
