/** The Tab key in the lists of every game: fields first, then one menu with the tools. */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import type { Field, FormSpec, ListField } from '../../../../../src/shared/form/form.ts';
import { GAMES } from '../../../../../src/shared/games/catalogue.ts';
import { Fields } from '../../../../support/page/fields.tsx';
import { fieldAt } from '../../../../support/page/find.ts';
import { focus, press, until } from '../../../../support/page/hands.ts';
import { put, screenForEachTest, show, stored } from '../../../../support/page/screen.tsx';
import { checkTabOrder, tabStops } from '../../../../support/page/tab-order.ts';

screenForEachTest();

/** A character of the samples of a game. */
function readSample(game: string): Character {
  const folder = `samples/${game}/characters`;
  return JSON.parse(readFileSync(`${folder}/${readdirSync(folder)[0]}`, 'utf8')) as Character;
}

const isList = (field: Field): field is ListField => field.kind === 'list';
const listsOf = (form: FormSpec): ListField[] => form.sections.flatMap(({ fields }) => fields.filter(isList));

/** The character with two new entries in a list. */
function withEntries(character: Character, { pointer: at, blanks }: ListField): Character {
  const key = at.slice(1);
  const entry = blanks.find(({ first }) => first !== true) ?? blanks[0];
  const value = entry?.valueFor?.(character) ?? entry?.value;
  return { ...character, [key]: [value, structuredClone(value)] } as Character;
}

const LISTS = GAMES.all.flatMap((game) => {
  const character = readSample(game.id);
  return listsOf(game.forms[character.format]).map((list) => ({
    title: `${game.id} ${list.pointer}`,
    character,
    list,
  }));
});

it('finds lists in every game', () => {
  expect(new Set(LISTS.map(({ character }) => character.ruleset)).size).toBe(GAMES.all.length);
});

describe.each(LISTS)('the list $title', ({ character, list }) => {
  const entries = () =>
    (stored<Record<string, unknown>>('characters', character.id)[list.pointer.slice(1)] ?? []) as unknown[];

  async function open(): Promise<HTMLElement> {
    put('characters', [withEntries(character, list)]);
    await show(<Fields id={character.id} at={[list.pointer]} />);
    await until(() => fieldAt(`${list.pointer}/1`));
    return fieldAt(list.pointer);
  }

  it('leads the Tab key through the fields of a row, then to one menu', async () => {
    const { menus, faults } = checkTabOrder(await open());
    expect(faults).toEqual([]);
    expect(menus).toBe(2);
  });

  it('keeps its entries, in their order, when somebody types on at any stop of the Tab key', async () => {
    await open();
    const before = entries().length;
    const count = tabStops(fieldAt(`${list.pointer}/0`)).length;
    for (let index = 0; index < count; index += 1) {
      const stop = tabStops(fieldAt(`${list.pointer}/0`))[index];
      if (stop === undefined) break;
      await focus(stop);
      for (const key of ['x', ' ', 'y', ' ', ' ']) await press(key);
      expect(entries(), `after typing at ${stop.getAttribute('aria-label') ?? stop.tagName}`).toHaveLength(before);
      await press('Escape');
    }
  });
});
