import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { type BrowserContext, expect, type Locator, type Page, test } from '@playwright/test';
import { sharedServer } from './server.ts';
import { fast, options, passes } from './table.ts';

const url = sharedServer();
test.beforeEach(({ context }) => fast(context));

async function findings(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter((v) => v.impact === 'serious' || v.impact === 'critical')
    .map((v) => `${page.url()} ${v.id}: ${v.nodes.map((n) => n.target.join(' ')).join('; ')}`);
}

const part = (page: Page, name: string): Locator =>
  page.locator('.deck-part', { has: page.getByRole('heading', { name: new RegExp(`^${name}`) }) });
const size = (page: Page, name: string): Locator => part(page, name).locator('.deck-size');
const finder = (page: Page): Locator => page.getByRole('searchbox', { name: 'Find cards to add' });
const law = (page: Page): Locator => page.locator('.law-verdict');

async function newDeck(page: Page): Promise<void> {
  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'A new deck' }).click();
  await expect(finder(page)).toBeVisible();
}

async function openDeck(page: Page, id: string): Promise<void> {
  await page.goto(`${url}/decks/${id}`);
  await expect(part(page, 'Pool')).toBeVisible();
}

async function found(page: Page, name: string): Promise<Locator> {
  await finder(page).fill(name);
  const line = page.getByRole('button', { name: new RegExp(`^Add ${name}`) }).first();
  await expect(line).toBeVisible();
  return line;
}

test('a deck is built by click, by key and by dragging; steps are undone and done again', async ({
  page,
}) => {
  await newDeck(page);
  await expect(page.getByText('An empty deck.')).toBeVisible();
  await (await found(page, 'Glamdring')).click();
  await expect(size(page, 'Resources')).toHaveText('1');
  // by the keys alone: Enter adds the best, arrows walk, p and s choose the part, minus takes out
  await finder(page).fill('Théoden');
  await expect(page.getByRole('button', { name: /^Add Théoden/ })).toBeVisible();
  await finder(page).press('ArrowDown');
  await page.keyboard.press('p');
  await expect(size(page, 'Pool')).toHaveText('1');
  await page.keyboard.press('Enter');
  await expect(size(page, 'Characters')).toHaveText('1');
  await page.keyboard.press('-');
  await expect(size(page, 'Characters')).toHaveText('0');
  // by dragging
  await (await found(page, 'Orc-warband')).dragTo(part(page, 'Sideboard').first());
  await expect(size(page, 'Sideboard').first()).toHaveText('1');
  await part(page, 'Sideboard').first().locator('.deck-line').dragTo(part(page, 'Hazards'));
  await expect(size(page, 'Hazards')).toHaveText('1');
  await expect(size(page, 'Sideboard').first()).toHaveText('0');
  // from the menu, and by its own buttons
  await part(page, 'Hazards').getByRole('button', { name: 'One Orc-warband more' }).click();
  await part(page, 'Hazards').getByRole('button', { name: 'More about Orc-warband' }).click();
  await page.getByRole('menuitem', { name: 'Move all 2 to: Sideboard', exact: true }).click();
  await expect(size(page, 'Sideboard').first()).toHaveText('2');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(size(page, 'Hazards')).toHaveText('2');
  await page.keyboard.press('Control+z');
  await expect(size(page, 'Hazards')).toHaveText('1');
  await page.getByRole('button', { name: 'Redo' }).click();
  await expect(size(page, 'Hazards')).toHaveText('2');
  // what is dropped outside of the deck is taken out
  await part(page, 'Hazards').locator('.deck-line').dragTo(page.locator('.finder-scroll'));
  await expect(size(page, 'Hazards')).toHaveText('1');
  // nothing is lost on reload
  await page.reload();
  await expect(size(page, 'Hazards')).toHaveText('1');
  await expect(size(page, 'Pool')).toHaveText('1');
});

