import { expect, it } from 'vitest';
import type { Glossary } from '../../../src/shared/document/kinds/glossary/schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listUserEntries, replaceEntry, replaceOnCard } from '../../../src/shared/glossary/glossary.ts';

const emptyGlossary: Glossary = { format: 'rollcall.glossary', version: 1, id: 'glossary', name: '', entries: [] };
/** Identifies an entry of a glossary: a power of the game SSUA with this name. */
const createPlace = (entryName: string) => ({ ruleset: 'ssua', kind: 'powers', name: entryName });

it('a glossary is readable, and a missing key is reported with its pointer', () => {
  expect(parseValue(GAMES, replaceEntry(emptyGlossary, createPlace('Fly'), { name: 'Fly', text: 'Up.' })).ok).toBe(
    true,
  );
  expect(parseValue(GAMES, { ...emptyGlossary, entries: [{ kind: 'powers', name: 'Fly' }] })).toMatchObject({
    ok: false,
    error: { path: '/entries/0/ruleset' },
  });
});

it('replaceEntry adds an entry once, replaces it in its position and removes it', () => {
  const twoEntries = ['Fly', 'Swim'].reduce(
    (glossary, entryName) => replaceEntry(glossary, createPlace(entryName), { name: entryName }),
    emptyGlossary,
  );
  const renamedEntry = replaceEntry(twoEntries, createPlace('fly'), { name: 'Flight', text: 'Up.' });
  expect(renamedEntry.entries.map(({ name, text }) => [name, text])).toEqual([
    ['Flight', 'Up.'],
    ['Swim', undefined],
  ]);
  expect(replaceEntry(renamedEntry, createPlace('Flight'), { name: 'Flight', text: 'Up.', items: [] })).toBe(
    renamedEntry,
  );
  expect(replaceEntry(renamedEntry, createPlace('SWIM'), { name: 'Flight' }).entries.map(({ name }) => name)).toEqual([
    'Flight',
  ]);
  expect(replaceEntry(renamedEntry, createPlace('Flight'), undefined).entries.map(({ name }) => name)).toEqual([
    'Swim',
  ]);
  expect(replaceEntry(renamedEntry, { ...createPlace('Flight'), kind: 'talents' }, undefined)).toBe(renamedEntry);
});

it("listUserEntries prefers the user's glossary to another one", () => {
  const otherGlossary = {
    ...replaceEntry(emptyGlossary, createPlace('Fly'), { name: 'Fly', text: 'Theirs.' }),
    id: 'theirs',
  };
  const ownGlossary = replaceEntry(emptyGlossary, createPlace('fly'), { name: 'fly', text: 'Mine.' });
  expect(listUserEntries([ownGlossary, otherGlossary], 'ssua', 'powers').map(({ text }) => text)).toEqual(['Mine.']);
  expect(listUserEntries([otherGlossary], 'ssua', 'powers').map(({ text }) => text)).toEqual(['Theirs.']);
  expect(listUserEntries([otherGlossary], 'action-round', 'powers')).toEqual([]);
});

it('replaceOnCard keeps other keys of an entry and ignores cards without the entry', () => {
  const characterWithPowers = {
    id: 'a',
    powers: [{ name: 'FLY', text: 'Old.', ap: 2 }, { name: 'Swim' }],
  } as unknown as Character;
  expect(
    replaceOnCard(characterWithPowers, 'powers', 'Fly', { name: 'Flight', text: 'New.', items: ['Cape'] }),
  ).toEqual({
    id: 'a',
    powers: [{ name: 'Flight', text: 'New.', items: ['Cape'], ap: 2 }, { name: 'Swim' }],
  });
  expect(replaceOnCard(characterWithPowers, 'powers', 'Fly', { name: 'Flight' })).toMatchObject({
    powers: [{ text: 'Old.' }, {}],
  });
  expect(replaceOnCard(characterWithPowers, 'powers', 'Swim', { name: 'Swim' })).toBeUndefined();
  expect(replaceOnCard(characterWithPowers, 'powers', 'Run', { name: 'Walk' })).toBeUndefined();
  expect(replaceOnCard(characterWithPowers, 'talents', 'Fly', { name: 'Flight' })).toBeUndefined();
});
