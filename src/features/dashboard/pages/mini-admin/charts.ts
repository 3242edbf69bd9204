import '@mantine/charts/styles.layer.css';

export { ChartCard } from '#src/features/dashboard/ChartCard.tsx';
export { FigureTrend } from './FigureTrend.tsx';
export { SystemCard } from './SystemCard.tsx';
