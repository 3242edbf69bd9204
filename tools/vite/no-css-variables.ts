/** Replaces the part of Mantine that computes CSS variables in the page. */
export const MantineCssVariables = () => null;
