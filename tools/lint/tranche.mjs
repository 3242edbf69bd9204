/** Oxlint plugin with the rules of this repository. `oxlint.config.ts` says which folders each holds for. */
import { directRefusal, writtenState } from './backend-rules.mjs';
import { effectReturn } from './effect-return.mjs';
import {
  hookFile,
  logOutSpelling,
  ownFormatter,
  pixelSize,
  scaleDistance,
  scaleType,
  straightApostrophe,
} from './page-rules.mjs';
import { isolatedModules, ownTimeLimit, sleep } from './test-rules.mjs';

export default {
  meta: { name: 'tranche' },
  rules: {
    'direct-refusal': directRefusal,
    'effect-return': effectReturn,
    'hook-file': hookFile,
    'isolated-modules': isolatedModules,
    'log-out-spelling': logOutSpelling,
    'own-formatter': ownFormatter,
    'own-time-limit': ownTimeLimit,
    'pixel-size': pixelSize,
    'scale-distance': scaleDistance,
    'scale-type': scaleType,
    sleep,
    'straight-apostrophe': straightApostrophe,
    'written-state': writtenState,
  },
};
