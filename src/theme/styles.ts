// Style sheets of every page. Mantine's component styles are added with the components by
// tools/vite/mantine-styles.ts, and tools/vite/theme-variables.ts writes the theme's variables in the place of the default ones.
import './base.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
