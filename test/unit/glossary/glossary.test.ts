import { expect, it } from 'vitest';
import type { Glossary } from '../../../src/shared/document/kinds/glossary/schema.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { listUserEntries, replaceEntry, replaceOnCard } from '../../../src/shared/glossary/glossary.ts';

const empty: Glossary = { format: 'rollcall.glossary', version: 1, id: 'glossary', name: '', entries: [] };
const place = (name: string) => ({ ruleset: 'ssua', kind: 'powers', name });

it('a glossary can be read, and says what is missing in one that cannot', () => {
  expect(parseValue(GAMES, replaceEntry(empty, place('Fly'), { name: 'Fly', text: 'Up.' })).ok).toBe(true);
  expect(parseValue(GAMES, { ...empty, entries: [{ kind: 'powers', name: 'Fly' }] })).toMatchObject({
    ok: false,
    error: { path: '/entries/0/ruleset' },
  });
});

it('an entry is written once, replaced in its place, and taken out', () => {
  const two = ['Fly', 'Swim'].reduce((held, name) => replaceEntry(held, place(name), { name }), empty);
  const renamed = replaceEntry(two, place('fly'), { name: 'Flight', text: 'Up.' });
  expect(renamed.entries.map(({ name, text }) => [name, text])).toEqual([
    ['Flight', 'Up.'],
    ['Swim', undefined],
  ]);
  expect(replaceEntry(renamed, place('Flight'), { name: 'Flight', text: 'Up.', items: [] })).toBe(renamed);
  expect(replaceEntry(renamed, place('SWIM'), { name: 'Flight' }).entries.map(({ name }) => name)).toEqual(['Flight']);
  expect(replaceEntry(renamed, place('Flight'), undefined).entries.map(({ name }) => name)).toEqual(['Swim']);
  expect(replaceEntry(renamed, { ...place('Flight'), kind: 'talents' }, undefined)).toBe(renamed);
});

it('of two glossaries the own one counts', () => {
  const theirs = { ...replaceEntry(empty, place('Fly'), { name: 'Fly', text: 'Theirs.' }), id: 'theirs' };
  const mine = replaceEntry(empty, place('fly'), { name: 'fly', text: 'Mine.' });
  expect(listUserEntries([mine, theirs], 'ssua', 'powers').map(({ text }) => text)).toEqual(['Mine.']);
  expect(listUserEntries([theirs], 'ssua', 'powers').map(({ text }) => text)).toEqual(['Theirs.']);
  expect(listUserEntries([theirs], 'action-round', 'powers')).toEqual([]);
});

it('cards follow a change: other keys of an entry stay, and a card without it is left alone', () => {
  const card = { id: 'a', powers: [{ name: 'FLY', text: 'Old.', ap: 2 }, { name: 'Swim' }] } as unknown as Character;
  expect(replaceOnCard(card, 'powers', 'Fly', { name: 'Flight', text: 'New.', items: ['Cape'] })).toEqual({
    id: 'a',
    powers: [{ name: 'Flight', text: 'New.', items: ['Cape'], ap: 2 }, { name: 'Swim' }],
  });
  expect(replaceOnCard(card, 'powers', 'Fly', { name: 'Flight' })).toMatchObject({ powers: [{ text: 'Old.' }, {}] });
  expect(replaceOnCard(card, 'powers', 'Swim', { name: 'Swim' })).toBeUndefined();
  expect(replaceOnCard(card, 'powers', 'Run', { name: 'Walk' })).toBeUndefined();
  expect(replaceOnCard(card, 'talents', 'Fly', { name: 'Flight' })).toBeUndefined();
});
