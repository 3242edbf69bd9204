import type { MixedSwitch, OpenedSituation } from '#contracts/mock-in-page.ts';
import type { Situation } from '#contracts/situation.ts';
import type { FaultControl } from '#mocks/backend/control.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { Problem } from '#mocks/core/handler-result.ts';
import { openSituation } from './open.ts';

/** What a page has beside the data of the mock. */
export interface Beside {
  readonly faults: FaultControl;
  readonly mixed: Pick<MixedSwitch, 'end'>;
}

/**
 * Opens a situation for a page and logs its person in, which is a step of its own. No request goes to a real API
 * afterwards: a situation may come from anyone. Throws `SituationError`.
 */
export async function enterSituation(
  demo: ControlledDemoBackend,
  { faults, mixed }: Beside,
  situation: Situation,
  userAgent: string,
): Promise<OpenedSituation> {
  await openSituation(demo, faults, situation);
  const { settings, origin } = situation;
  mixed.end();
  const { users, administrators } = demo.store.tables;
  const personId = settings.person?.id ?? '';
  const user = users.get(personId);
  const contact = user ? user[user.provenContact] : administrators.get(personId)?.email;
  // the data are replaced by now: whoever cannot be logged in is a guest
  const signedIn = contact ? await demo.signIn(contact, userAgent).catch(() => null) : null;
  return {
    route: settings.route,
    scenario: origin.scenario,
    signedIn: signedIn instanceof Problem ? null : signedIn, // the account may be blocked
  };
}
