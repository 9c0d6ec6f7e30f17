/** The laws of play (laws 1 to 6, laws 27 to 37) on games by chance. */

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { JsonObject } from '../../../../src/shared/document/json/json-object.ts';
import type { SuEncounter } from '../../../../src/shared/games/supers-unlimited/play/state.ts';
import { judgeEvent } from '../../../../src/shared/play/event/judge-event.ts';
import { truncateLog } from '../../../../src/shared/play/log/log.ts';
import { replay } from '../../../../src/shared/play/replay.ts';
import type { ActiveEncounter } from '../../../../src/shared/play/state.ts';
import { createStateSnapshot } from '../../../../src/shared/play/state-snapshot.ts';
import { LOADED_GAMES } from '../../../support/games.ts';
import { runs } from '../../../support/runs.ts';
import { type RandomGame, randomGame, rules } from './support/random-log.ts';

const EVENTS = 120;
const view = (encounter: SuEncounter | ActiveEncounter): JsonObject =>
  createStateSnapshot(rules, encounter as unknown as ActiveEncounter, 'supers-unlimited');
const text = (encounter: SuEncounter | ActiveEncounter): string => JSON.stringify(view(encounter));

/** Runs a law on games of all seeds. */
const forGames = (games: number, law: (seed: number) => void) =>
  fc.assert(fc.property(fc.nat(1_000_000), law), { numRuns: runs(games), seed: 4610 });

const eachStep = (games: number, law: (encounter: SuEncounter, event: JsonObject, go: () => boolean) => void): void =>
  forGames(games, (seed) => void randomGame(seed, EVENTS, law));

const replayed = ({ encounter, log }: RandomGame, events = log.length) =>
  replay(LOADED_GAMES, truncateLog({ ...encounter, log: [...log] }, events));

const total = (encounter: SuEncounter, id: string) => encounter.figures.get(id)?.character.hp.total ?? 0;
/** After each of thousands of events vitest takes longer than the law: it is asked only where there is something to say. */
function expectNone(odd: readonly unknown[]): void {
  if (odd.length > 0) expect(odd).toEqual([]);
}
const FREE = new Set(['inflict', 'trait-roll', 'claim', 'thing', 'summon', 'dismiss', 'react', 'gimmick', 'adjust']);
const sumPp = ({ state }: SuEncounter) => [...state.models.values()].reduce((sum, { pp }) => sum + pp, 0);

