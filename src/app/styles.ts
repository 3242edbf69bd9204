// What every page looks like. Mantine's sheets lie in `@layer mantine`, so a CSS module of ours wins whatever chunk it
// comes with; those of its components are in field-styles.ts.
import './base.css';
import './theme.css';
import '@mantine/core/styles/baseline.layer.css';
import '@mantine/core/styles/global.layer.css';
