/** Defines the elements of continuation cards: the template's `more`, or plain elements in the template's styles. */
import { CARD_TEXT } from './printed-text.ts';
import type { CardTemplate, Element, Style } from './template.ts';

export interface ContinuationPart {
  readonly elements: readonly Element[];
  /** The elements of the last card's back if no text is left for it: a card-back design, or the picture and the name. */
  readonly emptyBack: readonly Element[];
  /** The template with the styles that the part names. */
  readonly template: CardTemplate;
}

/** Whether the back of the template is a card-back design, without running text. */
const hasDesignBack = ({ back }: CardTemplate): boolean => back.every(({ kind }) => kind !== 'flow');

export const getContinuationPart = (template: CardTemplate): ContinuationPart => {
  const part =
    template.more === undefined ? createPlainPart(template) : { elements: template.more, emptyBack: [], template };
  if (hasDesignBack(template)) return { ...part, emptyBack: template.back };
  const titleStyle = findNameStyle(template);
  if (titleStyle === undefined) return part;
  return {
    ...part,
    emptyBack: createPictureBack(template),
    template: { ...part.template, styles: { ...part.template.styles, [NAME_STYLE]: createNameStyle(titleStyle) } },
  };
};

/** Names of generated styles, which cannot clash with styles of a template. */
const [NAME_STYLE, NOTE_STYLE, TEXT_STYLE] = ['continuation:name', 'continuation:note', 'continuation:words'] as const;
/** Height of the head with the name, in millimeters. */
const HEAD_HEIGHT = 6;
/** Gap between the head and the line below it, in millimeters. */
const LINE_GAP = 0.8;
/** Gap between the line and the text, in millimeters. */
const HEAD_GAP = 2;
/** Cards with less height for the text below the head, in millimeters, have no head. */
const MIN_TEXT_HEIGHT = 8;
/** Cards with less width for the note next to the name, in millimeters, have no note. */
const MIN_NOTE_WIDTH = 9;
/** The shares of the text width that the name and the note take. The rest is the gap between them. */
const NAME_SHARE = 0.68;
const NOTE_SHARE = 0.3;
/** The height of the name on a back without text, and the gap between it and the picture, in millimeters. */
const [BACK_NAME_HEIGHT, BACK_NAME_GAP] = [10, 2] as const;
/** The maximum type sizes of name and note, in points. */
const MAX_NAME_SIZE = 14;
const MAX_NOTE_SIZE = 7;

/** Returns the pointer to the name on a card; for rows, the pointer to the value of the deck's title column. */
const getNamePointer = ({ of: subjectKind = 'character' }: CardTemplate): string =>
  subjectKind === 'row' ? '/deck/title' : `/${subjectKind}/name`;

/** Finds the style of the card's name, or else the first style. */
function findNameStyle(template: CardTemplate): Style | undefined {
  const { front, back, styles, of: subjectKind } = template;
  const namePointers = subjectKind === 'row' ? ['/row/Name', '/deck/title'] : [getNamePointer(template)];
  const titles = [...back, ...front].filter(
    (element) => element.kind === 'text' && 'at' in element.value && namePointers.includes(element.value.at),
  );
  const [title] = titles;
  return title?.kind === 'text' ? styles[title.style] : Object.values(styles)[0];
}

/** The style for templates without running text. */
const DEFAULT_TEXT_STYLE: Style = { font: 'text', size: 7.4, colour: 'ink' };

/** Finds the style of continued text, or else of the first running text. */
function findTextStyle({ front, back, styles }: CardTemplate): Style {
  const flows = [...back, ...front].flatMap((element) => (element.kind === 'flow' ? [element] : []));
  const styleNames = [
    ...flows.flatMap(({ continued }) => (continued === undefined ? [] : [continued.style])),
    // The last span of a section is its running text; spans before it are names.
    ...flows.flatMap(({ sections }) => sections.flatMap(({ spans }) => spans.slice(-1).map(({ style }) => style))),
  ];
  return styles[styleNames[0] ?? ''] ?? DEFAULT_TEXT_STYLE;
}

const createNameStyle = (titleStyle: Style): Style => ({
  ...titleStyle,
  size: Math.min(titleStyle.size, MAX_NAME_SIZE),
  colour: 'ink',
});

