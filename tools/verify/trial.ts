import type { Endpoint } from '#contracts/endpoint.ts';
import type { WireCall } from '#src/api/exchange.ts';
import { isNotBuilt, isOpen } from './built.ts';
import { type Finds, type Params, unknownParams } from './finds.ts';
import { createPager } from './pages.ts';
import { askAndCheck, type Checked, NoAnswer, type Target, tokenFor } from './send.ts';

export type Verdict = 'ok' | 'wrong' | 'not built' | 'not tried';

export interface Outcome {
  readonly verdict: Verdict;
  /** The breaches, why it was not tried, or what right answers did not show. */
  readonly notes: readonly string[];
}

/** No backend has given this out. */
const madeUpToken = 'tr_a-token-that-was-never-given-out';

/** Tries one operation: without a token, with a made-up one, with ids that do not exist, and with everything that was found. */
export async function tryOperation(definition: Endpoint, target: Target, finds: Finds): Promise<Outcome> {
  const { access, params = {}, paging, examples, cache } = definition;
  const token = tokenFor(access, target);
  const { cases, areListed } = finds.casesOf(definition);
  const unknown = unknownParams(definition);
  const breaches: string[] = []; // a wrong status first, as only three are told
  const refusals: string[] = [];
  const gone: string[] = [];
  let answered = 0;
  let pages = 0;

  async function ask(call: WireCall, as: string | null, keptTag?: string): Promise<Checked> {
    const query = paging ? {} : (examples[0]?.query ?? {}); // what a list needs is in the call
    const whole = { query, body: examples[0]?.body, ...call };
    const answer = await askAndCheck(definition, whole, as, target, keptTag);
    breaches.push(...answer.breaches);
    return answer;
  }

  /** Asks without a token; returns what was answered if that says that the operation is not built. */
  async function beginWith(any: Params): Promise<string | null> {
    const first = await ask({ params: any }, null);
    // It may be built, and look for the thing before it asks for a session.
    const again = token !== null && areListed ? () => ask({ params: any }, token) : () => first;
    const isMissing = async (answer: Checked) => isNotBuilt(definition, answer, target);
    if ((await isMissing(first)) && (await isMissing(await again()))) return first.said;
    if (isOpen(definition))
      breaches.length = 0; // what is wrong with it is found again below
    else {
      expectUnauthenticated(first, 'without a token');
      expectUnauthenticated(await ask({ params: any }, madeUpToken), 'to a token that it never gave out');
    }
    return null;
  }

  function expectUnauthenticated({ status, said }: Checked, when: string): void {
    if (status !== 401) breaches.unshift(`${said} ${when}; expected 401 unauthenticated`);
  }

  async function expectNotFound(call: Params): Promise<void> {
    const response = await ask({ params: call }, token);
    if (response.status === 404 || (token !== null && isOfCaller(response))) return;
    breaches.unshift(`${response.said} for an id that does not exist; expected 404 not-found`);
  }

  async function readAll(call: Params): Promise<void> {
    const pager = createPager();
    for (let isLast = false; !isLast;) {
      const asked = { params: call, ...(paging && { query: pager.query() }) };
      const response = await ask(asked, token);
      if (response.status !== 200) return noteRejection(response);
      answered += 1;
      finds.learn(access, response.body, call);
      const tag = response.headers.get('ETag');
      if (cache && tag !== null) await ask(asked, token, tag);
      if (!paging) return;
      const page = pager.read(response.body);
      breaches.push(...page.breaches.map((breach) => `${response.said}: ${breach}`));
      isLast = page.isLast;
    }
    pages = Math.max(pages, pager.filled());
  }

  function noteRejection(answer: Checked): void {
    const { said, problem } = answer;
    if (!problem) return;
    const isRule = definition.problems.includes(problem.code) || isOfCaller(answer);
    const kind = isRule ? refusals : problem.code === 'not-found' ? gone : breaches;
    kind.push(
      problem.code === 'not-found'
        ? `${said} not-found for an id that its own answers have named`
        : `${said} ${problem.code}`,
    );
  }

  function whyNotTried(): string {
    if (!isOpen(definition) && token === null)
      return `no ${access === 'administrator' ? '--administrator-token' : '--token'}`;
    return refusals[0] ?? gone[0] ?? `no answer has named ${Object.keys(params).join(' with ')}`;
  }

  try {
    const any = cases[0] ?? unknown;
    const missing = any ? await beginWith(any) : null;
    if (missing !== null) return { verdict: 'not built', notes: [missing] };
    if (isOpen(definition) || token !== null) {
      if (unknown) await expectNotFound(unknown);
      for (const call of cases) await readAll(call);
    }
  } catch (cause) {
    if (!(cause instanceof NoAnswer)) throw cause;
    breaches.push(cause.message);
  }

  // One of the things on a list may have gone since, but not all of them.
  if (breaches.length > 0 || (answered === 0 && areListed && gone.length > 0))
    return { verdict: 'wrong', notes: [...breaches, ...gone] };
  if (answered === 0) return { verdict: 'not tried', notes: [whyNotTried()] };
  const unshown = paging && pages < 2 ? [pages === 0 ? 'no items' : 'no second page'] : [];
  return { verdict: 'ok', notes: [...unshown, ...refusals, ...gone] };
}

/** Whether a refusal follows from who asks, and how often: nothing is wrong, and little is known. */
const isOfCaller = ({ problem }: Checked) =>
  problem !== null && ['forbidden', 'customers-only', 'rate-limited'].includes(problem.code);