test('the law is asked at each change, and says why, where it stands, and of which card', async ({
  page,
}) => {
  await openDeck(page, 'challenge-deck-a');
  await expect(law(page)).toHaveText('A lawful deck');
  await (await found(page, 'Glamdring')).click();
  await expect(law(page)).not.toHaveText('A lawful deck');
  const twice = page.locator('[data-rule="unique-twice"]');
  await expect(twice).toContainText('Glamdring');
  await expect(twice.getByRole('link').first()).toHaveAttribute('href', '/rules/1.3.1');
  await expect(part(page, 'Resources').locator('[data-wrong]')).toContainText('Glamdring');
  await page.keyboard.press('Control+z');
  await expect(law(page)).toHaveText('A lawful deck');
  await page.getByLabel('Player', { exact: true }).selectOption('ringwraith');
  await expect(page.locator('[data-rule="alignment"]').first()).toBeVisible();
  const asked = await page.evaluate(() => performance.getEntriesByName('mathom-law').length);
  expect(asked).toBeGreaterThanOrEqual(4);
});

test('the starting company, the plots, the sites that would help, and hands', async ({ page }) => {
  await openDeck(page, 'challenge-deck-a');
  await page.getByRole('tab', { name: 'Start' }).click();
  for (const name of ['Glorfindel II', 'Théoden', 'Peath'])
    await page.getByRole('checkbox', { name }).check();
  await expect(page.getByText('They may start together')).toBeVisible();
  await expect(page.locator('.start-sum')).toHaveText(/3 characters, 18 mind/);
  await page.getByRole('checkbox', { name: 'Sam Gamgee' }).check();
  await expect(page.locator('[data-rule="start-mind"]')).toContainText('22');
  await page.getByRole('tab', { name: 'Plots' }).click();
  await expect(page.locator('[data-bar="faction"]')).toHaveAttribute('data-n', '12');
  await expect(page.locator('[data-bar="wilderness"]')).toHaveAttribute('data-n', '12');
  await expect(page.getByText(/Starting company: 22 mind of 20/)).toBeVisible();
  await page.getByRole('tab', { name: 'Sites' }).click();
  await part(page, 'Sites').getByRole('button', { name: 'One Pelargir less' }).click();
  await expect(page.getByText('No site of yours for')).toBeVisible();
  await page.getByRole('button', { name: 'Add Pelargir' }).click();
  await expect(page.getByText('No site of yours for')).toHaveCount(0);
  await page.getByRole('tab', { name: 'Hand' }).click();
  await page.getByRole('button', { name: 'Draw 8' }).click();
  const hand = page.getByRole('list', { name: 'Hand' }).getByRole('listitem');
  await expect(hand).toHaveCount(8);
  await page.getByRole('button', { name: 'Draw one' }).click();
  await expect(hand).toHaveCount(9);
  await page.getByRole('button', { name: 'Mulligan' }).click();
  await expect(hand).toHaveCount(8);
});

/** Another window of the same person. */
const another = (context: BrowserContext): Promise<Page> => context.newPage();

test('saved to the account, shared by a link, never overwritten from another window', async ({
  page,
  context,
  browser,
}) => {
  await openDeck(page, 'challenge-deck-b');
  await page.getByLabel('Name of the deck').fill('Prisoners of mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.top-state')).toHaveText('Saved');
  await expect(page).not.toHaveURL(/challenge-deck-b/);
  const address = page.url();

  const second = await another(context);
  await second.goto(address);
  await expect(second.getByLabel('Name of the deck')).toHaveValue('Prisoners of mine');
  await second.getByLabel('Name of the deck').fill('Prisoners, mended');
  await second.getByRole('button', { name: 'Save' }).click();
  await expect(second.locator('.top-state')).toHaveText('Saved');
  await second.close();

  await (await found(page, 'Glamdring')).click();
  await expect(page.locator('.top-state')).toHaveText('Changes kept in this browser');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('saved meanwhile from another window')).toBeVisible();
  await page.getByRole('button', { name: 'Take that one' }).click();
  await expect(page.getByLabel('Name of the deck')).toHaveValue('Prisoners, mended');

  // what is not saved is there after a reload, and can be given up
  await (await found(page, 'Glamdring')).click();
  await page.reload();
  await expect(page.getByText('changes of yours that were not saved')).toBeVisible();
  await page.getByRole('button', { name: 'Go back to what is saved' }).click();
  await expect(page.locator('.top-state')).toHaveText('Saved');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Share it by a link' }).click();
  const note = page.locator('.notice-bar', { hasText: '/decks/shared/' });
  await expect(note).toBeVisible();
  const link = /https?:\/\/\S+\/decks\/shared\/[\w-]+/.exec((await note.textContent()) ?? '')?.[0];
  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(address);
  await expect(theirs.getByRole('heading', { name: 'No such deck' })).toBeVisible();
  await theirs.goto(link ?? '');
  await expect(theirs.getByLabel('Name of the deck')).toHaveValue('Prisoners, mended');
  await expect(theirs.locator('.top-state')).toHaveText(/^A deck of .+: saving makes a copy/);
  await stranger.close();

  await page.goto(`${url}/decks`);
  const row = page.getByRole('link', { name: /Prisoners, mended/ });
  await expect(row).toContainText('shared by link');
  await row.click();
  await expect(page.locator('.top-state')).toHaveText('Saved, shared by link');
  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Delete …' }).click();
  await page.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL(/\/decks$/);
  await expect(page.getByRole('link', { name: /Prisoners, mended/ })).toHaveCount(0);
});

