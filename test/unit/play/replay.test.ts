/** Whom a replay looks at: those at the table, and those that an event brings. */

import { expect, it } from 'vitest';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import { parseValue } from '../../../src/shared/document/parse.ts';
import type { Character } from '../../../src/shared/document/schema.ts';
import { GAMES } from '../../../src/shared/games/catalogue.ts';
import { replay } from '../../../src/shared/play/replay.ts';
import { baseCharacter } from '../../support/documents/fixture.ts';
import { LOADED_GAMES } from '../../support/games.ts';
import { normalFinding } from '../../support/play/normal-form.ts';

const known = (id: string, more: object = {}): Character => ({ ...baseCharacter(), id, ...more });
const legal = known('lamp');
const illegal = known('wick', { level: 99 });
/** Whoever asks for one of its numbers fails. */
const untouchable = Object.defineProperty(known('far'), 'power', {
  get() {
    throw new Error('nobody asked for this character');
  },
}) as Character;

const summon = (character: string) => ({ kind: 'summon', id: `pet-${character}`, side: 'a', character });
const parsed = parseValue(GAMES, {
  ...{ format: 'rollcall.encounter', version: 1, ruleset: 'supers-unlimited', id: 't', name: 't' },
  sides: ['a', 'b'].map((id) => ({ id, models: [{ id: `${id}1`, character: 'lamp' }] })),
  log: [],
});
const replayed = (characters: readonly Character[], ...log: JsonObject[]) => {
  if (!parsed.ok || parsed.document.format !== 'rollcall.encounter') throw new Error(JSON.stringify(parsed));
  return replay(LOADED_GAMES, { ...parsed.document, log }, { characters });
};

it('brings a legal character that is known, no illegal one, and nobody unknown', () => {
  const { findings, encounter } = replayed(
    [legal, illegal, { ...legal, id: 'wick' }],
    ...['lamp', 'wick', 'nobody'].map(summon),
  );
  expect(findings.map(normalFinding)).toMatchObject([
    { code: 'order.target', path: '/log/1' },
    { code: 'order.unknown', path: '/log/2', actual: 'nobody' },
  ]);
  expect([...(encounter?.state.models.keys() ?? [])]).toEqual(['a1', 'b1', 'pet-lamp']);
});

it('leaves alone who is known and not asked for', () => {
  expect(replayed([legal, illegal, untouchable], summon('lamp')).accepted).toBe(1);
  expect(() => replayed([legal, untouchable], summon('far'))).toThrow('nobody asked');
});
