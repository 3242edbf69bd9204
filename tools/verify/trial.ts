import type { Endpoint } from '#contracts/endpoint.ts';
import type { WireCall } from '#src/api/exchange.ts';
import { type Finds, type Params, unknownParams } from './finds.ts';
import { createPager } from './pages.ts';
import { askAndCheck, type Checked, NoAnswer, type Target, tokenFor } from './send.ts';

export type Verdict = 'ok' | 'wrong' | 'not tried';

export interface Outcome {
  readonly verdict: Verdict;
  /** The breaches, why it was not tried, or what right answers did not show. */
  readonly notes: readonly string[];
}

/** Tries one operation: without a token, with ids that do not exist, and with everything that was found. */
export async function tryOperation(definition: Endpoint, target: Target, finds: Finds): Promise<Outcome> {
  const { access, params = {}, paging, examples, cache } = definition;
  const isOpen = access === 'public' || access === 'optional';
  const token = tokenFor(access, target);
  const { cases, areListed } = finds.casesOf(definition);
  const unknown = unknownParams(definition);
  const breaches: string[] = [];
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

  async function expectRefusal(call: Params, as: string | null, status: number, why: string): Promise<void> {
    const response = await ask({ params: call }, as);
    if (response.status === status || (as !== null && isOfCaller(response))) return;
    breaches.push(`${response.said} ${why}, not ${status}`);
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
    kind.push(`${said}, ${problem.code}`);
  }

  function whyNotTried(): string {
    if (!isOpen && token === null)
      return `no ${access === 'administrator' ? '--administrator-token' : '--token'}`;
    return refusals[0] ?? gone[0] ?? `no ${Object.keys(params).join(' with ')} found`;
  }

  try {
    const any = cases[0] ?? unknown;
    if (!isOpen && any) await expectRefusal(any, null, 401, 'without a token');
    if (isOpen || token !== null) {
      if (unknown) await expectRefusal(unknown, token, 404, 'for what does not exist');
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
