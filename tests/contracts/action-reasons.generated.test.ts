import { expect, test } from 'vitest';
import { contract, type OperationName } from '#contracts/index.ts';
import { AdministratorRole, roles } from '#contracts/permissions.ts';
