/**
 * Marks the content of a page while it is written (PDF 32000, 14.6 to 14.8): text and figures belong to a structure element, and everything
 * else is an artifact, that is, decoration. Marked content ends before the graphics state is saved or restored, so that both are nested
 * correctly.
 */
import type { GroupItem, TextItem } from '../display/display-list.ts';
import { type ByteBuffer, putAscii } from './byte-buffer.ts';
import { BYTE_ORDER_MARK, encodeUtf16Hex } from './utf16.ts';

type ElementType = 'Sect' | 'H1' | 'H2' | 'P' | 'Figure';

/** An element of the structure tree. Its kids are elements or marked content. */
export interface StructureElement {
  readonly type: ElementType;
  readonly alt?: string;
  readonly kids: (StructureElement | MarkedContent)[];
}

export interface MarkedContent {
  readonly page: number;
  readonly id: number;
}

export interface Tags {
  /** Returns the operators before a run of text. */
  beginText(): string;
  /** Whether there is a gap between a run and the previous run of the same element, so that readers need a space between them. */
  isApart(run: TextItem): boolean;
  /** Returns the operators before anything else that is drawn. */
  beginInk(): string;
  /** Returns the operators that end the open marked content. */
  endOpenContent(): string;
  /** Writes a group with a role or an alternative text. */
  putGroup(output: ByteBuffer, item: GroupItem, content: () => void): void;
  /** Writes the content of a card in its section. */
  putSection(output: ByteBuffer, section: StructureElement, content: () => void): void;
  /** Writes content that isn't read aloud. */
  putArtifact(output: ByteBuffer, content: () => void): void;
}

/** Formats the property with the text that is read aloud and copied instead of the drawn content. */
export const formatActualText = (plainText: string): string =>
  `/ActualText <${BYTE_ORDER_MARK}${encodeUtf16Hex(plainText)}>`;

/** The maximum gap between two runs of one word. */
const MAX_GAP_EMS = 0.08;

const BEGIN_ARTIFACT = '/Artifact BMC\n';

/** Creates the tags of a page. The element of each piece of marked content is added to `owners`, by content id. */
export function createPageTags(page: number, owners: StructureElement[]): Tags {
  let currentSection: StructureElement | undefined;
  /** The element of the current text, created with its first run. */
  let currentPart: StructureElement | undefined;
  let partType: 'title' | 'heading' | 'text' = 'text';
  let openOwner: StructureElement | 'artifact' | undefined;
  /** The end of the last run, with its element. Undefined if the next run needs no space before it. */
  let lastRunEnd: { readonly part: StructureElement | undefined; readonly x: number; readonly y: number } | undefined;
  /** Whether content is being written inside a figure, a span or an artifact, where nothing is marked again. */
  let isInsideMarked = false;

  const endOpenContent = (): string => {
    if (openOwner === undefined || isInsideMarked) return '';
    openOwner = undefined;
    return 'EMC\n';
  };
  const beginMarked = (owner: StructureElement, tagName: string, extraProperties = ''): string => {
    const contentId = owners.push(owner) - 1;
    owner.kids.push({ page, id: contentId });
    return `/${tagName} <</MCID ${contentId}${extraProperties}>> BDC\n`;
  };
  const addElement = (element: StructureElement): StructureElement => {
    // The name of a card comes first in its section, wherever the name is drawn.
    if (element.type === 'H1') currentSection?.kids.unshift(element);
    else currentSection?.kids.push(element);
    return element;
  };
  /** Returns the type of a text element. The first title is the heading of the card; titles of further sides are lower headings. */
  const chooseType = (): ElementType => {
    if (partType === 'text') return 'P';
    const isNamed = currentSection?.kids.some((kid) => 'type' in kid && kid.type === 'H1') === true;
    return partType === 'title' && !isNamed ? 'H1' : 'H2';
  };
  const getTextPart = (): StructureElement => {
    currentPart ??= addElement({ type: chooseType(), kids: [] });
    return currentPart;
  };
  const putMarked = (output: ByteBuffer, beginOperator: string, content: () => void): void => {
    putAscii(output, endOpenContent() + beginOperator);
    isInsideMarked = true;
    content();
    isInsideMarked = false;
    putAscii(output, '\nEMC\n');
  };
  const putArtifact = (output: ByteBuffer, content: () => void): void => {
    if (isInsideMarked) content();
    else putMarked(output, BEGIN_ARTIFACT, content);
  };

  const isApart = ({ x, y, advance, size, text }: TextItem): boolean => {
    const previousEnd = lastRunEnd;
    lastRunEnd = isInsideMarked || text.endsWith(' ') ? undefined : { part: currentPart, x: x + advance, y };
    if (previousEnd === undefined || previousEnd.part !== currentPart || currentPart === undefined) return false;
    return Math.abs(previousEnd.y - y) > MAX_GAP_EMS * size || Math.abs(previousEnd.x - x) > MAX_GAP_EMS * size;
  };

  return {
    endOpenContent,
    putArtifact,
    isApart,
    beginText() {
      if (isInsideMarked) return '';
      if (currentSection === undefined) return this.beginInk();
      const owner = getTextPart();
      if (openOwner === owner) return '';
      const endOperators = endOpenContent();
      openOwner = owner;
      return endOperators + beginMarked(owner, owner.type);
    },
    beginInk() {
      if (isInsideMarked || openOwner === 'artifact') return '';
      const endOperators = endOpenContent();
      openOwner = 'artifact';
      return endOperators + BEGIN_ARTIFACT;
    },
    putGroup(output, { role, alt }, content) {
      if (isInsideMarked) content();
      else if (role === 'artifact' || currentSection === undefined) putArtifact(output, content);
      else if (role === 'figure') {
        if (alt === undefined || alt === '') putArtifact(output, content);
        else {
          putAscii(output, endOpenContent());
          putMarked(output, beginMarked(addElement({ type: 'Figure', alt, kids: [] }), 'Figure'), content);
        }
      } else if (role === undefined) {
        putAscii(output, endOpenContent());
        putMarked(output, beginMarked(getTextPart(), 'Span', formatActualText(alt ?? '')), content);
      } else {
        const outerState = { part: currentPart, type: partType };
        currentPart = undefined;
        partType = role;
        content();
        putAscii(output, endOpenContent());
        ({ part: currentPart, type: partType } = outerState);
      }
    },
    putSection(output, section, content) {
      currentSection = section;
      currentPart = undefined;
      partType = 'text';
      content();
      putAscii(output, endOpenContent());
      currentSection = undefined;
    },
  };
}
