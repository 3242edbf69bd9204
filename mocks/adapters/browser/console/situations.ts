import { fragmentOf } from '#contracts/fragment.ts';
import { noFaults } from '#contracts/mock-control.ts';
import { type Console, type MixedSwitch, situationMark } from '#contracts/mock-in-page.ts';
import type { ControlledDemoBackend } from '#mocks/backend/controlled-demo.ts';
import { situationIn, unlessRefused } from '#mocks/backend/situations/read.ts';
import { situationOf } from '#mocks/backend/situations/save.ts';
import { type Beside, enterSituation } from '#mocks/backend/situations/enter.ts';
import { todayOf } from './time.ts';

/** Longer links are cut off by some programs that people send them with. */
const maxLinkLength = 8_192;

export interface SituationOptions extends Beside {
  readonly mixed: MixedSwitch;
  readonly demo: ControlledDemoBackend;
  /** Opens what this browser has saved of a scenario; rejects where it does not save. */
  readonly savedDemo: (scenario: string) => Promise<ControlledDemoBackend>;
  readonly userAgent: string;
}

/** Saves the situation of this page, and opens others. */
export function createSituations({
  demo,
  faults,
  mixed,
  savedDemo,
  userAgent,
}: SituationOptions): Pick<Console, 'saveSituation' | 'openSituation'> {
  return {
    async saveSituation(settings) {
      const situation = await situationOf(demo, {
        ...settings,
        faults: faults.current() ?? noFaults,
        mixed: mixed.current(),
      });
      const link = await fragmentOf(situationMark, {
        ...situation,
        settings: { ...situation.settings, mixed: null }, // a link must not lead requests elsewhere
      });
      return {
        name: `${situation.origin.scenario}-${todayOf(demo.store)}.situation`,
        text: JSON.stringify(situation),
        link: link.length <= maxLinkLength ? link : null,
      };
    },

    async openSituation(text) {
      let refusal = '';
      const opened = await unlessRefused(
        async () => {
          const situation = situationIn(text);
          // its scenario may be another one, whose data are saved apart
          const target = await savedDemo(situation.origin.scenario);
          try {
            const entered = await enterSituation(target, { faults, mixed }, situation, userAgent);
            if (situation.settings.mixed) mixed.offer(situation.settings.mixed);
            return entered;
          } finally {
            await target.store.close();
          }
        },
        (sentence) => (refusal = sentence),
      );
      return opened ?? refusal;
    },
  };
}
