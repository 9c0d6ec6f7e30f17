/** Whose cards and pieces the game on a table needs, and under which names. */

import { describe, expect, it } from 'vitest';
import type { Encounter } from '../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { layoutDeckCard } from '../../../src/shared/print/deck/layout-deck.ts';
import { createEncounterPieceSet } from '../../../src/shared/print/deck/pieces.ts';
import { listEncounterCharacters, listEncounterModels } from '../../../src/shared/print/encounter-cards.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { createEncounter, type TestEvent } from '../../support/play/encounter.ts';
import { translate } from '../../support/texts.ts';
import { fonts } from '../sheet/files.ts';

const hero = (id: string, more: Record<string, unknown> = {}) => ({ ...readBaseCharacter(), id, name: id, ...more });
const moth = hero('moth', { level: 1, hp: { total: 5, red: 2 } });
const moths = (n: number) =>
  Array.from({ length: n }, (_entry, index) => ({ id: `moth-${index + 1}`, character: 'moth', copy: index + 1 }));
const game = (log: readonly TestEvent[] = [], setup?: Record<string, unknown>): Encounter =>
  createEncounter('supers-unlimited', {
    sides: { a: ['anvil'], b: moths(6) },
    characters: { anvil: hero('anvil'), moth, spare: hero('spare') },
    log,
    more: { a: { gimmicks: ['tag-team', 'evasion'] }, b: { gimmicks: ['tag-team'] } },
    ...(setup ? { setup } : {}),
  });

describe('the cards of an encounter', () => {
  it('show each of its characters once and no others', () => {
    const { printed, unknownIds } = listEncounterCharacters(GAMES, game(), [hero('spare') as unknown as Character]);
    expect([printed.map(({ character, copies }) => [character.id, copies]), unknownIds]).toEqual([
      [
        ['anvil', 1],
        ['moth', 1],
      ],
      [],
    ]);
  });

  it('show one card for each Super and one for four Henchmen, with the model numbers', () => {
    const { printed } = listEncounterModels(GAMES, game(), []);
    expect(printed.map(({ playedAs }) => playedAs)).toEqual([
      { name: 'anvil', template: 'dashboard' },
      { name: 'moth 1–4', template: 'bridge' },
      { name: 'moth 5–6', template: 'bridge' },
    ]);
  });

  it('print the model numbers and leave the encounter unchanged', () => {
    const encounter = game();
    const before = structuredClone(encounter);
    const [, card] = listEncounterModels(GAMES, encounter, []).printed;
    if (!card) throw new Error('no card');
    const deck = { printed: [card], factions: [], getPictureBook: () => new Map() };
    const laid = layoutDeckCard(GAMES, card, deck as never, fonts, (list) => list);
    expect(laid.template.id).toBe('bridge');
    expect(JSON.stringify(laid.cards[0]?.front.items)).toContain('1–4');
    expect(encounter).toEqual(before);
  });

  it('name groups that act as one and list unknown characters', () => {
    const lamp = { agility: 4, mind: 4 };
    const sides = { a: [{ id: 'l', character: 'lamp', count: 6 }, 'gone'] };
    const { printed, unknownIds } = listEncounterModels(
      GAMES,
      createEncounter('ssua', { sides, characters: { lamp } }),
      [],
    );
    expect([printed.map(({ playedAs }) => playedAs?.name), unknownIds]).toEqual([['lamp ×6'], ['gone']]);
  });
});

describe('the pieces of an encounter', () => {
  const copiesIn = (kind: string, encounter: Encounter) => {
    const { printed } = listEncounterCharacters(GAMES, encounter, []);
    const members = printed.map(({ character }) => character);
    const { use, options } = createEncounterPieceSet(kind, encounter, replay(LOADED_GAMES, encounter), members);
    const pieces = GAMES.getGame(encounter).card.listPieces(translate, kind, options ?? {}, use);
    return Object.fromEntries(pieces.map(({ id, copies }) => [id, copies]));
  };

  it('include the Gimmicks of each side', () => {
    expect(copiesIn('gimmick', game())).toEqual({ 'tag-team': 2, evasion: 1 });
  });

  it('include the markers of every scenario until one is chosen', () => {
    const open = copiesIn('marker', game());
    expect(open).toMatchObject({ power: 6, 'quest-any': 1, objective: 4, deployment: 2, prize: 2, vip: 2 });
    const chosen = copiesIn('marker', game([{ kind: 'scenario', scenario: 'danger-zone', dice: [3] }]));
    expect(chosen).toMatchObject({ power: 6, deployment: 2 });
    expect(Object.keys(chosen).filter((id) => /quest|objective/.test(id))).toEqual([]);
  });

  it('include tokens for what the models can cause, and things with damage boxes', () => {
    const things = [{ id: 'fish-crate', kind: 'object', rank: 2 }];
    const pieces = copiesIn('marker', game([], { things }));
    expect(pieces).toMatchObject({ stun: 4, ko: 4, 'thing-fish-crate': 1 });
    expect(pieces).not.toHaveProperty('poison');
    expect(pieces).not.toHaveProperty('altitude-1');
  });

  it('include one token per model in a small game', () => {
    const sides = { a: Array.from({ length: 12 }, (_entry, index) => `l${index}=lamp`) };
    const encounter = createEncounter('ssua', { sides, characters: { lamp: { agility: 4, mind: 4 } } });
    expect(copiesIn('marker', encounter)).toMatchObject({ activated: 12, ap: 12 });
  });
});
