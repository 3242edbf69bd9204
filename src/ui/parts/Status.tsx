import { memo } from 'react';
import type { StatusLabel } from './status-label.ts';
import { StatusTag } from './StatusTag.tsx';

/** A status rendered from its label. */
export const Status = memo(function Status({ tone, word }: StatusLabel) {
  return <StatusTag tone={tone}>{word}</StatusTag>;
});
