import type { StatusLabel } from './status-label.ts';
import { StatusTag } from './StatusTag.tsx';

/** A status as its labels draw it. */
export function Status({ tone, word }: StatusLabel) {
  return <StatusTag tone={tone}>{word}</StatusTag>;
}
