/** In the place of Mantine's part that computes CSS variables in the page. */
export const MantineCssVariables = () => null;
