import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Look, type Picture, searchTextOf, titleOf } from './catalogue.ts';
import { changeNames, changesText, type ComparedPicture, type ComparedState } from './compare.ts';
import { filterGallery } from './filter.ts';

const style = readFileSync(join(import.meta.dirname, 'page.css'), 'utf8');

/** The page of a gallery: one file beside the pictures, which loads nothing else. */
export function galleryPage(states: readonly ComparedState[]): string {
  const pages = [...Map.groupBy(states, ({ page }) => page)];
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Gallery of Tranche</title>
<link rel="icon" href="data:,">
<style>${style}</style>
<header>
<h1>Gallery of Tranche</h1>
<p>Every state of every page that the demo links to, on a desktop and a phone, in light and dark colours.</p>
${isCompared(states) ? `<p>Compared with an earlier gallery: ${changesText(states)}.</p>` : ''}
<nav aria-label="Pages"><ul>
${pages.map(([page]) => `<li><a href="#${idOf(page)}">${escaped(page)}</a></li>`).join('\n')}
</ul></nav>
</header>
<main>
${form(states)}
${pages.map(([page, own]) => section(page, own)).join('\n')}
</main>
<script>(${String(filterGallery)})(document)</script>
</html>
`;
}

const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (mark) => escapes[mark] ?? mark);

/** A text as a part of a file's name and of an address. */
export const idOf = (text: string) =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');

const isCompared = (states: readonly ComparedState[]) => states.some(({ change }) => change !== null);

const choice = (name: string, label: string, options: readonly (readonly [value: string, text: string])[]) =>
  `<label>${label}<select name="${name}"><option value="">All</option>${options
    .map(([value, text]) => `<option value="${value}">${text}</option>`)
    .join('')}</select></label>`;

/** Hidden until its script runs. */
const form = (states: readonly ComparedState[]) => `<form hidden role="search">
<label>Find by page, state or requirement<input type="search" name="words"></label>
${choice('device', 'Device', [
  ['desktop', 'Desktop'],
  ['phone', 'Phone'],
])}
${choice('colours', 'Colours', [
  ['light', 'Light'],
  ['dark', 'Dark'],
])}
${isCompared(states) ? choice('change', 'Change', Object.entries(changeNames)) : ''}
<p role="status"></p>
</form>`;

function section(page: string, states: readonly ComparedState[]): string {
  const requirements = new Set(states.flatMap((state) => state.requirements));
  return `<section aria-labelledby="${idOf(page)}">
<h2 id="${idOf(page)}">${escaped(page)}</h2>
<details class="dimmed"><summary>Its requirements</summary>${[...requirements].join(', ')}</details>
${states.map(article).join('\n')}
</section>`;
}

function article(state: ComparedState): string {
  const { change, address, presses, pictures } = state;
  const mark = change === null || change === 'same' ? '' : ` <span class="change">${change}</span>`;
  const then = presses.length > 0 ? `, then ${presses.map(escaped).join(', ')}` : '';
  return `<article data-words="${escaped(searchTextOf(state))}" data-change="${change ?? ''}">
<h3>${escaped(titleOf(state))}${mark}</h3>
<p class="dimmed"><code>${escaped(address)}</code>${then}</p>
<div class="pictures">
${pictures.map((picture) => figure(titleOf(state), picture)).join('\n')}
</div>
</article>`;
}

const namesOf: Readonly<Record<Look, readonly [device: string, colours: string]>> = {
  'desktop-light': ['desktop', 'light'],
  'desktop-dark': ['desktop', 'dark'],
  'phone-light': ['phone', 'light'],
  'phone-dark': ['phone', 'dark'],
};

function figure(title: string, { look, now, before }: ComparedPicture): string {
  const [device, colours] = namesOf[look];
  const caption = `${device === 'phone' ? 'Phone' : 'Desktop'}, ${colours}`;
  const alt = (when: string) => escaped(`${title}, ${device}, ${colours}${when}`);
  const parts = [
    before && image(`before/${before.file}`, before, alt(', before')),
    now && image(now.file, now, alt(before ? ', now' : '')),
  ].filter((part) => part !== null);
  if (parts.length === 0)
    return `<figure data-device="${device}" data-colours="${colours}">${caption}: no picture</figure>`;
  return `<figure data-device="${device}" data-colours="${colours}">
<div>${parts.join('')}</div>
<figcaption>${caption}${before ? (now ? ': before, and now' : ': before') : ''}</figcaption>
</figure>`;
}

const image = (file: string, { width, height }: Picture, alt: string) =>
  `<a href="${file}"><img src="${file}" width="${width}" height="${height}" alt="${alt}" loading="lazy"></a>`;
