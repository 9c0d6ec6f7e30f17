/** Reads the lines of a text list that state settings: the player, the size, the formation. */
import type { Edit } from '../document/edit.ts';
import type { NameIndex } from './name-index.ts';
import { normalizeName } from './normalize-name.ts';
import type { TextLine } from './text-lines.ts';
import type { LabelMeaning, TextListWords } from './text-list-words.ts';

/** The fields that were read so far. A later line overrides an earlier one. */
export interface StatedFields {
  name?: string;
  player?: string;
  leader?: string;
  leaderLine?: TextLine;
  readonly edits: Edit[];
  readonly unknownFields: { lineNumber: number; source: string }[];
}

/**
 * Returns the first line if it is the name of a team that would be read as a setting, such as `Goon Squad`: directly below it is the line of
 * settings that Rollcall writes, with dots between them.
 */
export function findNameAboveSettings(
  [firstLine, secondLine]: readonly TextLine[],
  words: TextListWords,
  nameIndex: NameIndex,
): TextLine | undefined {
  if (firstLine === undefined || secondLine === undefined || firstLine.isFollowedByBlank) return undefined;
  const ignoredFields: StatedFields = { edits: [], unknownFields: [] };
  const isSetting = readUnlabeledFields(firstLine, words, ignoredFields) || isTotal(firstLine.text, words);
  return isSetting &&
    nameIndex.findExact(firstLine.text).length === 0 &&
    secondLine.text.includes(' · ') &&
    readUnlabeledFields(secondLine, words, ignoredFields)
    ? firstLine
    : undefined;
}

/** Returns the members behind the heading of a group, an empty text if they are on the next lines, or undefined without a heading. */
export function readGroup(text: string, words: TextListWords): string | undefined {
  const labeled = splitLabel(text);
  return labeled !== undefined && words.labels.get(normalizeName(labeled.label))?.kind === 'group'
    ? labeled.value
    : undefined;
}

/** The longest label. A longer text before a colon is a sentence. */
const MAX_LABEL = 40;

/** Splits `Label: value`. Returns undefined for a text without a label. A label has no digits, so that `2x Fresnel: 7` is a member. */
function splitLabel(text: string): { readonly label: string; readonly value: string } | undefined {
  const end = text.search(/[:=]/);
  const label = text.slice(0, end).trimEnd();
  return end <= 0 || label.length > MAX_LABEL || /\d/.test(label)
    ? undefined
    : { label, value: text.slice(end + 1).trim() };
}

/** Reads a line with a known label into `fields`. Returns whether the line has one. */
export function readField(text: string, line: TextLine, words: TextListWords, fields: StatedFields): boolean {
  const labeled = splitLabel(text);
  const meaning = labeled === undefined ? undefined : words.labels.get(normalizeName(labeled.label));
  if (labeled === undefined || meaning === undefined) return false;
  // A label without a value is the heading of the lines below it: `Members:`.
  if (labeled.value !== '' && !readValue(labeled.value, meaning, line, fields))
    fields.unknownFields.push({ lineNumber: line.lineNumber, source: line.source });
  return true;
}

/** Reads the value of a field into `fields`. Returns false if the value is unknown. */
function readValue(value: string, meaning: LabelMeaning, line: TextLine, fields: StatedFields): boolean {
  switch (meaning.kind) {
    case 'note':
    case 'group':
      return true;
    case 'name':
    case 'player':
    case 'leader':
      fields[meaning.kind] = value;
      if (meaning.kind === 'leader') fields.leaderLine = line;
      return true;
    case 'size': {
      // `23/25` and `23 of 25` are a total and the size.
      const [firstNumber, secondNumber] = value.match(/\d+/g) ?? [];
      const size = /^\D*\d+ ?(?:\/|\p{L}+) ?\d+/u.test(value) ? secondNumber : firstNumber;
      if (size === undefined) return false;
      fields.edits.push({ op: 'set', path: meaning.pointer, value: Number(size) });
      return true;
    }
    case 'value': {
      const edits = meaning.valueEdits.get(normalizeName(value));
      fields.edits.push(...(edits ?? []));
      return edits !== undefined;
    }
    case 'picks': {
      const ids = value
        .split(/[,;·]/)
        .flatMap((name) => (name.trim() === '' ? [] : [findPick(name, meaning.idsByName)]));
      const knownIds = ids.filter((id) => id !== undefined);
      if (knownIds.length > 0) fields.edits.push({ op: 'set', path: meaning.pointer, value: knownIds });
      return knownIds.length === ids.length;
    }
  }
}

const findPick = (name: string, idsByName: ReadonlyMap<string, string>): string | undefined =>
  idsByName.get(normalizeName(name)) ?? idsByName.get(normalizeName(name.replace(/\([^()]*\)\s*$/u, '')));

/** Separators of fields on one line: `Combined Team · Faction: Harbor Watch · 25 Levels`. */
const FIELD_SEPARATOR = /[·|•,;]| [–—-] /u;

/** `25 Levels`. */
const SIZE_WITH_UNIT = /^(?<size>\d{1,4})\s*(?<unit>\p{L}+)\.?$/u;

/** Reads a line that consists of known values, of sizes and of labeled fields. Returns false if any part of the line is something else. */
export function readUnlabeledFields(line: TextLine, words: TextListWords, fields: StatedFields): boolean {
  const partFields: StatedFields = { edits: [], unknownFields: [] };
  const parts = line.text.split(FIELD_SEPARATOR).map((part) => part.trim());
  const isRead = parts.every((part) => {
    const { size, unit } = SIZE_WITH_UNIT.exec(part)?.groups ?? {};
    if (
      size !== undefined &&
      unit !== undefined &&
      words.sizePointer !== undefined &&
      words.member.levels.has(normalizeName(unit))
    ) {
      partFields.edits.push({ op: 'set', path: words.sizePointer, value: Number(size) });
      return true;
    }
    const valueEdits = words.values.get(normalizeName(part));
    if (valueEdits !== undefined) {
      partFields.edits.push(...valueEdits);
      return true;
    }
    return words.fillers.has(normalizeName(part)) || readField(part, { ...line, source: part }, words, partFields);
  });
  if (!isRead) return false;
  const { edits, unknownFields, ...names } = partFields;
  Object.assign(fields, names);
  fields.edits.push(...edits);
  fields.unknownFields.push(...unknownFields);
  return true;
}

/** Whether a line has only numbers and words of totals: `23 of 25 Levels, legal`. */
export function isTotal(text: string, { member, fillers, labels }: TextListWords): boolean {
  const totalWords = normalizeName(text).split(' ');
  return totalWords.every(
    (word) =>
      /^\d+$/.test(word) ||
      fillers.has(word) ||
      member.levels.has(word) ||
      ['note', 'group'].includes(labels.get(word)?.kind ?? ''),
  );
}
