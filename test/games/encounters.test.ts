/** Every game has an encounter among its samples that is ready to play with its sample characters. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../src/shared/document/parse.ts';
import type { AnyDocument, Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { listLeadingOffers } from '../../src/shared/play/offers.ts';
import { getPlayRules } from '../../src/shared/play/playable-game.ts';
import { openEncounter } from '../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../support/games.ts';

function documentsIn(folder: string): AnyDocument[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder).map((file) => {
    const parsed = parseText(GAMES, readFileSync(`${folder}/${file}`, 'utf8'));
    if (!parsed.ok) throw new Error(`${file} cannot be read at ${parsed.error.path}`);
    return parsed.document;
  });
}

const isCharacter = (document: AnyDocument): document is Character => document.format === 'rollcall.character';

describe.each(LOADED_GAMES.all.filter(({ play }) => play !== undefined).map(({ id }) => id))('%s', (game) => {
  const characters = documentsIn(`samples/${game}/characters`).filter(isCharacter);

  it('has at least eight characters', () => {
    expect(characters.length).toBeGreaterThanOrEqual(8);
  });

  it('has an encounter that can begin', () => {
    const encounters = documentsIn(`samples/${game}/encounters`);
    expect(encounters.length).toBeGreaterThan(0);
    for (const encounter of encounters) {
      if (encounter.format !== 'rollcall.encounter') throw new Error(`${encounter.id} is no encounter`);
      const { findings, activeEncounter } = openEncounter(LOADED_GAMES, encounter, { characters });
      expect(findings).toEqual([]);
      expect(
        activeEncounter &&
          listLeadingOffers(getPlayRules(LOADED_GAMES, encounter), activeEncounter).some(({ refused }) => !refused),
      ).toBe(true);
    }
  });
});
