import { describe, expect, test } from 'vitest';
import { dark, light } from '#src/theme/palette.ts';
import { contrast } from './contrast.ts';

describe('contrast', () => {
  describe.each([
    ['light', light],
    ['dark', dark],
  ] as const)('%s', (_name, scheme) => {
    test.each(['red', 'blue', 'green', 'amber'] as const)('%s on paper and on its own wash is AA', (tone) => {
      expect(contrast(scheme[tone], scheme.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme[tone], scheme[`${tone}Wash`])).toBeGreaterThanOrEqual(4.5);
    });

    test.each(['ink', 'grey'] as const)('%s on every surface is AA', (text) => {
      for (const surface of ['paper', 'wash', 'track'] as const) {
        expect(contrast(scheme[text], scheme[surface])).toBeGreaterThanOrEqual(4.5);
      }
    });

    test('the other pairs of text and ground, and the edges that must be visible', () => {
      expect(contrast(scheme.mute, scheme.paper)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.mute, scheme.wash)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.onInk, scheme.ink)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.ink, scheme.accentWash)).toBeGreaterThanOrEqual(4.5);
      expect(contrast('#000000', scheme.accent)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(scheme.edge, scheme.paper)).toBeGreaterThanOrEqual(3);
    });
  });
});
