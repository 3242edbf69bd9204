import { nextTask } from '#src/platform/browser/next-task.ts';

// The first import of the entry: its modules are evaluated in a task of their own, after those of the chunks that it
// imports. In one task both would block input on a slow phone for 130 ms.
await nextTask();