test('imported from pasted lines with a question, exported to a file and read back', async ({
  page,
}) => {
  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'Import …' }).click();
  await page
    .getByLabel('The deck as text')
    .fill(
      'Pool\n1 Théoden (TW)\nResources\n3 Concealment (TW)\n1 Glamdrung (TW)\nHazards\n2 Orc-warband (TW)\nSites\n1 Moria [H] (TW)\n',
    );
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText('One question')).toBeVisible();
  await page
    .getByRole('button', { name: /^Glamdring/ })
    .first()
    .click();
  await expect(page.getByText(/8 cards, read as/)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(size(page, 'Resources')).toHaveText('4');
  await expect(size(page, 'Pool')).toHaveText('1');

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await page.getByRole('menuitem', { name: 'Export …' }).click();
  for (const format of ['Plain text', 'JSON', 'Sit Down and Play', 'GCCG']) {
    await page.getByRole('button', { name: format }).click();
    await expect(page.getByLabel('The deck as text')).toHaveValue(/Concealment/);
  }
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as a file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.deck$/);
  const path = await file.path();
  // GCCG's files are Latin-1: é is one byte
  expect(readFileSync(path).includes(Buffer.from('Théoden', 'latin1'))).toBe(true);
  await page.keyboard.press('Escape');

  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'Import …' }).click();
  await page.locator('input[type=file]').setInputFiles({
    name: file.suggestedFilename(),
    mimeType: 'text/plain',
    buffer: readFileSync(path),
  });
  await expect(page.getByText(/8 cards, read as GCCG/)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(size(page, 'Resources')).toHaveText('4');
  await expect(size(page, 'Hazards')).toHaveText('2');
});

test('whose version of a site is meant is asked once, and not of every site', async ({ page }) => {
  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'Import …' }).click();
  const text = page.getByLabel('The deck as text');
  const sites = 'Sites\n1 Moria\n1 Bree\n1 Dol Guldur\n1 Barrow-downs\n';
  await text.fill(sites);
  await page.getByRole('button', { name: 'Read it' }).click();
  await expect(page.getByText(/^\d+ questions$/)).toBeVisible();
  await expect(page.getByLabel(/The same side for the other sites/)).toBeChecked();
  await page.getByRole('button', { name: /Hero/ }).first().click();
  await expect(page.getByText(/4 cards, read as/)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(size(page, 'Sites')).toHaveText('4');
  // who does not want that is asked of each
  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'Import …' }).click();
  await text.fill(sites);
  await page.getByRole('button', { name: 'Read it' }).click();
  const questions = page.getByText(/^\d+ questions$/);
  const before = Number.parseInt(await questions.innerText(), 10);
  await page.getByLabel(/The same side for the other sites/).uncheck();
  await page.getByRole('button', { name: /Hero/ }).first().click();
  await expect(questions).toHaveText(`${before - 1} questions`);
});

