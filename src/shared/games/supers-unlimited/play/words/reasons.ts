/** Why something cannot be had, where its code alone does not tell somebody who lacks the book. */

import { t, texts } from '../../../../i18n/phrases.ts';
import { orText } from '../../../../play/event/key-text.ts';
import type { Refusal } from '../../../../play/event/refusal.ts';
import type { NameOf } from '../../../../play/names.ts';
import type { Candidate } from '../../../../play/play-spec.ts';
import type { SuPlay } from '../state.ts';

/** By `kind:value` of a choice, or by the fact behind a target, a limit or a moment. */
const REASONS: Readonly<Record<string, string>> = texts({
  'roll:missing': 'something is left to choose: the row of Plasma X on a 9 or 10, or every Effect of the order',
  'terrain-roll:missing': 'each side that rolls needs its die',
  'subplots:missing': 'each side needs its Subplot',
  'subplots:reroll': 'all dice leave the choice, so they are rolled again',
  'recover:hp': 'HP come back in the Recovery of its Turn, not by this Action',
  'recover:ko': 'it wakes up in the Recovery of its Turn only',
  'gimmick:tag-team': 'it is played when the Activation of another Super of the team has ended',
  'gimmick:we-go-again': 'it is played right after another Gimmick of the team',
  'gimmick:synergism': 'it is played right after an Action of its own',
  'gimmick:arcane-node': 'it is played right after an Action of its own',
  'gimmick:mastermind': 'it is played right after an Action of its own',
  'gimmick:ultimate-adaptation': 'it is played right after an Action of its own',
  'gimmick:restoration': 'it is played when its Recovery begins, before the first roll',
  'gimmick:second-wind': 'it is played at the end of its own Recovery',
  'gimmick:elusive': 'it is played when an attack on it is declared',
  'gimmick:enduring': 'it is played when an attack on it is declared',
  'gimmick:evasion': 'it is played right after an attack on it',
  'gimmick:shake-it-off': 'it is played right after an attack on it',
  'gimmick:arcane-scholar': 'it is played when its Activation begins, before the first Action',
  'E-43': 'it has had its last Turn',
  'E-48': 'rolled for already in this Recovery',
  'E-53': 'each Action at most twice in an Activation, moves twice in all',
  'E-55': 'somebody has reacted to this',
  'E-57': 'it is not on the table, or not there any more',
  'E-59': 'an enemy is within 1 inch',
  'E-61': 'the initiative was held in this Turn',
  'E-67': 'an enemy is in base contact',
  'E-72': 'an enemy is within 1 inch',
  'E-74': 'too far above or below',
  'E-79': 'out of reach, or an enemy is within 1 inch of who shoots',
  'E-83': 'a Throw takes Super Strength, Psychokinesis, Telekinesis or Thaumatokinesis',
  'E-94': 'only Bash and Throw use an Object, and a large one takes an Ability',
  'E-107': 'who is entangled hits only the Entangle with Fight and Aim, and only these hit an Entangle',
  'E-121': 'the Gimmick does not reach it',
  'E-123': 'only attacks on Fight or Aim Resistance hurt what is no Character',
  'E-137': 'it is not to be tried, or is resolved',
  'E?31': 'others of the side go first',
  'E-131': 'it happens once',
});

/** What has its place in the set-up. */
const SETUP: ReadonlySet<string> = new Set([
  ...['terrain-roll', 'deployment', 'scenario', 'marker-roll', 'quest'],
  ...['subplots', 'plasma-roll', 'wits', 'turn-order', 'deploy'],
]);

/** `Not at or with Wasp: too far above or below.` */
export function reason(play: SuPlay, { kind }: Candidate, refusal: Refusal, name: NameOf): string | undefined {
  const { code, fact = '', actual, required, targets = [] } = refusal;
  const why = Object.hasOwn(REASONS, fact) ? REASONS[fact] : undefined;
  switch (code) {
    case 'order.choice': {
      const choice = REASONS[`${kind}:${actual}`];
      return choice === undefined ? undefined : sentence(choice);
    }
    case 'order.phase':
      return play.state.phase === 'setup' && SETUP.has(kind)
        ? t`A later step of the set-up is done already.`
        : undefined;
    case 'order.target':
      if (why === undefined) return undefined;
      return t`Not at or with ${targets.length === 0 ? t`this` : orText(targets.map(name))}: ${why}.`;
    case 'order.limit':
      return why === undefined || Number(actual) > Number(required) ? undefined : sentence(why);
    default:
      return undefined;
  }
}

const sentence = (why: string): string => `${why.charAt(0).toUpperCase()}${why.slice(1)}.`;
