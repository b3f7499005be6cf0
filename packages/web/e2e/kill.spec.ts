import { expect, test } from '@playwright/test';
import { startServer, type TestServer } from './server.ts';
import { Answers, decide, fast, myTurn, openBotGame, settled, sight } from './table.ts';

let server: TestServer;
test.beforeAll(async () => {
  test.setTimeout(120_000);
  server = await startServer();
});
test.afterAll(() => server?.close());

test('the server is killed in the middle of a game and nothing is lost', async ({
  page,
  context,
}) => {
  test.setTimeout(90_000);
  await fast(context);
  const answers = new Answers(page);
  await openBotGame(page, server.url);
  for (let i = 0; i < 12; i++) await decide(page, answers);
  await myTurn(page);
  const before = await settled(page);

  await server.kill();
  await expect(page.getByText('reconnecting')).toBeVisible();
  await server.start();
  await expect(page.getByText('reconnecting')).toBeHidden({ timeout: 30_000 });
  await myTurn(page);
  await expect.poll(() => sight(page)).toEqual(before);

  await page.reload();
  await myTurn(page);
  await expect.poll(() => sight(page)).toEqual(before);
  for (let i = 0; i < 3; i++) await decide(page, answers);
  expect(answers.refused).toEqual([]);
});
