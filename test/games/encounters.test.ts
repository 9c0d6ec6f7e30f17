/** Tests that every game has a sample encounter that is ready to play with the sample characters. */

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parseText } from '../../src/shared/document/parse.ts';
import type { AnyDocument, Character } from '../../src/shared/document/schema.ts';
import { GAMES } from '../../src/shared/games/catalogue.ts';
import { listLeadingOffers } from '../../src/shared/play/offers.ts';
import { getPlayRules } from '../../src/shared/play/playable-game.ts';
import { openEncounter } from '../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../support/games.ts';

function readDocuments(folderPath: string): AnyDocument[] {
  if (!existsSync(folderPath)) return [];
  return readdirSync(folderPath).map((fileName) => {
    const parsed = parseText(GAMES, readFileSync(`${folderPath}/${fileName}`, 'utf8'));
    if (!parsed.ok) throw new Error(`${fileName} cannot be read at ${parsed.error.path}`);
    return parsed.document;
  });
}

const isCharacter = (document: AnyDocument): document is Character => document.format === 'rollcall.character';

describe.each(LOADED_GAMES.all.filter(({ play }) => play !== undefined).map(({ id }) => id))(
  'samples of %s',
  (ruleset) => {
    const characters = readDocuments(`samples/${ruleset}/characters`).filter(isCharacter);

    it('include at least eight characters', () => {
      expect(characters.length).toBeGreaterThanOrEqual(8);
    });

    it('include an encounter that can begin', () => {
      const encounters = readDocuments(`samples/${ruleset}/encounters`);
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
  },
);
