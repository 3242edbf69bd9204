// npm run verify: checks a backend against the contract, by reading and, if it may, by the contract suite. --help says more.
import { en } from 'zod/locales';
import { z } from '#contracts/z.ts';
import { contract } from '#contracts/index.ts';
import { reportFailure } from '#mocks/adapters/server/usage.ts';
import { causeLines, causesOf } from './verify/causes.ts';
import { usage, verifyOptions } from './verify/options.ts';
import { notBuiltLines } from './verify/built.ts';
import { expectControl, expectReached } from './verify/reach.ts';
import { unproved } from './verify/results.ts';
import { builtPart, runSuite } from './verify/suite.ts';
import type { Outcome } from './verify/trial.ts';
import { allNotBuilt, lineOf, notBuiltIn, summaryOf, verify } from './verify/run.ts';

async function main(): Promise<void> {
  const options = verifyOptions(process.argv.slice(2));
  if (!options) return void process.stdout.write(usage);
  const { target, suite, only } = options;
  z.config(en()); // the contract's schemas come without words for what they refuse
  await expectReached(target);
  if (suite?.controlUrl) await expectControl(suite.controlUrl, target.timeoutMs);
  const said = new Map<string, string>();
  const tell = (name: string, outcome: Outcome) =>
    outcome.verdict !== 'not built' && console.log(lineOf(name, outcome, said));
  const outcomes = await verify(target, tell, only);
  for (const line of causeLines(causesOf(outcomes))) console.log(line);
  console.log(summaryOf(outcomes, suite !== null, only));
  const notBuilt = suite ? await allNotBuilt(target, outcomes) : notBuiltIn(outcomes);
  const missed = new Map([...notBuilt].filter(([name]) => only === null || only.includes(name)));
  const asked = suite ? (only ?? Object.keys(contract)) : [...outcomes.keys()];
  const built = asked.filter((name) => !missed.has(name));
  for (const line of notBuiltLines(missed, built)) console.log(line);
  const part = suite && builtPart(suite, [...notBuilt.keys()]);
  const hasPassed = part === null || runSuite(part);
  for (const line of unproved(part !== null, only !== null)) console.log(line);
  const verdicts = [...outcomes.values()].map(({ verdict }) => verdict);
  const hasChecked = part !== null || verdicts.includes('ok');
  const isRight = missed.size === 0 && hasChecked && !verdicts.includes('wrong');
  process.exitCode = isRight && hasPassed ? 0 : 1;
}

main().catch((cause: unknown) => reportFailure(cause, usage));
