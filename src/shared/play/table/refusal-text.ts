/** Why an offer cannot be had, in a few words beside its button: who and what stand there already. */
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Refusal } from '../event/refusal.ts';
import { namesOf } from '../names.ts';
import type { Candidate, PlaySpec } from '../play-spec.ts';
import type { Play } from '../state.ts';
import { dutyText, labelText, phaseText, sentence, valueWords } from './event-text.ts';

/** One sentence: `It costs 3 AP; 1 is left.` The play is as it was when the event was refused. */
export function refusalText(t: Translate, rules: PlaySpec, play: Play, event: Candidate, refusal: Refusal): string {
  const { code, actual, required, targets = [] } = refusal;
  const name = namesOf(t, rules, play);
  const own = rules.words?.reason?.(t, play, event, refusal, name);
  if (own !== undefined) return own;
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.over':
      return t('offerRefusals.over');
    case 'order.due':
      return actual === 'nothing'
        ? t('offerRefusals.nothingDue')
        : t('offerRefusals.due', { duty: dutyText(t, rules, play) ?? value });
    case 'order.phase':
      return t('offerRefusals.phase', { phase: phaseText(t, rules, play) });
    case 'order.turn':
      return play.state.active === null
        ? t('offerRefusals.turn')
        : t('offerRefusals.turnOf', { name: name(play.state.active) });
    case 'order.state':
      return `${sentence(formatText(t, rules.conditions[value] ?? value))}.`;
    case 'order.limit':
      return Number(actual) > Number(required)
        ? t('offerRefusals.tooMuch', { value, max: String(required) })
        : t('offerRefusals.usedUp');
    case 'order.cost':
      return t('offerRefusals.cost', { cost: `${required}${unitOf(t, rules, play, event)}`, value });
    case 'order.target':
      return targets.length === 0
        ? t('offerRefusals.target')
        : t('offerRefusals.targets', { names: formatList(t.language, targets.map(name), 'disjunction') });
    case 'order.choice':
      return choiceText(
        t,
        value,
        rules.conditions[`${event.kind}:${value}`],
        valueWords(t, rules, value) ?? name(value),
      );
    case 'order.unknown':
      return t('offerRefusals.unknown', { value });
    case 'order.event':
      return t('offerRefusals.event');
    case 'order.payload':
      return t('offerRefusals.missingKey', {
        key: formatText(t, rules.words?.keys?.[`${event.kind}.${value}`] ?? rules.words?.keys?.[value] ?? value),
      });
    case 'order.dice':
      return t('offerRefusals.dice');
  }
}

function choiceText(t: Translate, value: string, why: LateText | undefined, name: string): string {
  if (why !== undefined) return `${sentence(formatText(t, why))}.`;
  return value === 'missing' ? t('offerRefusals.missingEntry') : t('offerRefusals.choice', { value: name });
}

function unitOf(t: Translate, rules: PlaySpec, play: Play, event: Candidate): string {
  const cost = rules.costOf?.(play, event);
  return cost === undefined ? '' : ` ${labelText(t, rules, cost.of)}`;
}
