/** Why an offer cannot be had, in a few words beside its button: who and what stand there already. */
import { shortened } from '../../text/short.ts';
import { formatText, type LateText } from '../../texts/late-text.ts';
import { formatList } from '../../texts/lists.ts';
import type { Translate } from '../../texts/translate.ts';
import type { Refusal } from '../event/refusal.ts';
import { namesOf } from '../names.ts';
import type { Candidate, PlayRules } from '../play-rules.ts';
import type { ActiveEncounter } from '../state.ts';
import { dutyText, labelText, phaseText, sentence, valueWords } from './event-text.ts';

/** One sentence: `It costs 3 AP; 1 is left.` The play is as it was when the event was refused. */
export function refusalText(
  translate: Translate,
  rules: PlayRules,
  encounter: ActiveEncounter,
  event: Candidate,
  refusal: Refusal,
): string {
  const { code, actual, required, targets = [] } = refusal;
  const name = namesOf(translate, rules, encounter);
  const own = rules.words?.reason?.(translate, encounter, event, refusal, name);
  if (own !== undefined) return own;
  const value = shortened(String(actual ?? ''));
  switch (code) {
    case 'order.over':
      return translate('offerRefusals.over');
    case 'order.due':
      return actual === 'nothing'
        ? translate('offerRefusals.nothingDue')
        : translate('offerRefusals.due', { duty: dutyText(translate, rules, encounter) ?? value });
    case 'order.phase':
      return translate('offerRefusals.phase', { phase: phaseText(translate, rules, encounter) });
    case 'order.turn':
      return encounter.state.active === null
        ? translate('offerRefusals.turn')
        : translate('offerRefusals.turnOf', { name: name(encounter.state.active) });
    case 'order.state':
      return `${sentence(formatText(translate, rules.conditions[value] ?? value))}.`;
    case 'order.limit':
      return Number(actual) > Number(required)
        ? translate('offerRefusals.tooMuch', { value, max: String(required) })
        : translate('offerRefusals.usedUp');
    case 'order.cost':
      return translate('offerRefusals.cost', {
        cost: `${required}${unitOf(translate, rules, encounter, event)}`,
        value,
      });
    case 'order.target':
      return targets.length === 0
        ? translate('offerRefusals.target')
        : translate('offerRefusals.targets', {
            names: formatList(translate.language, targets.map(name), 'disjunction'),
          });
    case 'order.choice':
      return choiceText(
        translate,
        value,
        rules.conditions[`${event.kind}:${value}`],
        valueWords(translate, rules, value) ?? name(value),
      );
    case 'order.unknown':
      return translate('offerRefusals.unknown', { value });
    case 'order.event':
      return translate('offerRefusals.event');
    case 'order.payload':
      return translate('offerRefusals.missingKey', {
        key: formatText(
          translate,
          rules.words?.keys?.[`${event.kind}.${value}`] ?? rules.words?.keys?.[value] ?? value,
        ),
      });
    case 'order.dice':
      return translate('offerRefusals.dice');
  }
}

function choiceText(translate: Translate, value: string, why: LateText | undefined, name: string): string {
  if (why !== undefined) return `${sentence(formatText(translate, why))}.`;
  return value === 'missing'
    ? translate('offerRefusals.missingEntry')
    : translate('offerRefusals.choice', { value: name });
}

function unitOf(translate: Translate, rules: PlayRules, encounter: ActiveEncounter, event: Candidate): string {
  const cost = rules.costOf?.(encounter, event);
  return cost === undefined ? '' : ` ${labelText(translate, rules, cost.of)}`;
}
