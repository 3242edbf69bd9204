import classes from './calendar.module.css';

/**
 * What all calendars have in common. Weekends are not red: red marks errors. Days of other months would look like days
 * that cannot be chosen.
 */
export const calendarProps = {
  weekendDays: [],
  hideOutsideDates: true,
  classNames: { day: classes['day'] ?? '' },
  ariaLabels: {
    previousMonth: 'Previous month',
    nextMonth: 'Next month',
    previousYear: 'Previous year',
    nextYear: 'Next year',
    previousDecade: 'Previous decade',
    nextDecade: 'Next decade',
  },
};
