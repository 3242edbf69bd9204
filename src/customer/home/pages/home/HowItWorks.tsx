import classes from './HowItWorks.module.css';

const steps = [
  { title: 'Choose', text: 'Compare the plans. Each shows its total, its cost and every date.' },
  { title: 'Pay a part today', text: 'A card pays the first part. Some plans are free of interest.' },
  {
    title: 'Confirm with a code',
    text: 'A one-time code confirms exactly these figures. Pay early any time.',
  },
];

export function HowItWorks() {
  return (
    <section aria-label="How it works" data-below-the-fold className={classes.section}>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
