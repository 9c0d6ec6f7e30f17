/**
 * Marked content (PDF 32000, 14.6 to 14.8): marks text and pictures as such, and the rest as decoration, while a page is written. Each stretch
 * of a page belongs to one part of the structure or is an artifact; stretches are closed before the graphics state is
 * saved or restored, so that both nest.
 */
import type { GroupItem, TextItem } from '../display/display-list.ts';
import { type Bytes, put } from './ink-bytes.ts';
import { MARK, utf16 } from './utf16.ts';

type PartType = 'Sect' | 'H1' | 'H2' | 'P' | 'Figure';

/** A part of the structure; its kids are parts, or stretches of pages by their numbers. */
export interface StructureElement {
  readonly type: PartType;
  readonly alt?: string;
  readonly kids: (StructureElement | MarkedContent)[];
}

export interface MarkedContent {
  readonly page: number;
  readonly id: number;
}

export interface Tags {
  /** Operators before a run of text. */
  text(): string;
  /** Whether a run stands apart from the one before it in the same part, so that a reader needs a space between them. */
  isApart(run: TextItem): boolean;
  /** Operators before anything else that is drawn. */
  ink(): string;
  /** Operators that end the open stretch. */
  rest(): string;
  /** A group with a role or words for it. */
  group(out: Bytes, item: GroupItem, content: () => void): void;
  /** A card's content in its section. */
  section(out: Bytes, part: StructureElement, content: () => void): void;
  /** Content that is not read aloud. */
  artifact(out: Bytes, content: () => void): void;
}

/** The entry of a property list that says what is read and copied in place of what is drawn. */
export const actualText = (text: string): string => `/ActualText <${MARK}${utf16(text)}>`;

/** Em: runs of one word lie no further apart. */
const NEAR = 0.08;

const ARTIFACT = '/Artifact BMC\n';

/** The tags of page number `page`; `owners` takes the part of each of its stretches, by their ids. */
export function pageTags(page: number, owners: StructureElement[]): Tags {
  let section: StructureElement | undefined;
  /** The part that text goes to, made when its first word is written. */
  let part: StructureElement | undefined;
  let type: 'title' | 'heading' | 'text' = 'text';
  let open: StructureElement | 'artifact' | undefined;
  /** Where the last run of the part ended. */
  let end: { readonly part: StructureElement | undefined; readonly x: number; readonly y: number } | undefined;
  /** Whether the open stretch includes everything up to its end. */
  let solid = false;

  const rest = (): string => {
    if (open === undefined || solid) return '';
    open = undefined;
    return 'EMC\n';
  };
  const begin = (owner: StructureElement, name: string, more = ''): string => {
    const id = owners.push(owner) - 1;
    owner.kids.push({ page, id });
    return `/${name} <</MCID ${id}${more}>> BDC\n`;
  };
  const add = (added: StructureElement): StructureElement => {
    // The name of a card comes first in its section, wherever it is painted.
    if (added.type === 'H1') section?.kids.unshift(added);
    else section?.kids.push(added);
    return added;
  };
  /** The first name is the heading of the card, that of a further side one among the headings of what stands there. */
  const typeOf = (): PartType => {
    if (type === 'text') return 'P';
    const isNamed = section?.kids.some((kid) => 'type' in kid && kid.type === 'H1') === true;
    return type === 'title' && !isNamed ? 'H1' : 'H2';
  };
  const textPart = (): StructureElement => {
    part ??= add({ type: typeOf(), kids: [] });
    return part;
  };
  const whole = (out: Bytes, start: string, content: () => void): void => {
    put(out, rest() + start);
    solid = true;
    content();
    solid = false;
    put(out, '\nEMC\n');
  };
  const artifact = (out: Bytes, content: () => void): void => {
    if (solid) content();
    else whole(out, ARTIFACT, content);
  };

  const isApart = ({ x, y, advance, size, text }: TextItem): boolean => {
    const before = end;
    end = solid || text.endsWith(' ') ? undefined : { part, x: x + advance, y };
    if (before === undefined || before.part !== part || part === undefined) return false;
    return Math.abs(before.y - y) > NEAR * size || Math.abs(before.x - x) > NEAR * size;
  };

  return {
    rest,
    artifact,
    isApart,
    text() {
      if (solid) return '';
      if (section === undefined) return this.ink();
      const owner = textPart();
      if (open === owner) return '';
      const before = rest();
      open = owner;
      return before + begin(owner, owner.type);
    },
    ink() {
      if (solid || open === 'artifact') return '';
      const before = rest();
      open = 'artifact';
      return before + ARTIFACT;
    },
    group(out, { role, alt }, content) {
      if (solid) content();
      else if (role === 'artifact' || section === undefined) artifact(out, content);
      else if (role === 'figure') {
        if (alt === undefined || alt === '') artifact(out, content);
        else {
          put(out, rest());
          whole(out, begin(add({ type: 'Figure', alt, kids: [] }), 'Figure'), content);
        }
      } else if (role === undefined) {
        put(out, rest());
        whole(out, begin(textPart(), 'Span', actualText(alt ?? '')), content);
      } else {
        const outer = { part, type };
        part = undefined;
        type = role;
        content();
        put(out, rest());
        ({ part, type } = outer);
      }
    },
    section(out, added, content) {
      section = added;
      part = undefined;
      type = 'text';
      content();
      put(out, rest());
      section = undefined;
    },
  };
}
