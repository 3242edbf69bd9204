import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { NetworkName } from '#contracts/mock-control.ts';
import type { Command, Transaction as StoreTransaction } from '#mocks/store/state.ts';
import type { Reads, tables } from '#mocks/resources/tables.ts';
import { atBusinessTime } from '#mocks/time/business-time.ts';
import type { Script } from './script/script.ts';

/** The time at which every scenario starts: Sunday, 10:00 in Berlin. */
export const scenarioStart: Instant = '2027-01-10T09:00:00.000Z';

/** The time at which the demo begins a day. */
export const morningOf = (day: LocalDate): Instant => atBusinessTime(day, '10:00');

/** Who uses the page that shows a scenario. */
export type ScenarioPerson = 'customer' | 'administrator' | 'viewer';

/** A seeded state: the same seed always gives the same bytes. */
export interface Scenario {
  /** Its name for people, to be read after "Scenario:". */
  readonly title: string;
  /** One sentence: what is special about it. */
  readonly description: string;
  /** One sentence: what to do, or where to look, on the page that shows it. */
  readonly hint: string;
  /** Who is logged in on that page; null if none is. */
  readonly person: ScenarioPerson | null;
  /** The address of that page; from the tables where it names a row. */
  readonly opens: string | ((tables: Reads) => string);
  /** Said while a browser makes the data, which takes some seconds. */
  readonly takesSeconds?: string;
  /** Left out: every request is answered at once. */
  readonly network?: NetworkName | undefined;
  /** Inserts its rows; or what people did until it begins. */
  readonly populate: Command<typeof tables, void> | Script;
}

/** What stands on the first screen of the page that shows a scenario. Figures: docs/domain.md, "Worked examples". */
export interface FirstScreen {
  readonly texts: readonly RegExp[];
  /** What a phone shows further down: below the picture of a document, the terms of the plan, the rows of the list. */
  readonly wideTexts?: readonly RegExp[];
}

export type Transaction = StoreTransaction<typeof tables>;

/** The address of the page that shows a scenario, with the person who is logged in there. */
export function addressOf({ opens, person }: Scenario, tables: Reads): string {
  const address = typeof opens === 'string' ? opens : opens(tables);
  return person === null ? address : `${address}${address.includes('?') ? '&' : '?'}as=${person}`;
}