test('a file dropped on the page is read; what is no deck says so', async ({ page }) => {
  await page.goto(`${url}/decks`);
  await page.getByRole('button', { name: 'Import …' }).click();
  const drop = async (name: string, text: string): Promise<void> => {
    const data = await page.evaluateHandle(
      ([file, body]) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([body], file, { type: 'text/plain' }));
        return transfer;
      },
      [name, text],
    );
    await page.getByRole('dialog').dispatchEvent('drop', { dataTransfer: data });
  };
  await drop('nothing.txt', '# only a comment\n');
  await expect(page.getByRole('alert')).toHaveText('There is no card in that.');
  // a name in another language needs no question: this one is German
  await drop('mine.txt', 'Deck\n3 Concealment\n2 Ausweichen\n');
  await expect(page.getByText(/5 cards, read as/)).toBeVisible();
  await page.getByRole('button', { name: 'Open it' }).click();
  await expect(part(page, 'Resources')).toContainText('Dodge');
});

test('played against the bot in one click; else it says what stands against it', async ({
  page,
}) => {
  test.setTimeout(90_000);
  // one card is no deck
  await newDeck(page);
  await (await found(page, 'Glamdring')).click();
  await expect(size(page, 'Resources')).toHaveText('1');
  await page.getByRole('button', { name: 'Play it' }).click();
  const dialog = page.getByRole('alertdialog');
  await expect(dialog).toContainText(/The law has \d+ objections/);
  await expect(dialog).not.toContainText('not whole in the game yet');
  await dialog.getByRole('button', { name: 'Close' }).click();

  await openDeck(page, 'challenge-deck-c');
  // until it has come, the one card lies there still
  await expect(size(page, 'Resources')).toHaveText(/^\d\d$/);
  await page.getByLabel('Name of the deck').fill('Dwarves of mine');
  await page.getByRole('button', { name: 'Play it' }).click();
  await expect(page).toHaveURL(/\/game\//, { timeout: 30_000 });
  // against the Balrog Wizards are exchanged first, else one drafts: something of it is asked, or waited for
  await expect(page.locator('.board')).toBeVisible({ timeout: 30_000 });
  await expect(page.locator('.decision')).toBeVisible({ timeout: 30_000 });
});

test('a saved deck can be chosen on the first page, and is what one plays', async ({ page }) => {
  test.setTimeout(90_000);
  await openDeck(page, 'challenge-deck-c');
  await page.getByLabel('Name of the deck').fill('Dwarves on the first page');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.locator('.top-state')).toHaveText('Saved');
  await page.goto(url);
  const decks = page.getByRole('combobox').first();
  await expect(decks.locator('optgroup[label="Your decks"] option')).toHaveText([
    'Dwarves on the first page',
  ]);
  await decks.selectOption({ label: 'Dwarves on the first page' });
  await page.getByRole('button', { name: 'Play now', exact: true }).click();
  await expect(page).toHaveURL(/\/game\//, { timeout: 30_000 });
  // the pool of that deck is drafted from; where the bot plays the Balrog, Wizards are exchanged first
  const thorin = page.getByText('Thorin II').first();
  await expect(async () => {
    if (!(await thorin.isVisible())) await passes(page).or(options(page)).first().click();
    await expect(thorin).toBeVisible({ timeout: 3000 });
  }).toPass({ timeout: 40_000 });
});

test('on paper it is a list, and nothing else', async ({ page }) => {
  await openDeck(page, 'challenge-deck-a');
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.print-list')).toBeVisible();
  await expect(page.locator('.print-list')).toContainText('3 Concealment');
  await expect(page.locator('.builder')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
});

test('on a phone by touch, and axe finds nothing serious', async ({ browser }) => {
  test.setTimeout(120_000);
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  });
  await fast(context);
  const page = await context.newPage();
  await newDeck(page);
  await finder(page).fill('Concealment');
  await page.getByRole('button', { name: /^Add Concealment/ }).tap();
  await page.getByRole('button', { name: /^Add Concealment/ }).tap();
  await page.getByRole('button', { name: /^Deck/ }).tap();
  await expect(size(page, 'Resources')).toHaveText('2');
  expect(await findings(page)).toEqual([]);
  await page.getByRole('button', { name: /^Check/ }).tap();
  await expect(law(page)).toContainText('things to mend');
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wide).toBeLessThanOrEqual(0);
  await context.close();
});

/** The list of decks and the builder are looked at in readable.spec; what unfolds there, here. */
test('axe finds nothing serious in the plots of a deck', async ({ page }) => {
  test.setTimeout(120_000);
  await openDeck(page, 'challenge-deck-f');
  await page.getByRole('tab', { name: 'Plots' }).click();
  expect(await findings(page)).toEqual([]);
});
