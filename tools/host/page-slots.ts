import { configurationElement } from '#src/platform/browser/page-data.ts';

/** The element of a page with the deployment's configuration. A build leaves it empty. */
export const configurationSlot = (text: string) =>
  `<script type="application/json" id="${configurationElement}">${text}</script>`;

export const emptyConfiguration = configurationSlot('');

/** JSON without `<`, so that it cannot end its script element. */
export const jsonInScript = (value: unknown) => JSON.stringify(value).replaceAll('<', String.raw`\u003c`);
