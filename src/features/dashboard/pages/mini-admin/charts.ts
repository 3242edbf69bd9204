export { ChartCard } from '#src/features/dashboard/ChartCard.tsx';
export { SystemCard } from './SystemCard.tsx';
