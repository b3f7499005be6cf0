import { expect, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn } from './table.ts';

/** Wherever dice decide, what they are likely to say stands beside the choice. */
const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

async function open(page: Page, board: string): Promise<void> {
  await page.goto(`${url}/dev/local?board=${board}&seed=3`);
  await myTurn(page);
}

const option = (page: Page, words: RegExp) =>
  page.locator('[data-choice]').filter({ hasText: words });

/** The chance that is said, in percent. */
const said = async (page: Page, words: RegExp): Promise<number> =>
  Number(/(\d+)%/.exec(await option(page, words).locator('.odds-words').innerText())?.[1]);

test('to tap, to take -3, to be supported: each says how it is likely to go', async ({ page }) => {
  await open(page, 'strike');
  await expect(option(page, /Tap for the strike/)).toContainText(/needs 3 or more: 97%/);
  await expect(option(page, /-3/)).toContainText(
    /needs 6 or more: 72%; wounded 17%, of that killed/,
  );
  // one who helps makes it likelier, and that is said before he does
  await page.locator('[data-helper]').filter({ hasText: 'Gimli' }).click();
  await expect(option(page, /-3/)).toContainText(/needs 5 or more/);
  expect(await said(page, /-3/)).toBeGreaterThan(72);
});

test('before a site is entered, its automatic-attacks are shown with everybody’s odds', async ({
  page,
}) => {
  await open(page, 'gate');
  const attack = page.getByRole('region', { name: 'Automatic-attack' });
  await expect(attack).toContainText('4 strikes with 7 prowess');
  for (const who of ['Aragorn II', 'Sam Gamgee', 'Gimli'])
    await expect(attack.locator('.odds-words', { hasText: who })).toBeVisible();
  await expect(attack).toContainText(/Sam Gamgee needs 7 or more: 58%/);
  // however little room there is, one can go in as well as stay out
  await page.setViewportSize({ width: 1440, height: 620 });
  await expect(attack).toBeVisible();
  await option(page, /Enter the site/).click({ trial: true });
  // on a phone both are there without anything to unfold
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(attack).toBeInViewport();
  await page.locator('.sheet-one', { hasText: 'Enter the site' }).click({ trial: true });
});

test('who tries for a faction, and who is asked to give up an item, has his chance beside him', async ({
  page,
}) => {
  await open(page, 'envoys');
  await option(page, /Riders of Rohan/)
    .first()
    .click();
  await expect(option(page, /Théoden/).locator('[data-odds="influence"]')).toBeVisible();
  expect(await said(page, /Théoden/)).toBeGreaterThan(await said(page, /Aragorn II/));
});
