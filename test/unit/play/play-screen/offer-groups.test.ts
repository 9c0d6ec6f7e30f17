import { describe, expect, it } from 'vitest';
import { listLeadingOffers } from '../../../../src/shared/play/offers.ts';
import { groupOffers, type Option } from '../../../../src/shared/play/play-screen/offer-groups.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { encounterOf } from '../../../support/play/encounter.ts';
import { t } from '../../../support/texts.ts';

/** In the turn of the lamp, of the Action Round. */
function inTurn() {
  const encounter = encounterOf('action-round', {
    sides: { reds: ['lamp'], blues: ['moth', 'bell'] },
    characters: {
      lamp: { powerLevel: 5, initiative: 12 },
      moth: { powerLevel: 5, initiative: 9 },
      bell: { powerLevel: 5, initiative: 8 },
    },
    log: [{ kind: 'begin' }, { kind: 'action', model: 'lamp', name: 'attack-close' }],
  });
  const { encounter: activeEncounter, findings } = replay(LOADED_GAMES, encounter);
  expect(findings).toEqual([]);
  const rules = getPlayRules(LOADED_GAMES, encounter);
  return {
    rules,
    play: activeEncounter as ActiveEncounter,
    groups: groupOffers(
      t,
      rules,
      activeEncounter as ActiveEncounter,
      listLeadingOffers(rules, activeEncounter as ActiveEncounter),
    ),
  };
}

const all = (groups: ReturnType<typeof inTurn>['groups']): Option[] => groups.flatMap(({ options }) => [...options]);

describe('options', () => {
  it('are all that is offered, each once', () => {
    const { rules, play: encounter, groups } = inTurn();
    const shown = all(groups).flatMap(({ offer, targets }) => targets?.map((target) => target.offer) ?? [offer]);
    expect(shown.map(({ event }) => event)).toHaveLength(listLeadingOffers(rules, encounter).length);
    expect(new Set(all(groups).map(({ key }) => key)).size).toBe(all(groups).length);
  });

  it('stand for all targets at once, with what is allowed first', () => {
    const aim = all(inTurn().groups).find(({ offer }) => offer.event.name === 'aim');
    expect(aim?.targets?.map(({ id }) => id)).toEqual(['moth', 'bell']);
  });

  it('show what is possible before what is not', () => {
    for (const { options } of inTurn().groups) {
      const refused = options.map(({ words }) => words.refused !== undefined);
      expect(refused).toEqual(refused.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('of whoever is not on are reactions', () => {
    const { groups } = inTurn();
    for (const { id, options } of groups) {
      for (const { model } of options) if (model !== undefined && id !== 'turn') expect(id).toBe('react');
    }
    expect(groups.find(({ id }) => id === 'react')?.options.map(({ model }) => model)).toContain('moth');
  });
});
