import classes from './calendar.module.css';

/** What all calendars have in common. Weekends are not red: red marks errors. */
export const calendarProps = {
  weekendDays: [],
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
