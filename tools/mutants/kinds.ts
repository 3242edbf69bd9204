import { accessMutants } from './access.ts';
import { answerMutants } from './answers.ts';
import { commandMutants } from './commands.ts';
import { consequenceMutants } from './consequences.ts';
import { figureMutants } from './figures.ts';
import { listMutants } from './lists.ts';
import type { Mutant } from './mutant.ts';
import { ruleMutants } from './rules.ts';
import { traceMutants } from './traces.ts';

/** Every defect, by its kind. */
export const mutantsByKind: Readonly<Record<string, readonly Mutant[]>> = {
  answers: answerMutants,
  access: accessMutants,
  commands: commandMutants,
  traces: traceMutants,
  lists: listMutants,
  figures: figureMutants,
  rules: ruleMutants,
  consequences: consequenceMutants,
};
