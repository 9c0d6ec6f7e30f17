/** Events, outcomes and duties in words, with names. */
import { describe, expect, it } from 'vitest';
import { play as supersUnlimited } from '../../../../../src/shared/games/supers-unlimited/play/play.ts';
import { createOffer } from '../../../../../src/shared/play/offers.ts';
import type { PlayRules } from '../../../../../src/shared/play/play-rules.ts';
import {
  formatDuty,
  formatEvent,
  formatEventOutcome,
  listBoardNotes,
} from '../../../../../src/shared/play/play-screen/event-text.ts';
import { createOfferTexts } from '../../../../../src/shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../src/shared/play/state.ts';
import { t } from '../../../../support/texts.ts';
import { acting, character, type Event, played, STARTED, type Table } from '../support/table.ts';

const rules = supersUnlimited as PlayRules;
const NAMED = [
  character('anna', { name: 'Anvil' }),
  character('bert', { name: 'Wasp' }),
  character('ansel', { name: 'Moth' }),
  character('bo', { name: 'Kite' }),
];
const core = (log: readonly Event[], table: Table = {}) =>
  played({ characters: NAMED, ...table, log }).encounter as unknown as ActiveEncounter;
const attack = (more: object = {}): Event =>
  ({ kind: 'attack', model: 'anna', attack: 'Bash', targets: [{ target: 'bert' }], ...more }) as Event;
const inflict = (effect: string, amount: number, more: object = {}): Event =>
  ({ kind: 'inflict', model: 'bert', effect, amount, by: 'anna', ...more }) as Event;

describe('lines', () => {
  const table: Table = { setup: { things: [{ id: 'old-car', kind: 'object', rank: 1 }] } };
  const quest: Event = { kind: 'scenario', scenario: 'super-quest' };
  const encounter = core([quest, ...acting('anna')], table);

  it.each<[Event, string]>([
    [{ kind: 'terrain-roll', rolls: [{ side: 'a', dice: [7] }] } as never, 'Terrain Roll: a 7'],
    [{ kind: 'deployment', type: 'zones', dice: [4] }, 'Deployment by Zones (the die shows 4)'],
    [{ kind: 'scenario', scenario: 'hold-ground' }, 'The scenario is Hold Ground'],
    [{ kind: 'quest', marker: 'quest-2', type: 'might' }, 'Quest Marker 2 is Might'],
    [
      { kind: 'subplots', picks: [{ side: 'a', subplot: 'prize', prize: 'might' }] } as never,
      'Subplots: a the Prize of Might',
    ],
    [{ kind: 'turn-order', order: ['b', 'a'] }, 'Turns go in the order b, then a'],
    [{ kind: 'choose', model: 'anna', returns: ['ansel'] }, 'Anvil is chosen; Moth back on the table'],
    [
      { kind: 'choose', model: 'anna', upkeep: [{ model: 'ansel', pp: 2, what: 'Shell' }] } as never,
      'Anvil is chosen; Moth pays 2 PP for Shell',
    ],
    [{ kind: 'activate', dangerous: 2 }, 'The Activation begins, into Dangerous Terrain (2 Damage)'],
    [{ kind: 'charge', model: 'anna', inches: 4 }, 'Anvil charges 4 inches'],
    [
      { kind: 'move', model: 'anna', by: 'flight', inches: 3, up: 2, plasma: true },
      'Anvil moves 3 inches by Flight, 2 up, onto a Plasma X marker',
    ],
    [
      { kind: 'run', model: 'anna', inches: 1, with: ['ansel'], gimmicks: ['ride-along'] },
      'Anvil runs 1 inch, with Moth along, playing Ride Along',
    ],
    [attack(), 'Anvil attacks Wasp with Bash'],
    [
      attack({ targets: [{ target: 'bert', cover: true, distance: 2 }], charge: true, object: 'old-car' }),
      'Anvil attacks Wasp (2 inches away, in Cover) with Bash, out of the Charge, hitting with Old Car',
    ],
    [attack({ targets: [{ target: 'entangle:anna' }] }), 'Anvil attacks the Entangle on Anvil with Bash'],
    [attack({ gimmicks: ['sunday-punch'] }), 'Anvil attacks Wasp with Bash, playing Sunday Punch'],
    [{ kind: 'manipulate', model: 'anna', marker: 'quest-1', dice: [3, 9] }, 'Anvil tries Quest Marker 1: 3, 9'],
    [{ kind: 'recover', model: 'anna', what: 'ko', dice: [7] }, 'Anvil rolls to wake up: 7'],
    [
      { kind: 'recover', model: 'anna', what: 'stun', dice: [7], powerUp: true },
      'Anvil rolls to shake off Stun with Power Up: 7',
    ],
    [{ kind: 'react', model: 'bert', reaction: 'block' }, 'Wasp blocks'],
    [
      { kind: 'react', model: 'bo', reaction: 'fallen-ally', ally: 'bert', distance: 3, inches: 5 },
      'Kite reacts to the fall of Wasp: a move 5 inches',
    ],
    [{ kind: 'gimmick', model: 'bert', gimmick: 'mastermind', supers: ['bo'] }, 'Wasp plays Mastermind: Kite'],
    [inflict('damage', 3), 'Wasp takes 3 Damage from Anvil'],
    [{ kind: 'claim', marker: 'quest-1', models: ['anna', 'ansel'] }, 'At Quest Marker 1: Anvil and Moth'],
    [
      { kind: 'thing', thing: { id: 'old-car', kind: 'object', rank: 1 } },
      'Old Car is on the table, an Object of Rank 1',
    ],
    [{ kind: 'adjust', model: 'bert', field: 'hp', to: 4 }, 'Wasp: HP is 4'],
    [{ kind: 'adjust', model: 'bert', field: 'ko', to: 0 }, 'Wasp is no longer KO’ed'],
  ])('%j', (event, words) => {
    expect(formatEvent(t, rules, encounter, event)).toBe(words);
  });
});

