/** Tests the content of the second screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import harbour from '../../../../../samples/supers-unlimited/encounters/harbour-lamps-out.encounter.json' with {
  type: 'json',
};
import { createRulesView } from '../../../../../src/renderer/features/encounters/play-screen/second-screen/second-screen-view.ts';
import type { Encounter } from '../../../../../src/shared/document/kinds/encounter.ts';
import type { Character } from '../../../../../src/shared/document/schema.ts';
import { getPlayRules } from '../../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../../src/shared/play/replay.ts';
import { LOADED_GAMES } from '../../../../support/games.ts';
import { translate } from '../../../../support/texts.ts';

const readCharacters = (): Character[] =>
  readdirSync('samples/supers-unlimited/characters').map((fileName) =>
    JSON.parse(readFileSync(`samples/supers-unlimited/characters/${fileName}`, 'utf8')),
  );

it('shows the scenario, the score of each side, and the character of each model for its portrait', () => {
  const log = [
    { kind: 'scenario', scenario: 'slugfest', dice: [2] },
    { kind: 'turn-order', order: ['first-watch', 'foundry-shift'] },
    { kind: 'start' },
    { kind: 'choose', model: 'fresnel' },
  ];
  const encounter = { ...harbour, log } as unknown as Encounter;
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter, { characters: readCharacters() });
  if (activeEncounter === undefined) throw new Error(JSON.stringify(findings));
  const view = createRulesView(translate, {
    gameCatalog: LOADED_GAMES,
    encounter,
    rules: getPlayRules(LOADED_GAMES, encounter),
    activeEncounter,
    previousActiveEncounter: undefined,
    findings: [],
    refused: new Map(),
  });
  expect(view).toMatchObject({ scenario: 'Slugfest', stage: undefined, holderCharacter: 'fresnel' });
  expect(view.sides.map(({ score }) => score)).toEqual([
    expect.stringMatching(/^0 VP · \d+ Levels in play$/),
    expect.stringMatching(/^0 VP · \d+ Levels in play$/),
  ]);
  expect(view.sides[0]?.models.at(-1)).toMatchObject({ character: 'harbour-volunteer' });
});
