/**
 * The schema's history, oldest first, statement by statement. Each is applied once, in a
 * transaction; one that was published is never changed. Only SQL that PostgreSQL 15 has.
 */
export const MIGRATIONS: readonly (readonly string[])[] = [
  [
    `create table "user" (
      id text primary key, name text not null, email text not null unique,
      email_verified boolean not null default false, image text, is_anonymous boolean,
      created_at timestamp not null, updated_at timestamp not null
    )`,
    `create table session (
      id text primary key, expires_at timestamp not null, token text not null unique,
      created_at timestamp not null, updated_at timestamp not null,
      ip_address text, user_agent text,
      user_id text not null references "user"(id) on delete cascade
    )`,
    'create index session_by_user on session (user_id)',
    `create table account (
      id text primary key, account_id text not null, provider_id text not null,
      user_id text not null references "user"(id) on delete cascade,
      access_token text, refresh_token text, id_token text,
      access_token_expires_at timestamp, refresh_token_expires_at timestamp,
      scope text, password text,
      created_at timestamp not null, updated_at timestamp not null
    )`,
    'create index account_by_user on account (user_id)',
    `create table verification (
      id text primary key, identifier text not null, value text not null,
      expires_at timestamp not null, created_at timestamp not null, updated_at timestamp not null
    )`,
    'create index verification_by_identifier on verification (identifier)',
    `create table games (
      id text primary key, status text not null, settings text not null, setup text,
      engine text not null, base integer not null, result text, rematch text,
      n integer not null, turn integer not null, deciding integer not null,
      created_at bigint not null, changed_at bigint not null
    )`,
    'create index games_by_status on games (status, changed_at)',
    `create table seats (
      game text not null references games(id) on delete cascade, seat integer not null,
      user_id text, bot text, name text not null, deck text not null, settings text,
      primary key (game, seat)
    )`,
    'create index seats_by_user on seats (user_id)',
    `create table moves (
      game text not null references games(id) on delete cascade, n integer not null,
      kind text not null, seat integer not null, value integer not null, option text,
      client text, free boolean not null, clocks text, events text not null, at bigint not null,
      primary key (game, n)
    )`,
    `create table snapshots (
      game text not null references games(id) on delete cascade, n integer not null,
      choices integer not null, engine text not null, state text not null,
      primary key (game, n)
    )`,
    `create table chat (
      game text not null references games(id) on delete cascade, n integer not null,
      seat integer not null, name text not null, text text not null, client text not null,
      at bigint not null, primary key (game, n)
    )`,
    `create table positions (
      id text primary key, game text not null references games(id) on delete cascade,
      n integer not null, user_id text not null, note text not null, engine text not null,
      state text not null, at bigint not null
    )`,
    'create table meta (key text primary key, value text not null)',
  ],
  [
    'alter table seats add column open_hands boolean',
    'alter table seats add column deck_list text',
    `create table decks (
      id text primary key, owner text not null references "user"(id) on delete cascade,
      name text not null, alignment text not null, cards integer not null, content text not null,
      version integer not null, link text unique,
      created_at bigint not null, updated_at bigint not null
    )`,
    'create index decks_by_owner on decks (owner, updated_at)',
  ],
  ['alter table snapshots add column sum text'],
  [
    // several servers share the games: who is there, and who serves which (cluster/leases.ts)
    'create table servers (id text primary key, expires_at timestamptz not null)',
    `create table leases (
      game text primary key references games(id) on delete cascade,
      owner text not null, epoch integer not null
    )`,
    'create index leases_by_owner on leases (owner)',
    'alter table moves add column epoch integer',
  ],
  [
    // people among each other: whom they do not want to meet, whom they complain of, who is kept out
    `create table blocks (
      id text primary key, user_id text not null references "user"(id) on delete cascade,
      other text not null references "user"(id) on delete cascade,
      name text not null, at bigint not null, unique (user_id, other)
    )`,
    'create index blocks_by_other on blocks (other)',
    `create table reports (
      id text primary key, user_id text not null, about text not null, name text not null,
      game text not null, reason text not null, words text not null, chat text not null,
      at bigint not null, handled_at bigint
    )`,
    `create table bans (
      user_id text primary key references "user"(id) on delete cascade, name text not null,
      reason text not null, by_user text not null, at bigint not null, until bigint
    )`,
    'alter table positions add column handled_at bigint',
    // how they play
    'alter table games add column rated text',
    `create index games_to_rate on games (changed_at) where rated = 'wanted'`,
    `create table ratings (
      user_id text primary key references "user"(id) on delete cascade,
      rating double precision not null, deviation double precision not null,
      volatility double precision not null, games integer not null, at bigint not null
    )`,
    `create table rating_changes (
      game text not null references games(id) on delete cascade, user_id text not null,
      before double precision not null, after double precision not null, at bigint not null,
      primary key (game, user_id)
    )`,
    'create index rating_changes_by_user on rating_changes (user_id, at)',
  ],
];

/** Any number, the same for all servers of this kind. */
export const MIGRATION_LOCK = 7_310_451;
