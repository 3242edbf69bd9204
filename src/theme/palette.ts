// `paper` is the background and `ink` the text. The brand gives the four named colours; each status colour has a
// contrast of WCAG AA as text on `paper` and on its own `…Wash`.

export const ink = '#000000';
export const paper = '#ffffff';
export const darkGrey = '#424242';
export const lightBlue = '#82b1ff';

export interface Scheme {
  readonly ink: string;
  readonly onInk: string;
  readonly paper: string;
  readonly grey: string;
  readonly mute: string;
  readonly line: string;
  /** Border of a control: 3:1 on paper, so that the control is recognisable. */
  readonly edge: string;
  readonly wash: string;
  readonly track: string;
  readonly accent: string;
  readonly accentWash: string;
  readonly red: string;
  readonly redWash: string;
  readonly blue: string;
  readonly blueWash: string;
  readonly green: string;
  readonly greenWash: string;
  readonly amber: string;
  readonly amberWash: string;
  readonly amberFill: string;
  /** Behind the pictures of products, which keep their colours in both schemes. */
  readonly grounds: Readonly<Record<Ground, string>>;
}

export type Ground = 'peach' | 'sky' | 'lilac' | 'stone' | 'leaf' | 'rose' | 'sand' | 'mint';

export const light: Scheme = {
  ink,
  onInk: paper,
  paper,
  grey: darkGrey,
  mute: '#666666',
  line: '#e3e3e3',
  edge: '#8a8a8a',
  wash: '#f7f8fa',
  track: '#e9ebef',
  accent: lightBlue,
  accentWash: '#eaf2ff',
  red: '#c62828',
  redWash: '#fdecec',
  blue: '#1a56b8',
  blueWash: '#e8f0fe',
  green: '#1b6e2a',
  greenWash: '#e8f5ea',
  amber: '#8a5a00',
  amberWash: '#fff6dc',
  amberFill: '#ffc107',
  grounds: {
    peach: '#f6dfd3',
    sky: '#dce8fa',
    lilac: '#e6e1f5',
    stone: '#e4e8ec',
    leaf: '#e3ecd3',
    rose: '#f5dfe4',
    sand: '#f1e7d8',
    mint: '#d9ede6',
  },
};

export const dark: Scheme = {
  ink: '#f5f5f5',
  onInk: '#0c0c0d',
  paper: '#111213',
  grey: '#c9c9c9',
  mute: '#a3a6aa',
  line: '#2f3134',
  edge: '#74787d',
  wash: '#191b1d',
  track: '#2a2d31',
  accent: lightBlue,
  accentWash: '#1a2942',
  red: '#ff8a80',
  redWash: '#3a1a1a',
  blue: '#9cc2ff',
  blueWash: '#16263f',
  green: '#81d294',
  greenWash: '#14301b',
  amber: '#ffcf66',
  amberWash: '#35290c',
  amberFill: '#ffc107',
  grounds: {
    peach: '#b78d78',
    sky: '#7b93b8',
    lilac: '#9189b3',
    stone: '#87919c',
    leaf: '#8fa178',
    rose: '#b38893',
    sand: '#a89678',
    mint: '#78a394',
  },
};
