/** What a continuation card looks like: the template's own part, or a plain one made from its styles. */
import { CARD_TEXT } from './printed-text.ts';
import type { CardTemplate, Element, Style } from './template.ts';

export interface ContinuationPart {
  readonly elements: readonly Element[];
  /** The template with the styles that the part names. */
  readonly template: CardTemplate;
}

export const continuationPart = (template: CardTemplate): ContinuationPart =>
  template.more === undefined ? plainPart(template) : { elements: template.more, template };

/** Names of generated styles, which cannot clash with styles of a template. */
const [NAME, NOTE, WORDS] = ['continuation:name', 'continuation:note', 'continuation:words'] as const;
/** Millimetres: the head with the name, the space below it. */
const HEAD = 6;
const BELOW = 2;
/** Least height of the text below the head and least width of the note beside the name; smaller cards omit them. */
const ROOM = 8;
const NOTE_WIDTH = 9;
/** Points. */
const NAME_SIZE = 14;

/** The style of the card's name, else the first one there is. */
function nameStyle({ front, back, styles, of = 'character' }: CardTemplate): Style | undefined {
  const titles = [...back, ...front].filter(
    (element) => element.kind === 'text' && 'at' in element.value && element.value.at === `/${of}/name`,
  );
  const [title] = titles;
  return title?.kind === 'text' ? styles[title.style] : Object.values(styles)[0];
}

/** For a template that has no running text. */
const PLAIN: Style = { font: 'text', size: 7.4, colour: 'ink' };

/** The style of continued text, else that of the first running text. */
function wordsStyle({ front, back, styles }: CardTemplate): Style {
  const flows = [...back, ...front].flatMap((element) => (element.kind === 'flow' ? [element] : []));
  const names = [
    ...flows.flatMap(({ continued }) => (continued === undefined ? [] : [continued.style])),
    ...flows.flatMap(({ sections }) => sections.flatMap(({ spans }) => spans.slice(-1).map(({ style }) => style))),
  ];
  return styles[names[0] ?? ''] ?? PLAIN;
}

function plainPart(template: CardTemplate): ContinuationPart {
  const { size, bleed, safe, of = 'character' } = template;
  const title = nameStyle(template);
  const words = wordsStyle(template);
  if (title === undefined) return { elements: [], template };
  const side = safe + 1;
  const width = Math.max(0, size.width - 2 * side);
  const name = { at: `/${of}/name` };
  const height = Math.max(0, size.height - 2 * side);
  const hasHead = height - HEAD - 0.8 - BELOW >= ROOM;
  const hasNote = width * 0.3 >= NOTE_WIDTH;
  const above = hasHead ? HEAD + 0.8 + BELOW : 0;
  const note: Element = {
    kind: 'text',
    box: [side + width * 0.7, side, width * 0.3, HEAD],
    style: NOTE,
    value: { text: CARD_TEXT.continued },
    align: 'right',
    valign: 'bottom',
  };
  const nameWidth = hasNote ? width * 0.68 : width;
  const head: Element[] = [
    { kind: 'text', box: [side, side, nameWidth, HEAD], style: NAME, value: name, valign: 'bottom', lines: 3 },
    ...(hasNote ? [note] : []),
    { kind: 'shape', box: [side, side + HEAD + 0.8, width, 0.25], fill: 'ink' },
  ];
  const elements: Element[] = [
    { kind: 'shape', box: [-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed], fill: 'paper' },
    ...(hasHead ? head : []),
    {
      kind: 'flow',
      box: [side, side + above, width, height - above],
      gap: 1.2,
      sectionGap: 3.6,
      sections: [],
      continued: { style: WORDS },
    },
  ];
  const styles = {
    ...template.styles,
    [NAME]: { ...title, size: Math.min(title.size, NAME_SIZE), colour: 'ink' },
    [NOTE]: { ...words, size: Math.min(words.size, 7), colour: 'ink' },
    [WORDS]: { ...words, colour: 'ink' },
  };
  return { elements, template: { ...template, styles } };
}
