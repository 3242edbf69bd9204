// The fields with a calendar, in one module that is loaded with the first of them: calendars are heavy.
export { DateField } from './DateField.tsx';
export { DateRangeField } from './DateRangeField.tsx';
export { DateTimeField } from './DateTimeField.tsx';
