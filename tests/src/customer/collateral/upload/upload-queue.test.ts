import { describe, expect, test } from 'vitest';
import type { CollateralDocument } from '#contracts/collateral/document.ts';
import { partBytes } from '#contracts/collateral/upload.ts';
import { unreadableFile } from '#src/platform/files/unreadable-file.ts';
import { createUploadQueue, type UploadCommands } from '#src/customer/collateral/upload/upload-queue.ts';
import { memoryUploads, type QueuedFile } from '#src/customer/collateral/upload/upload-storage.ts';

const collateralId = 'col_01JH8ZK3W00000000000000000';
const parts = 3;
const sizeBytes = parts * partBytes;

const file = (name: string, addedAt: number): QueuedFile => ({
  id: name,
  owner: 'usr_1',
  collateralId,
  kind: 'PHOTO',
  fileName: name,
  mime: 'image/png',
  sizeBytes,
  sha256: '0'.repeat(64),
  content: new Blob([new Uint8Array(sizeBytes)]),
  documentId: null,
  paused: false,
  hasPlace: false,
  addedAt,
});

const unreadable = () => Promise.reject(new DOMException('The file was moved', 'NotReadableError'));

/** A backend that counts bytes, and a network that can be cut. */
function setUp() {
  const received = new Map<string, number>();
  const sent: string[] = [];
  const finished: string[] = [];
  const discarded: string[] = [];
  let online = true;
  let beforeRegistration: (name: string) => Promise<void> | void = () => undefined;
  let beforePart: (name: string, offset: number) => Promise<void> | void = () => undefined;
  const document = (id: string): CollateralDocument => ({
    id,
    collateralId,
    kind: 'PHOTO',
    fileName: id,
    mime: 'image/png',
    sizeBytes,
    sha256: '0'.repeat(64),
    receivedBytes: received.get(id) ?? 0,
    status: (received.get(id) ?? 0) < sizeBytes ? 'UPLOADING' : 'SCANNING',
    rejectReason: null,
    createdAt: '2027-01-10T09:00:00.000Z',
  });
  const commands: UploadCommands = {
    async register(_collateral, { fileName }) {
      await beforeRegistration(fileName);
      return { data: document(fileName) };
    },
    position: async (_collateral, documentId) => ({ data: document(documentId) }),
    async send({ documentId, isLast }, { offset }) {
      await beforePart(documentId, offset);
      sent.push(`${documentId}:${offset / partBytes}`);
      if (isLast) finished.push(`${documentId}:${offset / partBytes}`);
      received.set(documentId, offset + partBytes);
      return { data: document(documentId) };
    },
    discard: async (_collateral, documentId) => void discarded.push(documentId),
  };
  const storage = memoryUploads();
  const open = (owner = 'usr_1') =>
    createUploadQueue({
      storage: Promise.resolve(storage),
      commands,
      isOnline: () => online,
      owner: () => owner,
    });
  return {
    open,
    storage,
    sent,
    finished,
    discarded,
    cut: () => (online = false),
    restoreNetwork: () => (online = true),
    before: (then: typeof beforePart) => (beforePart = then),
    whileRegistering: (then: typeof beforeRegistration) => (beforeRegistration = then),
  };
}

