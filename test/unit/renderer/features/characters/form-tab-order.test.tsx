/** Tests the Tab order in the form lists of every game: first the fields, then one menu with the tools. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import type { Field, FormSpec, ListField } from '../../../../../src/shared/form/form.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { getField } from '../../../../support/page/find.ts';
import {
  getStoredDocument,
  putInMemory,
  renderScreen,
  setUpScreenForEachTest,
} from '../../../../support/page/screen.tsx';
import { checkTabOrder, listTabStops } from '../../../../support/page/tab-order.ts';
import { focus, press, waitFor } from '../../../../support/page/user-input.ts';

setUpScreenForEachTest();

/** Reads the first sample character of a game. */
function readSample(gameId: string): Character {
  const folder = `samples/${gameId}/characters`;
  return JSON.parse(readFileSync(`${folder}/${readdirSync(folder)[0]}`, 'utf8')) as Character;
}

const isList = (field: Field): field is ListField => field.kind === 'list';
const listFormLists = (characterForm: FormSpec): ListField[] =>
  characterForm.sections.flatMap(({ fields }) => fields.filter(isList));

/** Returns the character with two new entries in a list. */
function addTwoEntries(character: Character, { pointer, blanks }: ListField): Character {
  const documentKey = pointer.slice(1);
  const blankEntry = blanks.find(({ first: isFirst }) => isFirst !== true) ?? blanks[0];
  const entryValue = blankEntry?.valueFor?.(character) ?? blankEntry?.value;
  return { ...character, [documentKey]: [entryValue, structuredClone(entryValue)] } as Character;
}

const LISTS = GAMES.all.flatMap((gameModule) => {
  const character = readSample(gameModule.id);
  return listFormLists(gameModule.forms[character.format]).map((listField) => ({
    title: `${gameModule.id} ${listField.pointer}`,
    character,
    list: listField,
  }));
});

it('every game has lists', () => {
  expect(new Set(LISTS.map(({ character }) => character.ruleset)).size).toBe(GAMES.all.length);
});

describe.each(LISTS)('the list $title', ({ character, list: listField }) => {
  const getEntries = () =>
    (getStoredDocument<Record<string, unknown>>('characters', character.id)[listField.pointer.slice(1)] ??
      []) as unknown[];

  async function openList(): Promise<HTMLElement> {
    putInMemory('characters', [addTwoEntries(character, listField)]);
    await renderScreen(<Fields id={character.id} pointers={[listField.pointer]} />);
    await waitFor(() => getField(`${listField.pointer}/1`));
    return getField(listField.pointer);
  }

  it('leads the Tab key through the fields of a row to one menu', async () => {
    const { menus, problems } = checkTabOrder(await openList());
    expect(problems).toEqual([]);
    expect(menus).toBe(2);
  });

  it('keeps its entries when the user types at any stop of the Tab key', async () => {
    await openList();
    const entryCount = getEntries().length;
    const stopCount = listTabStops(getField(`${listField.pointer}/0`)).length;
    for (let stopIndex = 0; stopIndex < stopCount; stopIndex += 1) {
      const tabStop = listTabStops(getField(`${listField.pointer}/0`))[stopIndex];
      if (tabStop === undefined) break;
      await focus(tabStop);
      for (const pressedKey of ['x', ' ', 'y', ' ', ' ']) await press(pressedKey);
      expect(getEntries(), `after typing at ${tabStop.getAttribute('aria-label') ?? tabStop.tagName}`).toHaveLength(
        entryCount,
      );
      await press('Escape');
    }
  });
});
