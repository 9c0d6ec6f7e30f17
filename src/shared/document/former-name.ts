/**
 * Finds texts of a character that still use its former name after it was copied or renamed. The former name is a key of the document, so
 * that the texts are found later too, and in another library.
 */
import { applyEdits, type Edit } from './edit.ts';
import { isObject } from './json/json-object.ts';
import { MARKUP_CHARACTERS, NAME_MARK } from './own-name.ts';
import { joinPointer } from './pointer.ts';
import type { Character } from './schema.ts';

/** A text of a character that a card prints. */
interface PrintedText {
  readonly pointer: string;
  readonly text: string;
  /** Whether the markup and the placeholder for the name have a meaning in this text. */
  readonly hasMarkup: boolean;
}

/** A former name that is still in use. */
export interface FormerName {
  readonly name: string;
  /** The pointers of the texts that contain the name. There is at least one. */
  readonly pointers: readonly string[];
}

/** A shorter name is also a common letter. */
const MIN_NAME_CHARACTERS = 2;

const escapeMarkup = (name: string): string => name.replace(MARKUP_CHARACTERS, '\\$&');

/** A shorter name with an s is more often another name or a plural: `Lucas` is another name than `Luca`, and storms are no `Storm`. */
const MIN_GENITIVE_CHARACTERS = 6;

/** The end of names that get an apostrophe instead of the s of the German genitive. */
const SIBILANT_END = /(?:[sxzß]|ce)$/iu;

/** Where a text contains a name. `end` is exclusive. */
interface NameRange {
  readonly start: number;
  readonly end: number;
  /** Whether the s of the German genitive follows: `Brasslungs`. */
  readonly isGenitive: boolean;
}

/**
 * Lists where a text contains the name as a whole, or a long name with the s of the German genitive. Upper and lower case differ, since
 * some names are common words. A name is not part of a longer word. Icons such as `{fire}` are no names.
 */
function listNameRanges({ text, hasMarkup }: Pick<PrintedText, 'text' | 'hasMarkup'>, name: string): NameRange[] {
  const writtenNames = [escapeMarkup(name), name];
  const lastBrace = hasMarkup ? text.lastIndexOf('}') : -1;
  const hasGenitive = Array.from(name).length >= MIN_GENITIVE_CHARACTERS && !SIBILANT_END.test(name);
  const isGenitiveEnd = (nameEnd: number): boolean =>
    hasGenitive && text[nameEnd] === 's' && !startsInWord(text, nameEnd + 1);
  const ranges: NameRange[] = [];
  let start = 0;
  while (start < text.length) {
    const end = writtenNames
      .filter((writtenName) => text.startsWith(writtenName, start))
      .map((writtenName) => start + writtenName.length)
      .find((nameEnd) => !endsInWord(text, start) && (!startsInWord(text, nameEnd) || isGenitiveEnd(nameEnd)));
    if (end !== undefined) ranges.push({ start, end, isGenitive: startsInWord(text, end) });
    if (end !== undefined) start = end;
    else if (hasMarkup && text.startsWith('\\{', start)) start += 2;
    else if (text[start] === '{' && start < lastBrace) start = text.indexOf('}', start) + 1;
    else start++;
  }
  return ranges;
}

const isWordCharacter = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

/** Whether the character before an index is a letter or a digit. */
const endsInWord = (text: string, index: number): boolean =>
  isWordCharacter(Array.from(text.slice(Math.max(0, index - 2), index)).at(-1) ?? '');

/** Whether the character at an index is a letter or a digit. */
const startsInWord = (text: string, index: number): boolean =>
  isWordCharacter(Array.from(text.slice(index, index + 2))[0] ?? '');

const mentionsName = (printedText: Pick<PrintedText, 'text' | 'hasMarkup'>, name: string): boolean =>
  listNameRanges(printedText, name).length > 0;

