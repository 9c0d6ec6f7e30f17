/** Tests which characters a replay reads: those in the encounter and those that an event adds. */

import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { readBaseCharacter } from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { normalizeFinding } from '../../support/play/normal-form.ts';

const createCharacter = (characterId: string, changes: object = {}): Character => ({
  ...readBaseCharacter(),
  id: characterId,
  ...changes,
});
const legalCharacter = createCharacter('lamp');
const illegalCharacter = createCharacter('wick', { level: 99 });
/** A character whose Power throws when it is read. */
const untouchable = Object.defineProperty(createCharacter('far'), 'power', {
  get() {
    throw new Error('nobody asked for this character');
  },
}) as Character;

const createSummon = (character: string) => ({ kind: 'summon', id: `pet-${character}`, side: 'a', character });
const parsed = parseValue(GAMES, {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'supers-unlimited', id: 't', name: 't' },
  sides: ['a', 'b'].map((id) => ({ id, models: [{ id: `${id}1`, character: 'lamp' }] })),
  log: [],
});
const replayWith = (characters: readonly Character[], ...log: JsonObject[]) => {
  if (!parsed.ok || parsed.document.format !== 'rollcall.encounter') throw new Error(JSON.stringify(parsed));
  return replay(LOADED_GAMES, { ...parsed.document, log }, { characters });
};

it('replay adds a known legal character to the game, but no illegal or unknown one', () => {
  const { findings, encounter } = replayWith(
    [legalCharacter, illegalCharacter, { ...legalCharacter, id: 'wick' }],
    ...['lamp', 'wick', 'nobody'].map(createSummon),
  );
  expect(findings.map(normalizeFinding)).toMatchObject([
    { code: 'order.target', path: '/log/1' },
    { code: 'order.unknown', path: '/log/2', actual: 'nobody' },
  ]);
  expect([...(encounter?.state.models.keys() ?? [])]).toEqual(['a1', 'b1', 'pet-lamp']);
});

it('replay does not read characters that no event mentions', () => {
  expect(replayWith([legalCharacter, illegalCharacter, untouchable], createSummon('lamp')).accepted).toBe(1);
  expect(() => replayWith([legalCharacter, untouchable], createSummon('far'))).toThrow('nobody asked');
});
