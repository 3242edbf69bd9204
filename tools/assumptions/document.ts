import { type NumberedAssumption, assumptions } from '#src/demo/assumptions.ts';
import type { Pages } from '#src/demo/pages-about.ts';
import { routes } from '#src/platform/routing/page-table.ts';

export const documentPath = 'docs/assumptions.md';

const head = `# Assumptions

What the owner of the product left open, and what we chose. Question any of it by its id. Each names what was chosen, why, what
the owner is asked, the file to change for another choice, and the pages that it affects. The demo console shows those of the
page that is open. \`npm run assumptions\` writes this document from \`src/demo/assumptions\`.
`;

const pagesText = (pages: Pages) =>
  typeof pages === 'string' ? pages : pages.map((id) => `\`${routes[id].path}\``).join(', ');

const sectionOf = ({ id, title, choice, why, question, file, pages }: NumberedAssumption) => `
## ${id} ${title}

${choice}

**Why.** ${why}

**Question.** ${question}

**Where.** [\`${file}\`](../${file}); on ${pagesText(pages)}
`;

export const assumptionsText = () => head + assumptions.map(sectionOf).join('');