/** Replaces a name. The s of the genitive stays, or becomes an apostrophe after a new name that ends in a sibilant. */
function replaceName(printedText: PrintedText, name: string, replacement: string, newName: string): string {
  const { text } = printedText;
  const genitiveEnd = SIBILANT_END.test(newName) ? '’' : 's';
  let replacedText = '';
  let position = 0;
  for (const { start, end, isGenitive } of listNameRanges(printedText, name)) {
    replacedText += text.slice(position, start) + replacement + (isGenitive ? genitiveEnd : '');
    position = isGenitive ? end + 1 : end;
  }
  return replacedText + text.slice(position);
}

/** Lists the concept, and the names and texts of entries such as attacks and Talents. Private notes are not printed. */
function listPrintedTexts(character: Character): PrintedText[] {
  const entryTexts = Object.entries(character).flatMap(([key, entries]): PrintedText[] =>
    Array.isArray(entries)
      ? entries.flatMap((entry: unknown, index): PrintedText[] =>
          isObject(entry)
            ? (['name', 'text'] as const).flatMap((field): PrintedText[] => {
                const text = entry[field];
                return typeof text === 'string'
                  ? [{ pointer: joinPointer('', key, index, field), text, hasMarkup: field === 'text' }]
                  : [];
              })
            : [],
        )
      : [],
  );
  const { concept } = character;
  return typeof concept !== 'string'
    ? entryTexts
    : [{ pointer: '/concept', text: concept, hasMarkup: false }, ...entryTexts];
}

const listMentions = (character: Character, name: string): PrintedText[] =>
  Array.from(name).length < MIN_NAME_CHARACTERS
    ? []
    : listPrintedTexts(character).filter((printedText) => mentionsName(printedText, name));

/** Returns the former name that texts of the character still use, or undefined. A name that contains the former name, such as that of a copy, is no new name. */
export function findFormerName(character: Character): FormerName | undefined {
  const formerName = character.formerName?.trim() ?? '';
  const newName = character.name.trim();
  if (formerName === '' || newName === '' || mentionsName({ text: newName, hasMarkup: false }, formerName))
    return undefined;
  const mentions = listMentions(character, formerName);
  return mentions.length === 0 ? undefined : { name: formerName, pointers: mentions.map(({ pointer }) => pointer) };
}

/**
 * Returns the edits that store the former name of a character that was renamed or copied. Empty if no text uses that name: the key stays
 * as it is, since an earlier name may still be in use.
 */
export function createFormerNameEdits(character: Character, previousName: string): readonly Edit[] {
  const formerName = previousName.trim();
  const isStored = formerName === character.name.trim() || formerName === character.formerName;
  return isStored || listMentions(character, formerName).length === 0
    ? []
    : [{ op: 'set', path: '/formerName', value: formerName }];
}

/** Returns the document with another name. A character whose texts use its previous name stores that name. */
export function applyNewName<D extends { readonly name: string }>(document: D, name: string): D {
  const renamedDocument = { ...document, name };
  return isCharacter(renamedDocument)
    ? applyEdits(renamedDocument, createFormerNameEdits(renamedDocument, document.name))
    : renamedDocument;
}

const isCharacter = (document: object): document is Character =>
  'format' in document && document.format === 'rollcall.character';

/**
 * Returns the edits that replace the former name in all texts: by the placeholder where the character has one and the text can use it,
 * otherwise by the name. They also remove the former name.
 */
export function createNewNameEdits(character: Character): readonly Edit[] {
  const formerName = findFormerName(character);
  if (formerName === undefined) return [FORGET_FORMER_NAME];
  const newName = character.name.trim();
  const textEdits = listMentions(character, formerName.name).map((printedText): Edit => {
    const { pointer, hasMarkup } = printedText;
    const replacement = !hasMarkup ? newName : character.nameMark === NAME_MARK ? NAME_MARK : escapeMarkup(newName);
    return { op: 'set', path: pointer, value: replaceName(printedText, formerName.name, replacement, newName) };
  });
  return [...textEdits, FORGET_FORMER_NAME];
}

/** Removes the former name of a character whose texts mean somebody else by it. */
export const FORGET_FORMER_NAME: Edit = { op: 'remove', path: '/formerName' };
