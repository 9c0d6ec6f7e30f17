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
/** Characters with a meaning in regular expressions. */
const PATTERN_CHARACTERS = /[\\^$.*+?()[\]{}|]/g;

const escapeMarkup = (name: string): string => name.replace(MARKUP_CHARACTERS, '\\$&');
const escapePattern = (text: string): string => text.replace(PATTERN_CHARACTERS, '\\$&');

/** Creates a pattern for a name that is not part of a longer word, except for the s of a genitive. */
const createNamePattern = (name: string): RegExp =>
  new RegExp(
    `(?<![\\p{L}\\p{N}])(?:${escapePattern(escapeMarkup(name))}|${escapePattern(name)})(?=s?(?![\\p{L}\\p{N}]))`,
    'gu',
  );

/** Whether a text contains the name as a whole. Upper and lower case differ, since some names are common words. */
const mentionsName = (text: string, name: string): boolean => createNamePattern(name).test(text);

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
    : listPrintedTexts(character).filter(({ text }) => mentionsName(text, name));

/** Returns the former name that texts of the character still use, or undefined. A name that contains the former name, such as that of a copy, is no new name. */
export function findFormerName(character: Character): FormerName | undefined {
  const formerName = character.formerName?.trim() ?? '';
  const newName = character.name.trim();
  if (formerName === '' || newName === '' || mentionsName(newName, formerName)) return undefined;
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
  const textEdits = listMentions(character, formerName.name).map(({ pointer, text, hasMarkup }): Edit => {
    const replacement = !hasMarkup ? newName : character.nameMark === NAME_MARK ? NAME_MARK : escapeMarkup(newName);
    return { op: 'set', path: pointer, value: text.replace(createNamePattern(formerName.name), () => replacement) };
  });
  return [...textEdits, FORGET_FORMER_NAME];
}

/** Removes the former name of a character whose texts mean somebody else by it. */
export const FORGET_FORMER_NAME: Edit = { op: 'remove', path: '/formerName' };