const createPaper = ({ size, bleed }: CardTemplate): Element => ({
  kind: 'shape',
  box: [-bleed, -bleed, size.width + 2 * bleed, size.height + 2 * bleed],
  fill: 'paper',
});

/** Creates a back with the picture of the card, in the proportions of its front, above the name. */
function createPictureBack(template: CardTemplate): Element[] {
  const { size, safe, front } = template;
  const sideMargin = safe + 1;
  const maxWidth = Math.max(0, size.width - 2 * sideMargin);
  const maxHeight = Math.max(0, size.height - 2 * sideMargin - BACK_NAME_GAP - BACK_NAME_HEIGHT);
  const art = front.find((element) => element.kind === 'art');
  const [, , artWidth = 0, artHeight = 0] = art?.box ?? [];
  const scale = artWidth * artHeight === 0 ? 0 : Math.min(1, maxWidth / artWidth, maxHeight / artHeight);
  const [width, height] = [artWidth * scale, artHeight * scale];
  const top = (size.height - height - BACK_NAME_GAP - BACK_NAME_HEIGHT) / 2;
  const box: Element['box'] = [(size.width - width) / 2, top, width, height];
  const name: Element = {
    kind: 'text',
    box: [sideMargin, top + height + BACK_NAME_GAP, maxWidth, BACK_NAME_HEIGHT],
    style: NAME_STYLE,
    value: { at: getNamePointer(template) },
    align: 'center',
    valign: 'middle',
    lines: 2,
  };
  if (art === undefined || scale === 0) return [createPaper(template), name];
  const { id: _id, window: _window, hold: _hold, ...artKeys } = art;
  const fallback = art.fallback.map((element) => ({ ...element, box }));
  return [
    createPaper(template),
    { ...artKeys, box, fallback },
    { kind: 'shape', box, stroke: { colour: 'ink', width: 1 } },
    name,
  ];
}

function createPlainPart(template: CardTemplate): ContinuationPart {
  const { size, safe } = template;
  const titleStyle = findNameStyle(template);
  const textStyle = findTextStyle(template);
  if (titleStyle === undefined) return { elements: [], emptyBack: [], template };
  const sideMargin = safe + 1;
  const textWidth = Math.max(0, size.width - 2 * sideMargin);
  const nameValue = { at: getNamePointer(template) };
  const availableHeight = Math.max(0, size.height - 2 * sideMargin);
  const hasHead = availableHeight - HEAD_HEIGHT - LINE_GAP - HEAD_GAP >= MIN_TEXT_HEIGHT;
  const noteWidth = textWidth * NOTE_SHARE;
  const hasNote = noteWidth >= MIN_NOTE_WIDTH;
  const textTop = hasHead ? HEAD_HEIGHT + LINE_GAP + HEAD_GAP : 0;
  const noteElement: Element = {
    kind: 'text',
    box: [sideMargin + textWidth * (1 - NOTE_SHARE), sideMargin, noteWidth, HEAD_HEIGHT],
    style: NOTE_STYLE,
    value: { text: CARD_TEXT.continued },
    align: 'right',
    valign: 'bottom',
  };
  const nameWidth = hasNote ? textWidth * NAME_SHARE : textWidth;
  const headElements: Element[] = [
    {
      kind: 'text',
      box: [sideMargin, sideMargin, nameWidth, HEAD_HEIGHT],
      style: NAME_STYLE,
      value: nameValue,
      valign: 'bottom',
      lines: 3,
    },
    ...(hasNote ? [noteElement] : []),
    { kind: 'shape', box: [sideMargin, sideMargin + HEAD_HEIGHT + LINE_GAP, textWidth, 0.25], fill: 'ink' },
  ];
  const elements: Element[] = [
    createPaper(template),
    ...(hasHead ? headElements : []),
    {
      kind: 'flow',
      box: [sideMargin, sideMargin + textTop, textWidth, availableHeight - textTop],
      gap: 1.2,
      sectionGap: 3.6,
      sections: [],
      continued: { style: TEXT_STYLE },
    },
  ];
  const styles = {
    ...template.styles,
    [NAME_STYLE]: createNameStyle(titleStyle),
    [NOTE_STYLE]: { ...textStyle, size: Math.min(textStyle.size, MAX_NOTE_SIZE), colour: 'ink' },
    [TEXT_STYLE]: { ...textStyle, colour: 'ink' },
  };
  return {
    elements,
    emptyBack: [],
    template: { ...template, styles },
  };
}
