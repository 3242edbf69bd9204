// What every page looks like. The sheets of Mantine's components come with the forms that use them, field-styles.ts.
import './base.css';
import './tokens.css';
