import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { samplePage, samplePicture } from '#mocks/scenarios/sample-files.ts';

test.each([
  ['the picture', samplePicture],
  ['the page', samplePage],
])('the size and the digest of a sample file are those of its bytes: %s', (_name, file) => {
  const bytes = Buffer.from(file.data, 'base64');
  expect(bytes.length).toBe(file.sizeBytes);
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(file.sha256);
});
