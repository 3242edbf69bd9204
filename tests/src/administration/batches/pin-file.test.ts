import { expect, test } from 'vitest';
import { openedFile, sealedFile } from '#src/administration/batches/pin-files/pin-file.ts';
import { pinList } from '#src/administration/batches/pin-files/pin-list.ts';

const list = pinList({
  cards: [
    { code: '0013-000001-3', pin: '4027193580647159' },
    { code: '0013-000002-1', pin: '5188302649173064' },
  ],
});

test('a list has a row for each card, whose code and PIN a spreadsheet takes as texts', () => {
  expect(list).toBe(
    "code,pin\r\n'0013-000001-3,4027-1935-8064-7159\r\n'0013-000002-1,5188-3026-4917-3064\r\n",
  );
});

test('only the passphrase opens the file, which holds no PIN in clear', async () => {
  const file = await sealedFile(list, 'correct horse');
  expect(file).not.toContain('4027');
  expect(await openedFile(file, 'correct horse')).toEqual({ kind: 'open', text: list });
  expect(await openedFile(file, 'correct horsf')).toEqual({ kind: 'wrong-passphrase' });
  expect(await sealedFile(list, 'correct horse')).not.toBe(file);
});

test.each(['', 'code,pin', '{}', '{"format":"tranche-pins"}'])('%j is not a file of PINs', async (text) => {
  expect(await openedFile(text, 'correct horse')).toEqual({ kind: 'no-pin-file' });
});
