/** Why an offer cannot be had, in a few words beside its button: who and what stand there already. */
import { t, translatePhrase } from '../../i18n/phrases.ts';
import { shortened } from '../../text/short.ts';
import { orText } from '../event/key-text.ts';
import type { Refusal } from '../event/refusal.ts';
import { namesOf } from '../names.ts';
import type { Candidate, PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { dutyText, phaseText, sentence, valueWords } from './event-text.ts';

/** One sentence: `It costs 3 AP; 1 is left.` The play is as it was when the event was refused. */
export function refusalText(rules: PlaySpec, play: Play, event: Candidate, refusal: Refusal): string {
  const { code, actual, required, targets = [] } = refusal;
  const name = namesOf(rules, play);
  const own = rules.words?.reason?.(play, event, refusal, name);
  if (own !== undefined) return own;
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.over':
      return t`The game is over.`;
    case 'order.due':
      return actual === 'nothing' ? t`Nothing waits for it.` : t`First: ${dutyText(rules, play) ?? value}.`;
    case 'order.phase':
      return t`Not now: ${phaseText(rules, play)}.`;
    case 'order.turn':
      return play.state.active === null ? t`Not its moment.` : t`Not its moment: ${name(play.state.active)} is acting.`;
    case 'order.state':
      return `${sentence(rules.conditions[value] ?? value)}.`;
    case 'order.limit':
      return Number(actual) > Number(required) ? t`${value} is too much: at most ${String(required)}.` : t`Used up.`;
    case 'order.cost':
      return t`It costs ${String(required)}${unitOf(rules, play, event)}; ${value} is left.`;
    case 'order.target':
      return targets.length === 0 ? t`Not at or with this.` : t`Not at or with ${orText(targets.map(name))}.`;
    case 'order.choice':
      return choiceText(value, rules.conditions[`${event.kind}:${value}`], valueWords(rules, value) ?? name(value));
    case 'order.unknown':
      return t`There is no “${value}” here.`;
    case 'order.event':
      return t`This game has no such event.`;
    case 'order.payload':
      return t`It still needs: ${rules.words?.keys?.[`${event.kind}.${value}`] ?? rules.words?.keys?.[value] ?? value}.`;
    case 'order.dice':
      return t`These dice do not fit.`;
  }
}

function choiceText(value: string, why: string | undefined, name: string): string {
  if (why !== undefined) return `${sentence(why)}.`;
  return value === 'missing' ? t`Somebody’s entry is missing.` : t`“${name}” cannot be chosen now.`;
}

function unitOf(rules: PlaySpec, play: Play, event: Candidate): string {
  const cost = rules.costOf?.(play, event);
  return cost === undefined ? '' : ` ${translatePhrase(cost.of)}`;
}
