import { describe, expect, it } from 'vitest';
import { listLeadingOffers } from '../../../../src/shared/play/offers.ts';
import { groupOffers, type Option } from '../../../../src/shared/play/play-screen/offer-groups.ts';
import { getPlayRules } from '../../../../src/shared/play/playable-game.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { createEncounter } from '../../../support/play/encounter.ts';
import { translate } from '../../../support/texts.ts';

/** Groups the offers of an Action Round encounter in the turn of the character `lamp`. */
function groupTurnOffers() {
  const encounter = createEncounter('action-round', {
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
      translate,
      rules,
      activeEncounter as ActiveEncounter,
      listLeadingOffers(rules, activeEncounter as ActiveEncounter),
    ),
  };
}

const listOptions = (groups: ReturnType<typeof groupTurnOffers>['groups']): Option[] =>
  groups.flatMap(({ options }) => [...options]);

describe('groupOffers', () => {
  it('shows every offer exactly once', () => {
    const { rules, play: encounter, groups } = groupTurnOffers();
    const shownOffers = listOptions(groups).flatMap(
      ({ offer, targets }) => targets?.map((target) => target.offer) ?? [offer],
    );
    expect(shownOffers.map(({ event }) => event)).toHaveLength(listLeadingOffers(rules, encounter).length);
    expect(new Set(listOptions(groups).map(({ key }) => key)).size).toBe(listOptions(groups).length);
  });

  it('combines the targets of an action in one option', () => {
    const aimOption = listOptions(groupTurnOffers().groups).find(({ offer }) => offer.event.name === 'aim');
    expect(aimOption?.targets?.map(({ id }) => id)).toEqual(['moth', 'bell']);
  });

  it('lists allowed options before refused ones', () => {
    for (const { options } of groupTurnOffers().groups) {
      const refusals = options.map(({ words }) => words.refused !== undefined);
      expect(refusals).toEqual(refusals.toSorted((a, b) => Number(a) - Number(b)));
    }
  });

  it('groups the offers of models whose turn it is not as reactions', () => {
    const { groups } = groupTurnOffers();
    for (const { id, options } of groups) {
      for (const { model } of options) if (model !== undefined && id !== 'turn') expect(id).toBe('react');
    }
    expect(groups.find(({ id }) => id === 'react')?.options.map(({ model }) => model)).toContain('moth');
  });
});
