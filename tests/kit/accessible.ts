import { waitFor } from '@testing-library/react';
import axe from 'axe-core';
import { expect } from 'vitest';

/** Rules that only a browser can check: jsdom has no colours and no sizes. */
const unseen = ['color-contrast', 'target-size'];

/** Waits until nothing is loading, then expects axe to find no violation in this part of the page. */
export async function expectAccessible(place: Element): Promise<void> {
  await waitFor(() => expect(place.querySelector('[aria-busy="true"]')).toBeNull());
  const rules = Object.fromEntries(unseen.map((rule) => [rule, { enabled: false }]));
  const { violations } = await axe.run(place, { rules, resultTypes: ['violations'] });
  const findings = violations.map(({ id, help, nodes }) => ({
    rule: `${id}: ${help}`,
    where: nodes.map(({ html, failureSummary }) => `${html} ${failureSummary ?? ''}`),
  }));
  expect(findings).toEqual([]);
}
