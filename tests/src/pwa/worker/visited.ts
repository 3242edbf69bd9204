import { fakeBrowser, turns } from './browser.ts';

/** A browser in which build "one" is active, and the tabs that were opened with it. */
export async function visited(...names: readonly string[]) {
  const browser = fakeBrowser();
  browser.host.deploy('one');
  const tabs = names.map((name) => browser.open(name));
  await turns();
  return { ...browser, tabs };
}

export type Tab = ReturnType<ReturnType<typeof fakeBrowser>['open']>;

export const loads = (tabs: readonly Tab[]) => tabs.map((tab) => tab.loads.count);

export const phases = (tabs: readonly Tab[]) => tabs.map((tab) => tab.worker().phase);
