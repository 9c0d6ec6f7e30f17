/** Tests which cards and pieces an encounter needs, and under which names. */

import { describe, expect, it } from 'vitest';
import { listBuiltInTemplates } from '../../../src/shared/card/template/built-in-templates.ts';
import type { DisplayItem, TextItem } from '../../../src/shared/display/display-list.ts';
import { mm, toPt } from '../../../src/shared/display/units.ts';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { layoutDeckCard } from '../../../src/shared/print/deck/layout-deck.ts';
import { createEncounterPieceSet } from '../../../src/shared/print/deck/pieces.ts';
import { listEncounterCharacters, listEncounterModels } from '../../../src/shared/print/encounter-cards.ts';
import type { PrintedCharacter } from '../../../src/shared/print/printed-characters.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { createEncounter, type TestEvent } from '../../support/play/encounter.ts';
import { translate } from '../../support/texts.ts';
import { fonts } from '../sheet/files.ts';

const createHero = (heroId: string, heroKeys: Record<string, unknown> = {}) => ({
  ...readBaseCharacter(),
  id: heroId,
  name: heroId,
  ...heroKeys,
});
/** A Henchman, since its Level is below 3. Anvil is a Super. */
const mothCharacter = createHero('moth', { level: 1, hp: { total: 5, red: 2 } });
const createMoths = (mothCount: number) =>
  Array.from({ length: mothCount }, (_entry, index) => ({
    id: `moth-${index + 1}`,
    character: 'moth',
    copy: index + 1,
  }));
const createGame = (logEvents: readonly TestEvent[] = [], setup?: Record<string, unknown>): Encounter =>
  createEncounter('supers-unlimited', {
    sides: { a: ['anvil'], b: createMoths(6) },
    characters: { anvil: createHero('anvil'), moth: mothCharacter, spare: createHero('spare') },
    log: logEvents,
    sideFields: { a: { gimmicks: ['tag-team', 'evasion'] }, b: { gimmicks: ['tag-team'] } },
    ...(setup ? { setup } : {}),
  });

const listTexts = (items: readonly DisplayItem[]): TextItem[] =>
  items.flatMap((item) => (item.kind === 'group' ? listTexts(item.items) : item.kind === 'text' ? [item] : []));

describe('the cards of an encounter', () => {
  it('show each of its characters once and no others', () => {
    const { printed, unknownIds } = listEncounterCharacters(GAMES, createGame(), [
      createHero('spare') as unknown as Character,
    ]);
    expect([printed.map(({ character, copies }) => [character.id, copies]), unknownIds]).toEqual([
      [
        ['anvil', 1],
        ['moth', 1],
      ],
      [],
    ]);
  });

  it('show one card for each Super and one for four Henchmen, with the model numbers', () => {
    const { printed } = listEncounterModels(GAMES, createGame(), []);
    expect(printed.map(({ playedAs }) => playedAs)).toEqual([
      { name: 'anvil', template: 'dashboard', modelNumbers: [1] },
      { name: 'moth 1–4', template: 'bridge', modelNumbers: [1, 2, 3, 4] },
      { name: 'moth 5–6', template: 'bridge', modelNumbers: [5, 6] },
    ]);
  });

  it('list the numbers of models one by one where some are missing', () => {
    const mothModels = createMoths(6).filter(({ copy }) => copy !== 2);
    const { printed } = listEncounterModels(
      GAMES,
      createEncounter('supers-unlimited', {
        sides: { b: mothModels.reverse() },
        characters: { moth: mothCharacter },
      }),
      [],
    );
    expect(printed.map(({ playedAs }) => playedAs?.name)).toEqual(['moth 1, 3, 4, 5', 'moth 6']);
  });

  it('have one row of HP boxes for each model, with its number', () => {
    const bridge = listBuiltInTemplates(GAMES).find(({ id }) => id === 'bridge');
    const listRowNumbers = (printed: readonly PrintedCharacter[]) =>
      printed
        .filter(({ character }) => character.id === 'moth')
        .map((printedCharacter) => {
          const printDeck = { printed, factions: [], getPictures: () => new Map(), template: bridge };
          const { cards } = layoutDeckCard(GAMES, printedCharacter, printDeck as never, fonts, (list) => list);
          return listTexts(cards[0]?.front.items ?? [])
            .filter(({ y, text }) => y > toPt(mm(60)) && /^\d$/.test(text))
            .map(({ text }) => Number(text));
        });
    const game = createGame();
    expect(listRowNumbers(listEncounterModels(GAMES, game, []).printed)).toEqual([
      [1, 2, 3, 4],
      [5, 6],
    ]);
    expect(listRowNumbers(listEncounterCharacters(GAMES, game, []).printed)).toEqual([[1, 2, 3, 4]]);
  });

  it('print the model numbers and leave the encounter unchanged', () => {
    const testEncounter = createGame();
    const encounterCopy = structuredClone(testEncounter);
    const [, secondCard] = listEncounterModels(GAMES, testEncounter, []).printed;
    if (!secondCard) throw new Error('no card');
    const printDeck = { printed: [secondCard], factions: [], getPictures: () => new Map() };
    const cardLayout = layoutDeckCard(GAMES, secondCard, printDeck as never, fonts, (list) => list);
    expect(cardLayout.template.id).toBe('bridge');
    expect(JSON.stringify(cardLayout.cards[0]?.front.items)).toContain('1–4');
    expect(testEncounter).toEqual(encounterCopy);
  });

  it('name groups that act as one and list unknown characters', () => {
    const lampCharacter = { agility: 4, mind: 4 };
    const encounterSides = { a: [{ id: 'l', character: 'lamp', count: 6 }, 'gone'] };
    const { printed, unknownIds } = listEncounterModels(
      GAMES,
      createEncounter('ssua', { sides: encounterSides, characters: { lamp: lampCharacter } }),
      [],
    );
    expect([printed.map(({ playedAs }) => playedAs?.name), unknownIds]).toEqual([['lamp ×6'], ['gone']]);
  });
});

