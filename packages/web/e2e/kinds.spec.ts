import { expect, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, myTurn, shot } from './table.ts';

/** What the four kinds of player have of their own: on the first page, on the table, on the map. */
const url = sharedServer();
const board = (name: string): string => `${url}/dev/local?board=${name}&seed=3`;

test('the first page offers the four kinds of player, and a game with a deck of each', async ({
  page,
  context,
}) => {
  test.setTimeout(180_000);
  await fast(context);
  await page.goto(url);
  const kinds = page.getByRole('region', { name: 'Whom do you play?' });
  await expect(kinds.getByRole('listitem')).toHaveCount(4);
  for (const kind of ['Wizard', 'Ringwraith', 'Fallen-wizard', 'Balrog']) {
    await expect(kinds.getByRole('heading', { name: kind, exact: true })).toBeVisible();
    await expect(
      kinds.getByRole('link', { name: `Learn to play a ${kind}`, exact: true }),
    ).toBeVisible();
  }
  await shot(page, 'home.jpg');
  for (const kind of ['Ringwraith', 'Fallen-wizard', 'Balrog']) {
    await page.goto(url);
    await kinds.getByRole('button', { name: `Play now as a ${kind}` }).click();
    await expect(page).toHaveURL(/\/game\//);
    await myTurn(page);
    await expect(
      page.locator('.player-bar[data-mine] .chip-kind, .draft-mine .chip-kind'),
    ).toContainText(kind);
  }
});

test('stage points say where they come from and what they allow; Wizardhavens are marked', async ({
  page,
  context,
}) => {
  await fast(context);
  await page.goto(board('fallen-wizard'));
  await myTurn(page);
  const mine = page.locator('.player-bar[data-mine]');
  await expect(mine.locator('.chip-kind')).toHaveText('Pallando, Fallen-wizard');
  const stages = mine.getByRole('button', { name: 'Stage points: 9' });
  await stages.click();
  const tip = page.locator('.tip').first();
  await expect(tip).toContainText('Great Patron');
  await expect(tip).toContainText('Gatherer of Loyalties can be played (4)');
  await expect(tip).toContainText('may be given up');
  await expect(page.locator('.player-bar').first().locator('.num-stage')).toHaveCount(0);
  const havens = page.locator('.chip-haven');
  await expect(havens.filter({ hasText: 'protected Wizardhaven' })).toHaveCount(1);
  await expect(havens).toHaveCount(2);
  // each version of a site can be told from the other
  const options = page.locator('[data-choice]');
  await expect(options.filter({ hasText: 'Barrow-downs (hero site)' }).first()).toBeAttached();
  await expect(options.filter({ hasText: 'Barrow-downs (minion site)' }).first()).toBeAttached();
  await shot(page, 'fallen-wizard.jpg');
  // and so on the map
  await page.locator('.pane-map').click();
  await expect(page.locator('[data-site="Weathertop"]')).toHaveAttribute(
    'aria-label',
    /^Weathertop, Wizardhaven,/,
  );
  await expect(page.locator('[data-site="The White Towers"]')).toHaveAttribute(
    'aria-label',
    /protected Wizardhaven/,
  );
  await expect(page.locator('[data-site="Isengard"]')).toHaveAttribute('data-type', 'haven');
  await expect(page.locator('[data-site="Rhosgobel"]')).toHaveAttribute('data-side', 'hero');
});

test('the Balrog has his own deep sites and ways on the layer beneath the earth', async ({
  page,
  context,
}) => {
  await fast(context);
  await page.goto(board('balrog'));
  await myTurn(page);
  await expect(page.locator('.player-bar[data-mine] .chip-kind')).toHaveText('The Balrog');
  await page.locator('.pane-map').click();
  const gates = page.locator('[data-site="The Under-gates"]');
  await expect(gates).toHaveAttribute('aria-label', /Under-deeps Darkhaven/);
  await expect(gates).toHaveAttribute('data-side', 'balrog');
  await expect(page.locator('[data-site="Moria"]')).toHaveAttribute('data-type', 'haven');
  await expect(page.locator('[data-site="Dol Guldur"]')).toHaveAttribute('data-type', 'dark-hold');
  // to the Sulfur-deeps he rolls by his own card
  await expect(page.locator('[data-tunnel="The Sulfur-deeps|The Under-gates"] text')).toHaveText(
    '6',
  );
  await expect(page.getByRole('button', { name: 'The Under-deeps', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await shot(page, 'balrog-map.jpg');
});

test('companies of the Shadow are covert or overt, and a Ringwraith has his mode', async ({
  page,
  context,
}) => {
  await fast(context);
  await page.goto(board('riders'));
  await myTurn(page);
  const rider = page.getByRole('region', { name: 'Company: Adûnaphel the Ringwraith' });
  await expect(rider.locator('.chip-mode')).toHaveText('Black Rider');
  await expect(rider.locator('.chip-guise')).toHaveText('covert');
  const orcs = page.getByRole('region', { name: /Company: Orc Captain/ });
  await expect(orcs.locator('.chip-guise')).toHaveText('overt');
});
