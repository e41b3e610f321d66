import { ask } from './ask.ts';
import type { DatabaseSync } from './sqlite.ts';
import { StoreError } from './store-error.ts';

/** "Shoa" in ASCII: tells our files from those of other programs. */
const APPLICATION_ID = 0x53686f61;

/** Each brings a file from one version to the next. What is here never changes; a new version adds a step. */
const MIGRATIONS: readonly string[] = [
  `create table rooms (
     room text primary key,
     last_seq integer not null,
     code text,
     has_begun integer not null,
     is_ended integer not null,
     touched_at integer not null
   ) strict, without rowid;
   create index rooms_by_code on rooms (code) where code is not null and is_ended = 0;
   create index rooms_by_age on rooms (touched_at);
   create table log (
     room text not null,
     seq integer not null,
     command text,
     entry text not null,
     primary key (room, seq)
   ) strict, without rowid;`,
];

const SCHEMA_VERSION = MIGRATIONS.length;

/** Sets a connection up so that a commit is on the disk when it returns. */
export function prepareConnection(database: DatabaseSync): void {
  if (versionOf(database) === 0) database.exec('pragma auto_vacuum = incremental');
  database.exec(`
    pragma journal_mode = wal;
    pragma synchronous = full;
    pragma journal_size_limit = 67108864;
    pragma secure_delete = on;
    pragma trusted_schema = off;`);
}

/** Refuses a file that this version must not touch. */
export function checkOrigin(database: DatabaseSync): void {
  const id = originOf(database);
  if (id !== APPLICATION_ID && !isEmpty(database)) throw new StoreError('foreign');
  if (id === APPLICATION_ID && versionOf(database) > SCHEMA_VERSION) throw new StoreError('newer');
}

/** Brings an old or empty file to the present version, each step whole or not at all. */
export function migrate(database: DatabaseSync): void {
  for (let version = versionOf(database); version < SCHEMA_VERSION; version += 1)
    database.exec(`
      begin immediate;
      ${MIGRATIONS[version]}
      pragma application_id = ${APPLICATION_ID};
      pragma user_version = ${version + 1};
      commit;`);
}

/** Reads all of the file. */
export const isWhole = (database: DatabaseSync): boolean =>
  ask(database, 'select quick_check as value from pragma_quick_check') === 'ok';

/** Writes a page, to see whether the disk takes it. */
export const writeNothingNew = (database: DatabaseSync): void =>
  database.exec(`pragma user_version = ${versionOf(database)}`);

const versionOf = (database: DatabaseSync): number =>
  Number(ask(database, 'select user_version as value from pragma_user_version'));

const originOf = (database: DatabaseSync): number =>
  Number(ask(database, 'select application_id as value from pragma_application_id'));

const isEmpty = (database: DatabaseSync): boolean =>
  ask(database, 'select name as value from sqlite_schema limit 1') === undefined;