describe('the pieces of an encounter', () => {
  const countPieces = (pieceKind: string, testEncounter: Encounter) => {
    const { printed } = listEncounterCharacters(GAMES, testEncounter, []);
    const members = printed.map(({ character }) => character);
    const { use, options } = createEncounterPieceSet(
      pieceKind,
      testEncounter,
      replay(LOADED_GAMES, testEncounter),
      members,
    );
    const markerPieces = GAMES.getGame(testEncounter).card.listPieces(translate, pieceKind, options ?? {}, use);
    return Object.fromEntries(markerPieces.map(({ id, copies }) => [id, copies]));
  };

  it('include the Gimmicks of each side', () => {
    expect(countPieces('gimmick', createGame())).toEqual({ 'tag-team': 2, evasion: 1 });
  });

  it('include the markers of every scenario until one is chosen', () => {
    const openPieces = countPieces('marker', createGame());
    expect(openPieces).toMatchObject({ power: 6, 'quest-any': 1, objective: 4, deployment: 2, prize: 2, vip: 2 });
    const scenarioPieces = countPieces(
      'marker',
      createGame([{ kind: 'scenario', scenario: 'danger-zone', dice: [3] }]),
    );
    expect(scenarioPieces).toMatchObject({ power: 6, deployment: 2 });
    expect(Object.keys(scenarioPieces).filter((id) => /quest|objective/.test(id))).toEqual([]);
  });

  it('include tokens for what the models can cause, and things with damage boxes', () => {
    const boardThings = [{ id: 'fish-crate', kind: 'object', rank: 2 }];
    const markerPieces = countPieces('marker', createGame([], { things: boardThings }));
    expect(markerPieces).toMatchObject({ stun: 4, ko: 4, 'thing-fish-crate': 1 });
    expect(markerPieces).not.toHaveProperty('poison');
    expect(markerPieces).not.toHaveProperty('altitude-1');
  });

  it('include one token per model in a small game', () => {
    const encounterSides = { a: Array.from({ length: 12 }, (_entry, index) => `l${index}=lamp`) };
    const testEncounter = createEncounter('ssua', {
      sides: encounterSides,
      characters: { lamp: { agility: 4, mind: 4 } },
    });
    expect(countPieces('marker', testEncounter)).toMatchObject({ activated: 12, ap: 12 });
  });
});