describe('what came of it', () => {
  const came = (log: readonly Event[], table?: Table) => {
    const whole = [...acting('anna'), ...log];
    return formatEventOutcome(t, rules, core(whole, table), whole.at(-1) as Event);
  };

  it('an attack: Successes, POWs, and what the target takes', () => {
    expect(came([attack(), { kind: 'roll', dice: [2, 3, 4] }])).toBe('Bash of Anvil on Wasp: no Success');
    expect(came([attack(), { kind: 'roll', dice: [2, 9, 10, 1] }])).toBe(
      'Bash of Anvil on Wasp: 2 Successes, 1 POW: Wasp takes 2 Damage',
    );
    const weak: Event = { kind: 'adjust', model: 'bert', field: 'hp', to: 1 };
    expect(came([weak, attack(), { kind: 'roll', dice: [2, 9, 1] }])).toBe(
      'Bash of Anvil on Wasp: 1 Success: Wasp takes 1 Damage and is Incapacitated',
    );
  });

  it('staying awake, Knockback, Slams', () => {
    const red: Event = { kind: 'adjust', model: 'bert', field: 'hp', to: 4 };
    expect(came([red, inflict('damage', 1), { kind: 'roll', dice: [1, 2, 3] }])).toBe('Wasp is KO’ed with no Success');
    const push = [inflict('knockback', 7), { kind: 'knockback', distance: 4, contact: 'bo' } as Event];
    expect(came(push)).toBe('Wasp takes it');
    expect(came([...push, { kind: 'roll', dice: [10, 1] }])).toBe('Slam of Wasp: 1 Damage and 1 Stun');
  });

  it('Poison at the end of the Recovery, and an Activation that there is not', () => {
    const hurt = [...acting('anna').slice(0, -1)];
    const poison: Event = { kind: 'adjust', model: 'anna', field: 'poison', to: 2 };
    const ko: Event = { kind: 'adjust', model: 'anna', field: 'ko', to: 1 };
    const words = (...log: readonly Event[]) =>
      formatEventOutcome(t, rules, core([...hurt, ...log]), log.at(-1) as Event);
    expect(words(poison, { kind: 'activate' })).toBe('2 Damage by Poison');
    expect(words(ko, { kind: 'activate' })).toBe('Anvil is KO’ed and has no Actions');
  });

  it('the end of the game', () => {
    const log: Event[] = [{ kind: 'scenario', scenario: 'slugfest' }, ...STARTED, { kind: 'end-game' }];
    expect(formatEventOutcome(t, rules, core(log), { kind: 'end-game' })).toBe('the game is a draw: a 1 VP, b 1 VP');
  });
});

describe('what is asked', () => {
  it('names the player who decides and what the dice mean', () => {
    const red: Event = { kind: 'adjust', model: 'bert', field: 'hp', to: 4 };
    const duty = (...log: readonly Event[]) => formatDuty(t, rules, core([...acting('anna'), ...log]));
    expect(duty(attack())).toBe(
      'Does Wasp’s player answer with Block for 1 PP? If not, Anvil’s player rolls 3 dice for Bash on Wasp: each 5 or more is a Success',
    );
    expect(duty(red, inflict('damage', 1))).toBe(
      'Wasp’s player rolls 3 dice to keep Wasp awake in the Red Zone: each 7 or more is a Success, without one it is KO’ed',
    );
    expect(duty(inflict('knockback', 5))).toBe(
      'Anvil’s player moves Wasp 3 inches straight away: how far does it get, and what does it hit?',
    );
    expect(duty(inflict('control', 2, { type: 'all' }))).toBe(
      'Anvil’s player acts with Wasp: 2 Actions left, or end the Control',
    );
  });

  it('an objective says how it is tried', () => {
    const log: Event[] = [{ kind: 'scenario', scenario: 'danger-zone' }, ...STARTED];
    const [agreed, markers] = listBoardNotes(t, rules, core(log));
    expect(agreed).toBe('Agreed: scenario Danger Zone');
    expect(markers).toContain('Power Marker 1 (any Trait against 8), Power Marker 2');
  });
});

describe('why not', () => {
  const words = (log: readonly Event[], event: Event, table: Table = {}) => {
    const encounter = core(log, table);
    return createOfferTexts(t, rules, encounter, createOffer(rules, encounter, event as never, false));
  };

  it('what stands behind a target, a limit or a Gimmick, with its chapter', () => {
    const bound = [...acting('anna'), { kind: 'adjust', model: 'anna', field: 'entangle', to: 2 } as Event];
    expect(words(bound, attack())).toMatchObject({
      label: 'Attack with Bash',
      refused:
        'Not at or with Wasp: who is entangled hits only the Entangle with Fight and Aim, and only these hit an Entangle.',
      chapter: 'chapter 6',
    });
    const twice = [...acting('anna'), ...Array(2).fill({ kind: 'called-shot', model: 'anna' })] as Event[];
    expect(words(twice, { kind: 'called-shot', model: 'anna' })).toMatchObject({
      refused: 'Each Action at most twice in an Activation, moves twice in all.',
      chapter: 'chapter 3',
    });
    const table: Table = { gimmicks: { a: ['tag-team'] } };
    expect(words(acting('anna'), { kind: 'gimmick', model: 'ansel', gimmick: 'tag-team' }, table)).toMatchObject({
      refused: 'It is played when the Activation of another Super of the team has ended.',
      chapter: 'chapter 7',
    });
  });
});
