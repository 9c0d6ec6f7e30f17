/** What is offered is what is legal, in both directions: on the command line and in the app. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../src/shared/document/json/json-object.ts';
import { ACTIONS } from '../../../src/shared/games/action-round/play/actions.ts';
import { ACTION_PACK } from '../../../src/shared/games/battletech-kcw/action-pack.ts';
import type { Encounter } from '../../../src/shared/play/encounter/encounter.ts';
import { judgeEvent } from '../../../src/shared/play/event/judge-event.ts';
import { offers } from '../../../src/shared/play/offers.ts';
import type { Candidate, PlaySpec } from '../../../src/shared/play/play-spec.ts';
import { advance, openEncounter } from '../../../src/shared/play/replay.ts';
import type { Play } from '../../../src/shared/play/state.ts';
import { playOf } from '../../../src/shared/registry/plays.ts';
import { randomGame, rules as supersUnlimited } from '../../games/supers-unlimited/play/support/random-log.ts';
import { encounters, type Pick, picker } from '../../support/play/play-logs.ts';
import { TABLES } from '../../support/play/play-tables.ts';
import { drawEvent, enterable, isReachable, type Names } from '../../support/play/reachable.ts';
import { runs } from '../../support/runs.ts';

const NAMES: Names = {
  'action.name': ['attack-close', 'aim', 'draw', 'talk', 'recover', 'use-skill', 'load', 'Fire', 'run', 'block', 'x'],
  'reaction.name': ['smash', 'hunch', 'raise', 'counter-stunt', 'opportunity-attack', 'x'],
  attack: ['Beam', 'Bash'],
  power: ['Ice'],
  'lift.name': ['glow', 'daze', 'defend'],
};

const AIMED = /^attack|^(?:charge|trick|stunt|assist|assessment|command|influence|gambit|aim)$/;

/** Keys that an event may have and that say nothing in it, so that no form asks for them. */
function idleKeys({ options, state }: Play, { kind, name, model, effect, marker }: JsonObject): readonly string[] {
  switch (kind) {
    case 'pass':
      return options['ssua.passForfeits'] ? [] : ['model'];
    case 'initiative':
      if (options['bt.extendedInitMods'] === false) return ['modifier'];
      return options['ar.initMode'] === 'typed' ? ['dice'] : options['ar.initMode'] === 'd20' ? ['score'] : [];
    case 'reaction':
      return name === 'slam' ? [] : ['feet'];
    case 'action':
      return 'ar.initMode' in options
        ? idleInAction(String(name))
        : (isPack(options, name) ?? (model === state.active ? ['anytime'] : []));
    case 'inflict':
      return [...(effect === 'control' ? [] : ['type']), ...(effect === 'countdown' ? [] : ['source'])];
    case 'manipulate':
      return marker === undefined ? ['trait', 'dice', 'powerUp', 'growth', 'rerolls'] : [];
    default:
      return [];
  }
}

function idleInAction(name: string): readonly string[] {
  if (!ACTIONS.has(name)) return ['remove'];
  return ['as', 'area', ...(name === 'recover' ? [] : ['remove']), ...(AIMED.test(name) ? [] : ['target'])];
}

/** What the action pack says of an action itself. */
const isPack = (options: Play['options'], name: unknown): readonly string[] | undefined =>
  options['bt.actionPack'] === true && ACTION_PACK.some(({ id }) => id === String(name).trim().toLowerCase())
    ? ['sa', 'move', 'anytime', 'pm', 'am', 'tm']
    : undefined;

const withoutIdle = (play: Play, event: JsonObject): JsonObject & Candidate => {
  const idle = idleKeys(play, event);
  // Names of the pack are offered as the pack writes them; the case of letters makes no difference.
  const named = isPack(play.options, event.name) ? { ...event, name: String(event.name).trim().toLowerCase() } : event;
  return Object.fromEntries(Object.entries(named).filter(([key]) => !idle.includes(key))) as JsonObject & Candidate;
};

/** Events that are allowed now and that nobody could enter. */
function missing(rules: PlaySpec, play: Play, pick: Pick): JsonObject[] {
  const all = enterable(rules, play);
  return [...rules.events.keys()].flatMap((kind) => {
    const event = withoutIdle(play, drawEvent(rules, play, kind, NAMES, pick) as JsonObject);
    const isAllowed = 'allowed' in judgeEvent(rules, play, event, false);
    return !isAllowed || isReachable(rules, play, all, event) ? [] : [event];
  });
}

/** Looks at the play after some of the events of a random game. */
function look(encounter: Encounter, every: number, at: (rules: PlaySpec, play: Play) => void): void {
  const rules = playOf(encounter);
  const { play } = openEncounter(encounter, {});
  if (!play) throw new Error('the table of the test is not legal');
  for (const [i, event] of [...(encounter.log ?? []).entries()]) {
    if (i % every === 0) at(rules, play);
    advance(rules, play, event);
  }
  at(rules, play);
}

describe.each(TABLES.map((table) => [table.ruleset, table] as const))('%s', (_, table) => {
  it('accepts what it offers, once the dice are rolled', () => {
    const law = fc.property(encounters(table), (encounter) => {
      look(encounter, 5, (rules, play) => {
        for (const { event } of enterable(rules, play)) {
          const judged = judgeEvent(rules, play, event, false);
          if ('refused' in judged && judged.refused.code !== 'order.payload') expect([event, judged]).toBeUndefined();
        }
      });
    });
    fc.assert(law, { seed: 31, numRuns: runs(40) });
  });

  it('offers what it accepts', () => {
    const law = fc.property(encounters(table), fc.nat(), (encounter, seed) => {
      const pick = picker(seed);
      look(encounter, 3, (rules, play) => expect(missing(rules, play, pick)).toEqual([]));
    });
    fc.assert(law, { seed: 32, numRuns: runs(160), endOnFailure: true });
  });
});

/** How a model moves hangs on dozens of keys, of which a form asks for those that its type of movement has. */
const MOVEMENTS = ['move', 'run', 'charge'];

describe('supers-unlimited', () => {
  it('offers what it accepts and accepts what it offers, movement apart', () => {
    const law = fc.property(fc.nat(1_000_000), (seed) => {
      const pick = picker(seed);
      let last = 0;
      randomGame(seed, 60, (state, _, go) => {
        go();
        last += 1;
        if (last % 10 > 0) return;
        const play = state as unknown as Play;
        expect(missing(supersUnlimited, play, pick).filter(({ kind }) => !MOVEMENTS.includes(String(kind)))).toEqual(
          [],
        );
        for (const { event } of offers(supersUnlimited, play).filter(({ refused }) => refused === undefined)) {
          expect(judgeEvent(supersUnlimited, play, event, false)).toHaveProperty('allowed');
        }
      });
    });
    fc.assert(law, { seed: 33, numRuns: runs(40), endOnFailure: true });
  });
});
