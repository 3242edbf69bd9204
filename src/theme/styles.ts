// What every page looks like. The sheets of Mantine's components come with src/fields.
import './base.css';
import './tokens.css';
