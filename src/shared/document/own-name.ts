/** Prints the name of a character where the texts of its entries have a placeholder for it. */
import type { Edit } from './edit.ts';
import { isObject, type JsonObject } from './json/json-object.ts';
import { joinPointer } from './pointer.ts';
import type { Character } from './schema.ts';

/** The placeholder. A character has one if its key `nameMark` has this value; in other characters a tilde is a tilde. */
export const NAME_MARK = '~';

/** An escaped character of the markup, which stays as it is, or the placeholder. `\~` is a tilde. */
const MARK_OR_ESCAPE = /\\.|~/gsu;

/** Characters with a meaning in the markup of texts (docs/formats.md, "Markup"). */
export const MARKUP_CHARACTERS = /[\\*{]/g;

const cachedCharacters = new WeakMap<Character, Character>();

/**
 * Returns the character with its name in place of `~` in every `text` of its entries, such as Talents and powers, and with `~` in place of
 * `\~`. Returns the same object for a character without placeholders, and for the same character always the same object, so that what is
 * cached by character stays valid.
 */
export function printOwnName<C extends Character>(character: C): C {
  if (character.nameMark !== NAME_MARK) return character;
  const cachedCharacter = cachedCharacters.get(character);
  if (cachedCharacter !== undefined) return cachedCharacter as C;
  const printedName = character.name.trim().replace(MARKUP_CHARACTERS, '\\$&');
  const printedCharacter = Object.fromEntries(
    Object.entries(character).map(([key, value]) => [
      key,
      Array.isArray(value) ? printEntries(value, printedName) : value,
    ]),
  ) as C;
  cachedCharacters.set(character, printedCharacter);
  return printedCharacter;
}

const printEntries = (entries: readonly unknown[], printedName: string): readonly unknown[] =>
  entries.map((entry) => (hasText(entry) ? { ...entry, text: replaceMarks(entry.text, printedName) } : entry));

const hasText = (entry: unknown): entry is JsonObject & { readonly text: string } =>
  isObject(entry) && typeof entry.text === 'string';

const replaceMarks = (text: string, printedName: string): string =>
  text.replace(MARK_OR_ESCAPE, (match) =>
    match === NAME_MARK ? printedName : match === `\\${NAME_MARK}` ? NAME_MARK : match,
  );

/** Whether a text has a tilde that is or could be the placeholder. */
export const hasNameMark = (text: string): boolean => text.match(MARK_OR_ESCAPE)?.includes(NAME_MARK) ?? false;

/**
 * Returns the edits that give a character the placeholder. Tildes in its other texts are escaped, so that these print as before; those in
 * the text at `pointer`, which the user is writing, become the placeholder.
 */
export function createNameMarkEdits(character: Character, pointer: string): readonly Edit[] {
  const textEdits = Object.entries(character).flatMap(([key, entries]): Edit[] => {
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry: unknown, index): Edit[] => {
      const path = joinPointer('', key, index, 'text');
      if (!hasText(entry) || path === pointer) return [];
      const escapedText = escapeNameMarks(entry.text);
      return escapedText === entry.text ? [] : [{ op: 'set', path, value: escapedText }];
    });
  });
  return [{ op: 'set', path: '/nameMark', value: NAME_MARK }, ...textEdits];
}

/** Escapes the tildes of a text, and backslashes in front of them, so that it prints the same in a character with the placeholder. */
const escapeNameMarks = (text: string): string =>
  text.replace(MARK_OR_ESCAPE, (match) =>
    match === NAME_MARK ? `\\${NAME_MARK}` : match === `\\${NAME_MARK}` ? `\\\\\\${NAME_MARK}` : match,
  );
