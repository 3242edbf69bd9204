// What every page looks like. The sheets of Mantine's components come with the components: tools/vite/mantine-styles.ts.
import './base.css';
import '@mantine/core/styles/default-css-variables.layer.css';
import '@mantine/core/styles/global.layer.css';
