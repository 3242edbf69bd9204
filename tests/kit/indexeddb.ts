import * as fake from 'fake-indexeddb';
import { vi } from 'vitest';

const {
  IDBFactory,
  IDBRequest,
  IDBDatabase,
  IDBTransaction,
  IDBObjectStore,
  IDBIndex,
  IDBCursor,
  IDBKeyRange,
} = fake;
const classes = { IDBRequest, IDBDatabase, IDBTransaction, IDBObjectStore, IDBIndex, IDBCursor, IDBKeyRange };

/** Gives the test a browser's database with nothing in it, or this one; null is a browser that has none. */
export function stubIndexedDb(database: IDBFactory | null = new IDBFactory()): void {
  vi.stubGlobal('indexedDB', database);
  for (const [name, constructor] of Object.entries(classes)) vi.stubGlobal(name, constructor);
}
