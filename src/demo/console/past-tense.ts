/** Verbs of the contract whose past is not made by "-ed". */
const irregular: Readonly<Record<string, string>> = {
  Begin: 'Began',
  Cancel: 'Cancelled',
  Choose: 'Chose',
  Freeze: 'Froze',
  Give: 'Gave',
  Keep: 'Kept',
  Let: 'Let',
  Log: 'Logged',
  Make: 'Made',
  Pay: 'Paid',
  Put: 'Put',
  Run: 'Ran',
  Say: 'Said',
  Send: 'Sent',
  Set: 'Set',
  Spread: 'Spread',
  Stop: 'Stopped',
  Submit: 'Submitted',
  Take: 'Took',
  Tell: 'Told',
  Withdraw: 'Withdrew',
};

const regular = (verb: string): string =>
  verb.endsWith('e') ? `${verb}d` : verb.replace(/([^aeiou])y$/, '$1i').concat('ed');

/** Writes the first clause of what a command does as something that was done: "Ask for a code: …" is "Asked for a code". */
export function inPastTense(summary: string): string {
  const [clause = ''] = summary.split(/[,:;.(]/);
  return clause
    .trim()
    .replace(/^\w+/, (verb) => irregular[verb] ?? regular(verb))
    .replaceAll(/\byour\b/g, 'their')
    .replaceAll(/\byou\b/g, 'they')
    .replaceAll(/\byourself\b/g, 'themselves');
}
