/** What a continuation card looks like: the template's own part, or a plain one made from its styles. */
import { CARD_TEXT } from './printed-text.ts';
import type { CardTemplate, Element, Style } from './template.ts';

export interface ContinuationPart {
  readonly elements: readonly Element[];
  /** What the back of the last card shows when no words are left for it. */
  readonly empty: readonly Element[];
  /** The template with the styles that the part names. */
  readonly template: CardTemplate;
}

/** What a side without words still has. */
const isGround = ({ kind }: Element): boolean => ['shape', 'halftone', 'symbol', 'picture', 'art'].includes(kind);

/** A back that is a design: it has no running text and hides what the card says. */
const isDesign = ({ back }: CardTemplate): boolean => back.length > 0 && back.every(({ kind }) => kind !== 'flow');

export const continuationPart = (template: CardTemplate): ContinuationPart =>
  template.more === undefined
    ? plainPart(template)
    : { elements: template.more, empty: template.more.filter(isGround), template };

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

/** Where the name of a card is; a row is called by whichever column names it. */
const nameOf = ({ of = 'character' }: CardTemplate): string => (of === 'row' ? '/deck/title' : `/${of}/name`);

/** The style of the card's name, else the first one there is. */
function nameStyle(template: CardTemplate): Style | undefined {
  const { front, back, styles, of } = template;
  const names = of === 'row' ? ['/row/Name', '/deck/title'] : [nameOf(template)];
  const titles = [...back, ...front].filter(
    (element) => element.kind === 'text' && 'at' in element.value && names.includes(element.value.at),
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
  const { size, bleed, safe } = template;
  const title = nameStyle(template);
  const words = wordsStyle(template);
  if (title === undefined) return { elements: [], empty: [], template };
  const side = safe + 1;
  const width = Math.max(0, size.width - 2 * side);
  const name = { at: nameOf(template) };
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
  const paper: Element = {
    kind: 'shape',
    box: [-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed],
    fill: 'paper',
  };
  const elements: Element[] = [
    paper,
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
  return { elements, empty: isDesign(template) ? template.back : [paper], template: { ...template, styles } };
}
