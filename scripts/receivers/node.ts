import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownReceiverPath } from '../../content/folders';
import type { EnquiryStore } from '../../server/enquiries/store';
import { openPostgres } from '../../server/stores/postgres';
import { openSqlite } from '../../server/stores/sqlite';
import { tsCommand } from '../run/command';
import { freePort } from '../run/port';
import { isolatedEnv } from '../run/preview';
import { startServer } from '../run/server';
import { testBuildEnv } from '../test/site';
import { startPostgresServer } from './postgres';
import { rowsOf, type Stack, type StackOptions } from './stack';

/** The Node receivers of this repository on one store. */
async function startNodeReceivers(
  { receivers, env }: StackOptions,
  folder: string,
  storeEnv: Readonly<Record<string, string>>,
  open: () => EnquiryStore | Promise<EnquiryStore>,
): Promise<Stack> {
  writeFileSync(join(folder, 'index.html'), '<!doctype html>');
  const ports: number[] = [];
  while (ports.length < receivers) ports.push(await freePort());
  const startOne = (port: number) =>
    startServer(tsCommand('server/main.ts'), `http://127.0.0.1:${port}/`, {
      env: {
        ...isolatedEnv,
        ...testBuildEnv,
        SITE_ROOT: folder,
        TRUSTED_PROXIES: '1',
        PORT: `${port}`,
        ...storeEnv,
        ...env,
      },
    });
  const startAll = () => Promise.all(ports.map(startOne));
  let started = await startAll();
  const kill = async () => void (await Promise.all(started.map((end) => end('SIGKILL'))));
  return {
    endpoints: ports.map((port) => `http://127.0.0.1:${port}${ownReceiverPath}`),
    addressHeader: 'X-Forwarded-For',
    storeEnv: { ...isolatedEnv, ...storeEnv },
    rows: () => rowsOf(open),
    kill,
    async restart() {
      started = await startAll();
    },
    async stop() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Receivers on one SQLite file. */
export async function startSqliteReceivers(options: StackOptions): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'receivers-'));
  const file = join(folder, 'enquiries.db');
  return startNodeReceivers(options, folder, { ENQUIRIES_FILE: file }, () => openSqlite(file));
}

/** Receivers on one PostgreSQL of their own. */
export async function startPostgresReceivers(options: StackOptions): Promise<Stack> {
  const folder = mkdtempSync(join(tmpdir(), 'receivers-'));
  const database = await startPostgresServer();
  const stack = await startNodeReceivers(options, folder, { DATABASE_URL: database.url }, () =>
    openPostgres(database.url),
  );
  return {
    ...stack,
    async stop() {
      await stack.stop();
      await database.stop();
    },
  };
}
