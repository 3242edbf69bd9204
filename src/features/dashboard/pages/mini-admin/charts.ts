import '@mantine/charts/styles.layer.css';

export { ChartCard } from './ChartCard.tsx';
export { FigureTrend } from './FigureTrend.tsx';
