/** Plays of the tests of forms. */

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

export interface Opened {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
}

export function opened(encounter: Encounter): Opened {
  const rules = getPlayRules(LOADED_GAMES, encounter);
  const { activeEncounter } = openEncounter(LOADED_GAMES, encounter, {});
  if (!activeEncounter) throw new Error('the table of the test is not legal');
  for (const event of encounter.log) handIn({ rules, activeEncounter }, event);
  return { rules, activeEncounter };
}

export function handIn({ rules, activeEncounter }: Opened, event: JsonObject): void {
  const refused = submitLogEvent(rules, activeEncounter, event);
  if (refused) throw new Error(`refused: ${JSON.stringify([event, refused])}`);
}

/** The first allowed offer that has these values. */
export function offerLike({ rules, activeEncounter }: Opened, wanted: JsonObject): Offer {
  const found = listOffers(rules, activeEncounter).find(
    ({ event, refused }) =>
      refused === undefined &&
      Object.entries(wanted).every(([key, value]) => JSON.stringify(event[key]) === JSON.stringify(value)),
  );
  if (!found) throw new Error(`not offered: ${JSON.stringify(wanted)}`);
  return found;
}

const hero = (id: string): Character =>
  JSON.parse(readFileSync(`samples/supers-unlimited/characters/${id}.hero.json`, 'utf8')) as Character;

/** Brasslung acts; Slagheart and Wet Paint stand against it and Kitestring. */
export function onTheRoof(log: readonly JsonObject[] = []): Encounter {
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
    characters: ['brasslung', 'kitestring', 'slagheart', 'wet-paint'].map(hero),
    log: [
      { kind: 'turn-order', order: ['a', 'b'] },
      { kind: 'start' },
      { kind: 'choose', model: 'brasslung' },
      { kind: 'activate' },
      ...log,
    ],
  };
}
