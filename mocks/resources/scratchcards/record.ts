import type { CardBatch } from '#contracts/scratchcards/batch.ts';

export type BatchRecord = CardBatch;
