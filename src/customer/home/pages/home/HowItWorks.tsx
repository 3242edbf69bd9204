import classes from './HowItWorks.module.css';

const steps = [
  {
    title: 'Choose',
    text: 'Add products to your cart and compare the plans. Each shows its total, its cost and every date.',
  },
  {
    title: 'Pay a part today',
    text: 'A card pays the first part. Some plans are free of interest; the others say what they cost.',
  },
  {
    title: 'Confirm with a code',
    text: 'You read the key facts, and a one-time code confirms exactly these figures. Pay early any time.',
  },
];

export function HowItWorks() {
  return (
    <section className={classes.section} aria-label="How it works" data-below-the-fold>
      <h2>How it works</h2>
      <ol className={classes.steps}>
        {steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}
