import { and, desc, eq, sql } from 'drizzle-orm';
import type { Db } from './open.ts';
import { type DeckRow, decks, user } from './schema.ts';

export type DeckLine = Omit<DeckRow, 'content'>;
type Contents = Pick<DeckRow, 'name' | 'alignment' | 'cards' | 'content' | 'updatedAt'>;

/** Every question the server asks about decks that people keep. */
export class DeckStore {
  private readonly db: Db;
  constructor(db: Db) {
    this.db = db;
  }

  /** Without their contents, the last changed first. */
  ofUser(owner: string): Promise<DeckLine[]> {
    const { content: _, ...line } = columns;
    return this.db
      .select(line)
      .from(decks)
      .where(eq(decks.owner, owner))
      .orderBy(desc(decks.updatedAt), decks.id);
  }

  async count(owner: string): Promise<number> {
    const [row] = await this.db
      .select({ count: sql<string>`count(*)` })
      .from(decks)
      .where(eq(decks.owner, owner));
    return Number(row.count);
  }

  async get(id: string, owner: string): Promise<DeckRow | null> {
    const [row] = await this.db.select().from(decks).where(own(id, owner));
    return row ?? null;
  }

  /** A deck that is shared, and the name of its owner. */
  async byLink(link: string): Promise<{ deck: DeckRow; by: string } | null> {
    const [row] = await this.db
      .select({ deck: columns, by: user.name })
      .from(decks)
      .innerJoin(user, eq(user.id, decks.owner))
      .where(eq(decks.link, link));
    return row ?? null;
  }

  async add(row: DeckRow): Promise<void> {
    await this.db.insert(decks).values(row);
  }

  /** Null if it is not there, or not at that version any more. */
  async change(
    id: string,
    owner: string,
    version: number,
    contents: Contents,
  ): Promise<DeckRow | null> {
    const [row] = await this.db
      .update(decks)
      .set({ ...contents, version: version + 1 })
      .where(and(own(id, owner), eq(decks.version, version)))
      .returning();
    return row ?? null;
  }

  /** Sharing is no change of the deck: its version stays. */
  async share(id: string, owner: string, link: string | null): Promise<DeckRow | null> {
    const [row] = await this.db.update(decks).set({ link }).where(own(id, owner)).returning();
    return row ?? null;
  }

  async remove(id: string, owner: string): Promise<boolean> {
    const gone = await this.db.delete(decks).where(own(id, owner)).returning({ id: decks.id });
    return gone.length > 0;
  }
}

const columns = {
  id: decks.id,
  owner: decks.owner,
  name: decks.name,
  alignment: decks.alignment,
  cards: decks.cards,
  content: decks.content,
  version: decks.version,
  link: decks.link,
  createdAt: decks.createdAt,
  updatedAt: decks.updatedAt,
};

const own = (id: string, owner: string) => and(eq(decks.id, id), eq(decks.owner, owner));
