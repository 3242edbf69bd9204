import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { UsageError } from '#mocks/adapters/server/usage.ts';
import { z } from '#contracts/z.ts';
import { Catalogue, catalogueFile, type Device, type Look, type Picture } from './catalogue.ts';
import type { ComparedState } from './compare.ts';
import { galleryPage, idOf } from './page.ts';
import type { Photograph } from './photograph.ts';

/** What a gallery has beside its list. */
const parts = ['pictures', 'before', 'index.html'];

/** Throws UsageError for a folder that has something by the name of a part of a gallery, and is none. */
export function expectReplaceable(folder: string): void {
  if (existsSync(join(folder, catalogueFile))) return;
  const found = parts.find((name) => existsSync(join(folder, name)));
  if (found === undefined) return;
  throw new UsageError(
    `--out was given "${folder}", which has ${found} and no ${catalogueFile}, so it may not be a gallery: choose another folder, or remove it.`,
  );
}

/** Removes an earlier gallery from a folder, and nothing else. */
export function emptyGallery(folder: string): void {
  expectReplaceable(folder);
  for (const name of [...parts, catalogueFile]) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Writes a photograph as a file of the gallery. */
export function writePicture(
  folder: string,
  { page, state }: { readonly page: string; readonly state: string },
  device: Device,
  { colours, bytes, width, height }: Photograph,
): readonly [Look, Picture] {
  const look: Look = `${device}-${colours}`;
  const file = `pictures/${idOf(page)}/${idOf(state)}.${look}.webp`;
  write(join(folder, file), bytes);
  return [look, { file, hash: createHash('sha256').update(bytes).digest('hex'), width, height }];
}

/** Writes the list of the pictures and the page that shows them. */
export function writeGallery(
  folder: string,
  catalogue: Catalogue,
  states: readonly ComparedState[],
  earlier: EarlierGallery | null,
): void {
  for (const { before } of states.flatMap(({ pictures }) => pictures)) {
    if (!earlier || !before) continue;
    const copy = join(folder, 'before', before.file);
    mkdirSync(dirname(copy), { recursive: true });
    copyFileSync(join(earlier.folder, before.file), copy);
  }
  write(join(folder, catalogueFile), `${JSON.stringify(catalogue, null, 1)}\n`);
  write(join(folder, 'index.html'), galleryPage(states));
}

function write(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

export interface EarlierGallery {
  readonly folder: string;
  readonly catalogue: Catalogue;
}

/** Reads a gallery by its folder or its list; throws UsageError when there is none. */
export function readGallery(path: string): EarlierGallery {
  const folder = basename(path) === catalogueFile ? dirname(path) : path;
  const list = join(folder, catalogueFile);
  if (!existsSync(list)) throw new UsageError(`There is no gallery at ${path}: ${catalogueFile} is missing.`);
  return { folder, catalogue: z.parse(Catalogue, JSON.parse(readFileSync(list, 'utf8'))) };
}
