import type { MantineColorsTuple } from '@mantine/core';
import { darkGrey, ink, light, lightBlue, paper } from './palette.ts';

/**
 * Ten shades around one colour: shade 6 is used in the light scheme and 8 in the dark one; the next shade is its
 * hover colour.
 */
function scale(wash: string, middle: string, colour: string, deep: string): MantineColorsTuple {
  return [wash, wash, middle, middle, middle, colour, colour, deep, colour, deep];
}

export const colors = {
  ink: scale('#f5f5f5', '#9e9e9e', ink, ink),
  snow: scale(paper, '#e0e0e0', '#f5f5f5', '#dcdcdc'),
  secondary: scale('#f2f2f2', '#8a8a8a', darkGrey, '#303030'),
  accent: scale('#eaf2ff', '#b3d0ff', lightBlue, '#2962cc'),
  error: scale(light.redWash, '#ef9a9a', light.red, '#a31f1f'),
  info: scale(light.blueWash, '#90b4ee', light.blue, '#124190'),
  success: scale(light.greenWash, '#8cc99a', light.green, '#12521e'),
  warning: scale(light.amberWash, light.amberFill, light.amber, '#6b4600'),
} as const;
