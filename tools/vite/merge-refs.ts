import { useMergedRef } from '@mantine/hooks';
import type { Ref } from 'react';

/** Replaces Floating UI in Mantine's ScrollArea: see `light-mantine.ts`. */
export const useMergeRefs = <Instance>(refs: readonly Ref<Instance>[]) => useMergedRef(...refs);
