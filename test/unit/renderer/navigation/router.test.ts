/** Tests the addresses of screens. */
import { describe, expect, it } from 'vitest';
import { formatHash, getDocumentRoute, parseRoute, type Route } from '../../../../src/renderer/navigation/router.ts';

const ROUTES: readonly (readonly [address: string, route: Route])[] = [
  ['#/characters', { screen: 'characters' }],
  ['#/characters/a%2Fb%20c', { screen: 'character', id: 'a/b c' }],
  ['#/compare/a', { screen: 'compare', id: 'a' }],
  ['#/compare/a/b', { screen: 'compare', id: 'a', other: 'b' }],
  ['#/teams', { screen: 'teams' }],
  ['#/teams/a', { screen: 'team', id: 'a' }],
  ['#/factions/a', { screen: 'faction', id: 'a' }],
  ['#/decks', { screen: 'decks' }],
  ['#/decks/a', { screen: 'deck', id: 'a' }],
  ['#/events/a', { screen: 'event', id: 'a' }],
  ['#/events/a/lists', { screen: 'event', id: 'a', part: 'lists' }],
  ['#/encounters', { screen: 'encounters' }],
  ['#/encounters/a', { screen: 'encounter', id: 'a' }],
  ['#/encounters/a/show', { screen: 'encounter-show', id: 'a' }],
  ['#/print', { screen: 'print', table: 'characters' }],
  ['#/print/decks/a', { screen: 'print', table: 'decks', id: 'a' }],
  ['#/library', { screen: 'library' }],
  ['#/library/trash', { screen: 'library', part: 'trash' }],
  ['#/templates', { screen: 'templates' }],
  ['#/studio/a', { screen: 'studio', id: 'a' }],
  ['#/glossary', { screen: 'glossary' }],
  ['#/settings', { screen: 'settings' }],
  ['#/about', { screen: 'about' }],
];

describe('the address of a screen', () => {
  it.each(ROUTES)('parses and formats %s to the same address', (address, expectedRoute) => {
    expect(formatHash(expectedRoute)).toBe(address);
    expect(parseRoute(address)).toEqual(expectedRoute);
  });

  it.each([
    ['', { screen: 'characters' }],
    ['#/no-such-screen', { screen: 'characters' }],
    ['#/compare', { screen: 'characters' }],
    ['#/studio', { screen: 'templates' }],
    ['#/teams/', { screen: 'teams' }],
    ['#/teams/a/more', { screen: 'team', id: 'a' }],
    ['#/teams/50%', { screen: 'team', id: '50%' }],
    ['#/events/a/other', { screen: 'event', id: 'a' }],
    ['#/encounters/a/other', { screen: 'encounter', id: 'a' }],
    ['#/library/other', { screen: 'library' }],
    ['#/print/other/a', { screen: 'print', table: 'characters', id: 'a' }],
    ['#/print/fonts/a', { screen: 'print', table: 'characters', id: 'a' }],
  ] as const)('leads from %s to the nearest screen', (address, expectedRoute) => {
    expect(parseRoute(address)).toEqual(expectedRoute);
  });
});

it('getDocumentRoute opens a document on its own screen, and a glossary or font on the screen that lists them', () => {
  expect(
    (['decks', 'encounters', 'glossaries', 'fonts', 'templates'] as const).map((storeName) =>
      formatHash(getDocumentRoute(storeName, 'a')),
    ),
  ).toEqual(['#/decks/a', '#/encounters/a', '#/glossary', '#/templates', '#/studio/a']);
});
