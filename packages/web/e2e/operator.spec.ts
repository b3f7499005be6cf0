import AxeBuilder from '@axe-core/playwright';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';
import { fast } from './table.ts';

let server: TestServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.close());

async function somebody(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await fast(context);
  return context.newPage();
}

const clean = async (page: Page, name: string): Promise<void> => {
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations, name).toEqual([]);
};

/** Nothing is wider than the window. */
const fits = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth);

const both = async (page: Page, name: string): Promise<void> => {
  for (const [width, height] of [
    [1440, 900],
    [390, 844],
  ]) {
    await page.setViewportSize({ width, height });
    expect(await fits(page), `${name} at ${width}`).toBe(true);
    await page.screenshot({ path: test.info().outputPath(`${name}-${width}.png`) });
    await clean(page, `${name} at ${width}`);
  }
  await page.setViewportSize({ width: 1440, height: 900 });
};

const menu = async (page: Page, item: RegExp): Promise<void> => {
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
};

test('what players report reaches the operator, who keeps somebody out', async ({ browser }) => {
  test.setTimeout(150_000);
  const { url } = server;
  const [one, two, keeper] = [
    await somebody(browser),
    await somebody(browser),
    await somebody(browser),
  ];

  // he registers, and is told what his account is called
  const account = { name: 'Keeper', email: 'keeper@example.org', password: 'a long password' };
  await keeper.goto(`${url}/operator`);
  await expect(keeper.getByRole('alert')).toContainText('Sign in first');
  const headers = { origin: url };
  await keeper.request.post(`${url}/api/auth/sign-up/email`, { data: account, headers });
  await keeper.reload();
  const told = await keeper.getByRole('alert').innerText();
  const id = /Your account is (\S+):/.exec(told)?.[1] ?? '';
  expect(id).not.toBe('');
  await server.kill();
  await server.start({ OPERATORS: id });

  // two play, and one has something to say of the other and of the game
  await one.goto(`${url}/lobby`);
  await one.getByRole('button', { name: 'Open the table' }).click();
  const link = await one.getByLabel('Link to this game').inputValue();
  await two.goto(link);
  await two.getByRole('button', { name: 'Sit down and play' }).click();
  await expect(one.locator('.player-bar')).toHaveCount(2);
  await menu(one, /Report a bug/);
  await one.getByLabel(/What looks wrong/).fill('The map has an elephant on it.');
  await one.getByRole('button', { name: 'Send' }).click();
  await expect(one.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await one.getByRole('button', { name: 'Close', exact: true }).click();
  const game = await (await one.request.get(`${url}/api/games/${link.split('/').pop()}`)).json();
  const other = game.players[1 - game.you].name as string;
  await menu(one, /^Report or block/);
  const dialog = one.getByRole('dialog', { name: other });
  await expect(dialog).toBeVisible();
  await both(one, 'player-dialog');
  await dialog.getByRole('button', { name: `Block ${other}` }).click();
  await expect(dialog.getByRole('button', { name: 'Blocked' })).toBeVisible();
  await dialog.getByLabel('Report for').selectOption('stalling');
  await dialog.getByLabel(/What happened/).fill('He never moves.');
  await dialog.getByRole('button', { name: 'Report', exact: true }).click();
  await expect(dialog.getByRole('status')).toContainText('Reported');

  // one's own page has the block, and lets it go
  await one.goto(`${url}/profile`);
  const blocked = one.getByRole('region', { name: 'Blocked' });
  await expect(blocked).toContainText(other);
  await both(one, 'profile');
  await blocked.getByRole('button', { name: 'Let in again' }).click();
  await expect(blocked).toContainText('Nobody');

  // the operator finds both, looks at the position, and keeps the other out
  await keeper.goto(`${url}/operator`);
  await expect(keeper.getByRole('region', { name: 'Bugs (1)' })).toContainText('an elephant');
  const reports = keeper.getByRole('region', { name: 'Reports (1)' });
  await expect(reports).toContainText('He never moves.');
  await both(keeper, 'operator');
  await reports.getByRole('button', { name: `Keep out ${other}` }).click();
  const out = keeper.getByRole('dialog', { name: `Keep out ${other}` });
  await clean(keeper, 'keeping out');
  await out.getByRole('button', { name: 'Keep out' }).click();
  await expect(keeper.getByRole('region', { name: 'Kept out (1)' })).toContainText(other);
  await reports.getByRole('button', { name: 'Done with it' }).click();
  await expect(keeper.getByRole('region', { name: 'Reports (0)' })).toBeVisible();
  await keeper.getByRole('link', { name: 'The position' }).click();
  await expect(keeper.locator('.player-bar')).toHaveCount(2);
  // who is kept out is nobody now
  const was = game.players[1 - game.you].name;
  await two.reload();
  await expect
    .poll(async () => (await (await two.request.get(`${url}/api/me`)).json()).name)
    .not.toBe(was);
});
