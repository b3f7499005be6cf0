import { decks } from '@mathom/decks';
import type { SavedDeck } from '@mathom/protocol';
import { beforeAll, describe, expect, it } from 'vitest';
import { withPreview } from '../src/http/preview.ts';
import { type Running, sharedServer } from './support/server.ts';
import { sitDown } from './support/table.ts';

let at: Running;
beforeAll(async () => {
  at = await sharedServer();
});

/** What a messenger reads, which has no session and runs no script. */
const read = async (path: string): Promise<string> => (await at.visitor().ask('GET', path)).text;

describe('the preview of a link', () => {
  it('to a table that waits says who invites to what', async () => {
    const maker = at.visitor();
    const { name } = await maker.me();
    const wish = { opponent: 'person' as const, deck: decks[0].id, public: false };
    const game = await maker.create({ ...wish, clock: { initial: 1200, increment: 10 } });
    const page = await read(`/game/${game}`);
    expect(page).toContain(`<meta property="og:title" content="${name} invites you to a game">`);
    expect(page).toContain('short game, Council of Elrond rules, 20 minutes each');
    expect(page).toContain('</head>');
    // nothing of the deck
    expect(page).not.toContain(decks[0].name);
  });

  it('to a game that is private says nothing, and to a public one who plays', async () => {
    const hidden = await sitDown(at, { public: false });
    const open = await sitDown(at, { public: true });
    expect(await read(`/game/${hidden.game}`)).not.toContain('og:title');
    expect(await read(`/game/nosuchgame123`)).not.toContain('og:title');
    expect(await read('/lobby')).not.toContain('og:title');
    const { name } = await open.visitors[0].me();
    expect(await read(`/game/${open.game}`)).toMatch(new RegExp(`og:title" content="${name} – `));
    for (const client of [...hidden.clients, ...open.clients]) client.close();
  });

  it('to a shared deck says what it is', async () => {
    const visitor = at.visitor();
    const { name } = await visitor.me();
    const { id: _, summary: __, ...deck } = decks[0] as (typeof decks)[0] & { summary?: string };
    const saved = await visitor.ask<SavedDeck>('POST', '/api/decks', {
      deck: { ...deck, name: 'Riddles & <b>rings</b>' },
    });
    const shared = await visitor.ask<SavedDeck>('POST', `/api/decks/${saved.body.id}/share`, {});
    const page = await read(`/decks/shared/${shared.body.link}`);
    expect(page).toContain('content="Riddles &amp; &lt;b&gt;rings&lt;/b&gt;"');
    expect(page).toContain(`by ${name}.`);
  });

  it('is no way into the page', () => {
    const evil = { title: '"><script>alert(1)</script>', text: "$& $1 ' </head>" };
    const page = withPreview('<head></head><body></body>', evil, null);
    expect(page).not.toContain('<script>');
    expect(page.match(/<\/head>/g)).toHaveLength(1);
    expect(page).toContain('$&amp; $1 &#39; &lt;/head&gt;');
  });
});
