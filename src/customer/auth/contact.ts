export const contactAdvice =
  'Enter an e-mail address or a phone number, e.g. 0151 12345678 or +49 151 12345678';
