/** Whether everybody can use a page: what axe finds, each rule with the places that break it. */

import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

export async function noViolations(page: Page): Promise<void> {
  // Only what is wrong is asked for, and in the page itself: there are no frames of others. That is three times as fast.
  const axe = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).setLegacyMode();
  const { violations } = await axe.analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(' ')).join(', ')}`)).toEqual(
    [],
  );
}