describe('laws of all games', () => {
  it('1: a cut log gives the state of that step, and the rest the old end', () => {
    const steps = [1, 17, 60, EVENTS];
    forGames(60, (seed) => {
      const views = new Map<number, string>();
      let events = 0;
      const game = randomGame(seed, EVENTS, (encounter, _, go) => {
        go();
        events += 1;
        if (steps.includes(events)) views.set(events, text(encounter));
      });
      for (const step of steps) {
        const { encounter } = replayed(game, step);
        expect(encounter && text(encounter)).toBe(views.get(step));
      }
    });
  });

  it('2, 3: a refused event changes nothing; an accepted one is accepted again in the same state; notes change nothing', () => {
    eachStep(100, (encounter, event, go) => {
      const before = text(encounter);
      const first = 'allowed' in judgeEvent(rules, encounter as unknown as ActiveEncounter, event);
      const again = 'allowed' in judgeEvent(rules, encounter as unknown as ActiveEncounter, event);
      const isUnchanged = text(encounter) === before;
      const accepted = go();
      if (!isUnchanged || again !== first || accepted !== first)
        expect([isUnchanged, again, accepted]).toEqual([true, first, first]);
      if ((!first || event.kind === 'note') && text(encounter) !== before) expect(text(encounter)).toBe(before);
    });
  });

  it('2: events are accepted or give one finding with their path', () => {
    forGames(60, (seed) => {
      const game = randomGame(seed, EVENTS);
      const { findings, accepted, events } = replayed(game);
      expect(accepted + findings.length).toBe(events);
      expect(new Set(findings.map(({ path }) => path)).size).toBe(findings.length);
    });
  });

  it('4: every id is there, once; no number of a model is negative', () => {
    eachStep(100, (encounter, _, go) => {
      go();
      const { state } = encounter;
      const lists = [state.deployed, state.finalTurns, [...rules.mayAct(encounter as unknown as ActiveEncounter)]];
      const odd = lists.filter((list) => !list.every((id) => state.models.has(id)) || new Set(list).size < list.length);
      const low = [...state.models.values()].filter(
        ({ hp, pp, power, move, altitude, effects, countdown }) =>
          ![hp, pp, power, move, altitude].every((n) => n >= 0) ||
          ![...effects.values(), ...countdown.values()].every((n) => n > 0),
      );
      expectNone([...odd, ...low]);
    });
  });

  it('5: never stuck', () => {
    eachStep(100, (encounter, _, go) => {
      go();
      if (encounter.state.phase === 'over') return;
      const core = encounter as unknown as ActiveEncounter;
      const open = [...rules.listCandidates(core)].some(
        (event) => !FREE.has(event.kind) && 'allowed' in judgeEvent(rules, core, event as JsonObject, false),
      );
      if (!open) expect(view(encounter)).toBe('not stuck');
    });
  });

  it('6: ids may be called otherwise', () => {
    forGames(40, (seed) => {
      const { encounter, log } = randomGame(seed, EVENTS);
      const renamed = (value: string) =>
        value.replace(/\b([abc])-(one|two|three)\b/g, (_, side: string, n: string) => `zz${side}${n}`);
      const whole = JSON.stringify({ ...encounter, log });
      const one = replay(LOADED_GAMES, JSON.parse(whole));
      const other = replay(LOADED_GAMES, JSON.parse(renamed(whole)));
      if (!one.encounter || !other.encounter) throw new Error('not played');
      expect(text(other.encounter)).toBe(renamed(text(one.encounter)));
    });
  });
});

