import type { Instant, LocalDate } from '#contracts/dates.ts';
import type { Endpoint } from '#contracts/endpoint.ts';
import { UnexpectedAnswer } from '#contracts/client.ts';
import { contract } from '#contracts/index.ts';
import type { Backend } from '#mocks/backend/backend.ts';
import { jumpTo, passUntil } from '#mocks/backend/pass-time.ts';
import { nextDueOf } from '#mocks/resources/plans/store.ts';
import type { tables } from '#mocks/resources/tables.ts';
import { daysAfter } from '#mocks/rules/calendar.ts';
import { morningOf } from '#mocks/scenarios/scenario.ts';
import { idOf, rowWith, withReferences } from '#mocks/scenarios/script/references.ts';
import type { Call, Line, Script } from '#mocks/scenarios/script/script.ts';
import type { Snapshot } from '#mocks/store/driver.ts';
import type { Store } from '#mocks/store/store.ts';
import { after, SECOND } from '#mocks/time/business-time.ts';
import { memberOf } from '#mocks/core/member.ts';
import { type Persons, personsAt } from './persons.ts';

interface Running {
  readonly store: Store<typeof tables>;
  readonly backend: Backend;
}

/**
 * Does what a script says, over the operations that everyone has, and returns the state after it. The clock of the store has
 * to move by its own reading only, so that the same seed gives the same bytes.
 * @param until lets time pass until then, if that is after the last line
 */
export async function perform(
  { lines }: Script,
  running: Running,
  until: Instant | null = null,
): Promise<Snapshot> {
  const { store } = running;
  const persons = personsAt(running);
  /** The moment at which the last line ended, if it was one about time. */
  let moment: Instant | null = null;
  for (const line of lines) {
    try {
      moment = await performLine(line, running, persons);
    } catch (cause) {
      const reason = cause instanceof Error ? cause.message : String(cause);
      throw new Error(`Line ${line.no}, “${line.text}”: ${reason}`, { cause });
    }
  }
  await persons.leave();
  if (until !== null && until > store.clock.now()) {
    await passUntil(running, until);
    moment = until;
  }
  const ms = Math.ceil(Date.parse(moment ?? store.clock.now()) / SECOND) * SECOND;
  // nobody in the demo has done these steps: the scenario begins at their end
  return { ...store.snapshot(), steps: 0, at: new Date(ms).toISOString(), clock: { at: ms, wall: null } };
}

/** Returns the moment until which time has passed; null for what a person did. */
async function performLine(
  { step, times, isRefused }: Line,
  running: Running,
  persons: Persons,
): Promise<Instant | null> {
  const { store } = running;
  if (step.kind === 'passes' || step.kind === 'until' || step.kind === 'until-due') {
    const now = store.clock.now();
    const target =
      step.kind === 'until'
        ? step.at
        : step.kind === 'passes'
          ? after(now, step.ms * times)
          : morningOf(daysAfter(nextDueDay(store), step.days));
    if (target < now) throw new Error(`it is ${now} already, and time does not go back`);
    // a span of time passes as in the console, so that what was done there leads to the same
    await (step.kind === 'passes' ? jumpTo : passUntil)(running, target);
    return target;
  }
  const refer = (reference: string): string => {
    const id = idOf(reference.replace(/^\{(.*)\}$/, '$1'), store.tables);
    if (id === null) throw new Error(`there is no ${reference}`);
    return id;
  };
  for (let time = 0; time < times; time += 1) {
    const doing =
      step.kind === 'call'
        ? send(step, running, persons, refer)
        : step.kind === 'customer'
          ? step.act(await persons.customer(step.who), refer)
          : step.act(await persons.administrator(step.who), refer);
    const refusal = await refusalOf(doing);
    if (refusal !== null && !isRefused) throw refusal;
    if (refusal === null && isRefused) throw new Error('this was not refused');
  }
  return null;
}

/** Null for what succeeded; anything but an answer of the backend is thrown. */
async function refusalOf(doing: Promise<unknown>): Promise<UnexpectedAnswer | null> {
  try {
    await doing;
    return null;
  } catch (cause) {
    if (cause instanceof UnexpectedAnswer) return cause;
    throw cause;
  }
}

/** Calls an operation as it is, with the version of what it is about. */
async function send(
  { who, operation, targets, body }: Call,
  { store }: Running,
  { client, tokenOf }: Persons,
  refer: (reference: string) => string,
): Promise<unknown> {
  const { path, version }: Endpoint = contract[operation];
  const token = who === null ? null : await tokenOf(who);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] ?? '');
  const ids = targets.map((target) => (/[{'’]/.test(target) ? refer(target) : target));
  const about = ids.toReversed().map((id) => rowWith(id, store.tables));
  if (who !== null) about.push(rowWith(idOf(`user ${who.contact}`, store.tables) ?? '', store.tables));
  const versions = about.map((row) => memberOf(row, 'version')).filter((each) => typeof each === 'number');
  const answer = await client.ask(operation, {
    token,
    params: Object.fromEntries(names.map((name, index) => [name, ids[index] ?? ''])),
    ...(body === undefined
      ? {}
      : { body: JSON.parse(withReferences(JSON.stringify(body), store.tables)) as unknown }),
    ...(version === 'requires' ? { ifMatch: `"${versions[0]}"` } : {}),
  });
  if (answer.status >= 400) throw new UnexpectedAnswer(operation, answer);
  return answer.body;
}

/** The next due date of the newest plan that has one. */
function nextDueDay({ tables: reads }: Running['store']): LocalDate {
  const days = reads.plans
    .all()
    .toSorted((a, b) => (a.id < b.id ? 1 : -1))
    .flatMap((plan) => nextDueOf(plan) ?? []);
  const [day] = days;
  if (day === undefined) throw new Error('no plan has anything due');
  return day;
}
