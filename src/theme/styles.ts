// Style sheets of every page. `tools/vite/theme-variables.ts` writes the last one.
import './base.css';
import '@mantine/core/styles.layer.css';
import 'virtual:theme-variables.css';