describe('laws of Supers Unlimited', () => {
  it('27: PP and HP stay within their bounds; who is out has none, whoever is in has some', () => {
    eachStep(100, (encounter, event, go) => {
      const isOut = new Map([...encounter.state.models].map(([id, { out }]) => [id, out]));
      go();
      const isExcepted = event.kind === 'dismiss' || event.kind === 'adjust' || encounter.state.phase === 'over';
      const odd = [...encounter.state.models].filter(([id, { pp, power, hp, out }]) => {
        const isWithin = pp <= power && hp <= total(encounter, id);
        const goesOut = out && isOut.get(id) === false && !isExcepted;
        return !isWithin || (hp === 0 && !out) || (goesOut && hp !== 0);
      });
      expectNone(odd);
    });
  });

  it('28: no Action more than twice, no more than two Movement Actions', () => {
    eachStep(100, ({ state }, _, go) => {
      go();
      const frames = [state.frame, ...state.due.filter((duty) => duty.due === 'control')];
      const most = frames.flatMap((frame) => (frame ? [frame.movements, ...Object.values(frame.used)] : []));
      expectNone(most.filter((used) => !(Number(used) <= 2)));
    });
  });

  it('29, 30: Reactions cost 1 PP and are not for the KO’ed, paralysed and stunned', () => {
    eachStep(100, (encounter, event, go) => {
      const before = sumPp(encounter);
      const is = encounter.state.models.get(String(event.model));
      const isAble = is && !is.ko && !is.effects.has('stun') && !is.effects.has('paralysis');
      if (event.kind !== 'react' || !go()) {
        if (event.kind !== 'react') go();
        return;
      }
      expect(isAble).toBe(true);
      expect(before - sumPp(encounter)).toBeGreaterThanOrEqual(1);
    });
  });

  it('30: an Action costs 1 PP or a point of Control, more only by Power Up and Ride Along', () => {
    const actions = ['called-shot', 'move', 'run', 'charge', 'climb-high', 'attack', 'manipulate', 'ability'];
    eachStep(100, (encounter, event, go) => {
      const control = encounter.state.due[0]?.due === 'control' ? encounter.state.due[0] : undefined;
      const points = control?.points ?? 0;
      const before = sumPp(encounter);
      if (!go() || !actions.includes(event.kind as string)) return;
      const plain = event.powerUp !== true && event.gimmicks === undefined;
      if (!plain) return;
      const isFree = event.charge === true;
      expect(before - sumPp(encounter)).toBe(control || isFree ? 0 : 1);
      if (control) expect(points - control.points).toBe(isFree ? 0 : 1);
    });
  });

  it('31: Refresh gives each friend 1 at most', () => {
    eachStep(60, (encounter, event, go) => {
      const before = new Map([...encounter.state.models].map(([id, { pp }]) => [id, pp]));
      if (!go() || event.kind !== 'choose') return;
      const odd = [...encounter.state.models].filter(([id, { pp }]) => !(pp <= (before.get(id) ?? 0) + 1));
      expectNone(odd);
    });
  });

  it('33: finalTurns only shrink, and after the Endgame no Henchman begins a Turn', () => {
    eachStep(100, (encounter, event, go) => {
      const { endgame, finalTurns } = encounter.state;
      const before = new Set(finalTurns);
      const isAccepted = go();
      if (!endgame) return;
      expectNone(encounter.state.finalTurns.filter((id) => !before.has(id)));
      const begins = isAccepted && (event.kind === 'choose' || event.kind === 'hold');
      if (begins) expect(encounter.figures.get(encounter.state.active ?? '')?.character.isSuper).toBe(true);
    });
  });

  it('34: the scenario gives 2 VP, or 1 to each of those that are tied', () => {
    eachStep(100, (encounter, _, go) => {
      const wasOver = encounter.state.phase === 'over';
      const before = [...encounter.state.vp.values()].reduce((sum, n) => sum + n, 0);
      const subplots = encounter.state.subplots.length;
      go();
      const isScored = encounter.state.phase === 'over' && encounter.state.scenario !== null;
      if (wasOver || !isScored || subplots > 0) return;
      const totals = [...encounter.state.totals.values()];
      const tied = totals.filter((n) => n === Math.max(...totals)).length;
      expect([...encounter.state.vp.values()].reduce((sum, n) => sum + n, 0) - before).toBe(tied > 1 ? tied : 2);
    });
  });

  it('35, 36: models, markers and things are neither lost nor doubled; a Gimmick is in the pool or used', () => {
    eachStep(100, (encounter, event, go) => {
      const { state } = encounter;
      const count = () => state.models.size + state.markers.size + state.things.size;
      const before = count();
      const isAccepted = go();
      const brings = ['summon', 'thing', 'scenario', 'subplots'].includes(event.kind as string);
      if ((!isAccepted || !brings) && count() !== before) expect(count()).toBe(before);
      const doubled = [...state.gimmicks.values()].filter((pool) => new Set(pool).size !== pool.length);
      expectNone(doubled);
      if (encounter.figures.size !== state.models.size) expect(encounter.figures.size).toBe(state.models.size);
      if (state.lastGimmick)
        expect(state.gimmicks.get(state.lastGimmick.side)).not.toContain(state.lastGimmick.gimmick);
    });
  });

  it('32: Paralysis never grows beyond the stronger attack', () => {
    eachStep(60, ({ state }, event, go) => {
      const before = new Map([...state.models].map(([id, { effects }]) => [id, effects.get('paralysis') ?? 0]));
      const [first] = state.due;
      if (!go() || first?.due !== 'attack' || event.kind !== 'roll') return;
      const more = state.models.get(first.by)?.bonusSuccesses ?? 0;
      const hit = Number(state.last.successes) + more;
      const odd = [...state.models].filter(
        ([id, { effects }]) => !((effects.get('paralysis') ?? 0) <= Math.max(before.get(id) ?? 0, hit)),
      );
      expectNone(odd);
    });
  });

  it('37: nothing is due after what makes nothing due, and an answer takes its duty away', () => {
    const quiet = ['end-activation', 'end-turn', 'pass', 'choose', 'start'];
    const answers = ['roll', 'knockback', 'collapse', 'end-control', 'end-recovery'];
    eachStep(60, ({ state }, event, go) => {
      const [first] = state.due;
      if (!go()) return;
      if (quiet.includes(String(event.kind))) expectNone(state.due);
      if (first && answers.includes(String(event.kind))) expect(state.due.includes(first)).toBe(false);
    });
  });
});