describe('files on their way', () => {
  test('are sent one after the other although the disk is full', async () => {
    const { open, sent, storage } = setUp();
    const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
    Object.assign(storage, { put: full, remove: full });
    const queue = open();
    await queue.add(file('a', 1));
    await queue.add(file('b', 2));
    expect(sent).toEqual(['a:0', 'a:1', 'a:2', 'b:0', 'b:1', 'b:2']);
    expect(queue.current()).toEqual([]);
  });

  test('can be corrected in what they show until they are announced', async () => {
    const { open, cut, storage } = setUp();
    cut();
    const queue = open();
    await queue.add(file('a', 1));
    const [{ file: queued } = { file: { id: '' } }] = queue.current();
    expect(await queue.setKind(queued.id, 'INVOICE')).toBe(true);
    expect(queue.current()).toMatchObject([{ file: { kind: 'INVOICE' } }]);
    expect(await storage.all()).toMatchObject([{ kind: 'INVOICE' }]);
  });

  test('one that cannot be read fails, and the others are sent', async () => {
    const { open, sent } = setUp();
    const queue = open();
    const content = new Blob();
    let isGone = true;
    Object.assign(content, {
      slice: (from: number, to: number) =>
        Object.assign(new Blob([new Uint8Array(to - from)]), isGone && { arrayBuffer: unreadable }),
    });
    await queue.add({ ...file('a', 1), content });
    await queue.add(file('b', 2));
    expect(sent).toEqual(['b:0', 'b:1', 'b:2']);
    expect(queue.current()).toMatchObject([{ state: 'failed', error: { message: unreadableFile() } }]);
    isGone = false;
    await queue.resume('a');
    expect(sent.slice(3)).toEqual(['a:0', 'a:1', 'a:2']);
    expect(queue.current()).toEqual([]);
  });

  test('say whether a reload keeps them', async () => {
    const { open, storage, cut } = setUp();
    cut();
    const inMemory = open();
    await inMemory.add(file('a', 1));
    expect(inMemory.current().map(({ isStored }) => isStored)).toEqual([false]);
    Object.assign(storage, { durable: true });
    const queue = open();
    await queue.add(file('b', 2));
    const full = () => Promise.reject(new DOMException('The disk is full', 'QuotaExceededError'));
    Object.assign(storage, { put: full });
    await queue.add(file('c', 3));
    expect(queue.current().map(({ isStored }) => isStored)).toEqual([true, false]);
  });

  test('one that waits for a choice is not sent before the choice', async () => {
    const { open, sent } = setUp();
    const queue = open();
    await queue.add({ ...file('a', 1), paused: true, hasPlace: true });
    expect(queue.current()[0]?.state).toBe('paused');
    expect(sent).toEqual([]);
    await queue.resume('a');
    expect(sent).toEqual(['a:0', 'a:1', 'a:2']);
  });

  test('files are sent one after the other in parts and leave the queue on arrival', async () => {
    const { open, sent, finished, storage } = setUp();
    const queue = open();
    await Promise.all([queue.add(file('a', 1)), queue.add(file('b', 2))]);
    expect(sent).toEqual(['a:0', 'a:1', 'a:2', 'b:0', 'b:1', 'b:2']);
    expect(finished).toEqual(['a:2', 'b:2']); // only after the last part does the page read the collateral again
    expect(queue.current()).toEqual([]);
    expect(await storage.all()).toEqual([]);
  });

  test('of one customer are neither shown nor sent when another one logs in', async () => {
    const { open, sent, storage, cut, restoreNetwork } = setUp();
    cut();
    await open().add(file('a', 1));
    restoreNetwork();
    const ofAnother = open('usr_2');
    await ofAnother.restore();
    expect(ofAnother.current()).toEqual([]);
    expect(sent).toEqual([]);
    expect(await storage.all()).toEqual([]);
  });

  test('wait without a network, also over a reload, and continue where they stopped', async () => {
    const { open, sent, cut, restoreNetwork, before } = setUp();
    before((_name, offset) => void (offset === partBytes && cut()));
    await open().add(file('a', 1));
    expect(sent).toEqual(['a:0', 'a:1']);
    const afterReload = open();
    await afterReload.restore();
    expect(afterReload.current().map(({ state }) => state)).toEqual(['waiting']);
    before(() => undefined);
    restoreNetwork();
    await afterReload.wake();
    expect(sent).toEqual(['a:0', 'a:1', 'a:2']);
    expect(afterReload.current()).toEqual([]);
  });

  test('are paused and continued by the customer', async () => {
    const { open, sent, before } = setUp();
    const queue = open();
    before((_name, offset) => (offset === partBytes ? queue.pause('a') : undefined));
    await queue.add(file('a', 1));
    expect(queue.current().map(({ state, sentBytes }) => [state, sentBytes])).toEqual([
      ['paused', partBytes],
    ]);
    expect(sent).toEqual(['a:0', 'a:1']);
    before(() => undefined);
    await queue.resume('a');
    expect(sent).toEqual(['a:0', 'a:1', 'a:2']);
  });

  test('stay paused over a reload when they were paused while they were registered', async () => {
    const { open, sent, whileRegistering } = setUp();
    const queue = open();
    whileRegistering((name) => queue.pause(name));
    await queue.add(file('a', 1));
    const afterReload = open();
    await afterReload.restore();
    expect(afterReload.current().map(({ state }) => state)).toEqual(['paused']);
    expect(sent).toEqual([]);
  });

  test('leave the queue when they were paused while their last part was on its way', async () => {
    const { open, storage, before } = setUp();
    const queue = open();
    before((name, offset) => (offset === 2 * partBytes ? queue.pause(name) : undefined));
    await queue.add(file('a', 1));
    expect(queue.current()).toEqual([]);
    expect(await storage.all()).toEqual([]);
  });

  test('are not lost when they are paused and continued while a part is on its way', async () => {
    const { open, sent, before } = setUp();
    const queue = open();
    before(async (name, offset) => {
      if (offset !== partBytes || sent.length !== 1) return;
      await queue.pause(name);
      await queue.resume(name);
    });
    await queue.add(file('a', 1));
    expect(sent).toEqual(['a:0', 'a:1', 'a:2']);
    expect(queue.current()).toEqual([]);
  });

  test('are not lost when the network is away and back while a part is on its way', async () => {
    const { open, sent, before, cut, restoreNetwork } = setUp();
    const queue = open();
    let isFirst = true;
    before((_name, offset) => {
      if (offset === 0 || !isFirst) return;
      isFirst = false;
      cut();
      queueMicrotask(() => queueMicrotask(() => queueMicrotask(restoreNetwork)));
    });
    await queue.add(file('a', 1));
    restoreNetwork();
    await queue.wake();
    expect(sent).toEqual(['a:0', 'a:1', 'a:2']);
    expect(queue.current()).toEqual([]);
  });

  test('can be put before the others', async () => {
    const { open, sent, cut, restoreNetwork } = setUp();
    cut();
    const queue = open();
    for (const [index, name] of ['a', 'b', 'c'].entries()) await queue.add(file(name, index + 1));
    await queue.sendNext('c');
    const afterReload = open();
    await afterReload.restore();
    restoreNetwork();
    await afterReload.wake();
    expect(sent.filter((part) => part.endsWith(':0'))).toEqual(['c:0', 'a:0', 'b:0']);
  });

  test('that are removed during the upload are deleted at the backend as well', async () => {
    const { open, before, discarded, storage, sent } = setUp();
    const queue = open();
    before((_name, offset) => (offset === partBytes ? queue.remove('a') : undefined));
    await queue.add(file('a', 1));
    expect(discarded).toEqual(['a']);
    expect(sent).toEqual(['a:0', 'a:1']);
    expect(await storage.all()).toEqual([]);
  });
});
