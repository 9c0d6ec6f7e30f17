/** Sample encounters in progress for the tests of forms. */

import { readFileSync } from 'node:fs';
import type { JsonObject } from '../../../../../../../../src/shared/document/json/json-object.ts';
import type { Encounter } from '../../../../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../../../../src/shared/document/schema.ts';
import { listOffers, type Offer } from '../../../../../../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../../../../../../src/shared/play/play-rules.ts';
import { getPlayRules } from '../../../../../../../../src/shared/play/playable-game.ts';
import { openEncounter, submitLogEvent } from '../../../../../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../../../../../support/games.ts';

export interface SamplePlay {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
}

export function openSamplePlay(encounter: Encounter): SamplePlay {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  for (const event of encounter.log) submitEvent({ rules, activeEncounter }, event);
  return { rules, activeEncounter };
}

export function submitEvent({ rules, activeEncounter }: SamplePlay, event: JsonObject): void {
  const refusal = submitLogEvent(rules, activeEncounter, event);
  if (refusal) throw new Error(`refused: ${JSON.stringify([event, refusal])}`);
}

/** Returns the first allowed offer that has these values. */
export function findOffer({ rules, activeEncounter }: SamplePlay, expectedValues: JsonObject): Offer {
  const matchingOffer = listOffers(rules, activeEncounter).find(
    ({ event, refused: refusal }) =>
      refusal === undefined &&
      Object.entries(expectedValues).every(([key, value]) => JSON.stringify(event[key]) === JSON.stringify(value)),
  );
  if (!matchingOffer) throw new Error(`not offered: ${JSON.stringify(expectedValues)}`);
  return matchingOffer;
}

const readHero = (id: string): Character =>
  JSON.parse(readFileSync(`samples/supers-unlimited/characters/${id}.hero.json`, 'utf8')) as Character;

/** Creates an encounter of Brasslung and Kitestring against Slagheart and Wet Paint. Brasslung is active. */
export function createRoofEncounter(log: readonly JsonObject[] = []): Encounter {
  return {
    format: 'rollcall.encounter',
    version: 1,
    ruleset: 'supers-unlimited',
    id: 'roof',
    name: 'On the roof',
    seed: 5,
    sides: [
      { id: 'a', gimmicks: ['precision'], models: ['brasslung', 'kitestring'].map((id) => ({ id, character: id })) },
      { id: 'b', models: ['slagheart', 'wet-paint'].map((id) => ({ id, character: id })) },
    ],
    characters: ['brasslung', 'kitestring', 'slagheart', 'wet-paint'].map(readHero),
    log: [
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      { kind: 'choose', model: 'brasslung' },
      { kind: 'activate' },
      ...log,
    ],
  };
}
