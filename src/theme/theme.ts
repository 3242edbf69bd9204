import { createTheme, type MantineThemeOverride } from '@mantine/core';
import { componentDefaults } from './components.ts';
import { look } from './look.ts';

/** The theme with all settings of the design, so that every use of a component has them. `year` is the current year. */
export const createAppTheme = (year: number): MantineThemeOverride =>
  createTheme({ ...look, components: componentDefaults(year) });
