/** Edits the rerolls of an event: the dice, and the ability that allows the reroll. */
import { getEventKeys } from '../../../../../../shared/play/event/event-keys.ts';
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import { createOffer } from '../../../../../../shared/play/offers.ts';
import type { CandidateEvent, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import {
  createEventFields,
  type FieldChoice,
  setField,
} from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

export const REROLLS = '/rerolls';

/** A reroll in an event: the indexes of the dice, and their new faces. */
export interface Reroll {
  readonly by: string;
  readonly indexes: readonly number[];
  readonly dice: readonly number[];
}

export const rerollsOf = ({ rerolls }: CandidateEvent): readonly Reroll[] =>
  Array.isArray(rerolls) ? (rerolls as readonly Reroll[]) : [];

/** Lists the abilities that allow rerolls for this event, including those that are used already. */
export function rerollChoices(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
): FieldChoice[] {
  const words = getEventKeys(rules, activeEncounter, event).rerolls?.itemKeys?.by?.allowedValues ?? [];
  const used = rerollsOf(event);
  return words.flatMap((by) => {
    const tried = used.some((each) => each.by === by) ? used : [...used, { by, indexes: [], dice: [] }];
    const trial = setField(event, REROLLS, tried);
    if ('refused' in judgeEvent(rules, activeEncounter, trial, false)) return [];
    return [labelled(translate, rules, activeEncounter, trial, by)];
  });
}

function labelled(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: CandidateEvent,
  by: string | number,
): FieldChoice {
  const list = createEventFields(
    translate,
    rules,
    activeEncounter,
    createOffer(rules, activeEncounter, event, false),
  ).find(({ path }) => path === REROLLS);
  const choices = list?.entries?.flatMap((entry) => entry.flatMap((field) => field.choices ?? [])) ?? [];
  return choices.find(({ value }) => value === by) ?? { value: by, label: String(by) };
}

/** Adds a reroll, or removes the one with this name. */
export const withReroll = (rerolls: readonly Reroll[], by: string): readonly Reroll[] | undefined =>
  listed(
    rerolls.some((each) => each.by === by)
      ? rerolls.filter((each) => each.by !== by)
      : [...rerolls, { by, indexes: [], dice: [] }],
  );

/** Adds or removes a die of a reroll. The faces are cleared, because they have to be rolled again. */
export const withIndex = (rerolls: readonly Reroll[], by: string, index: number): readonly Reroll[] =>
  rerolls.map((each) => {
    if (each.by !== by) return each;
    const indexes = each.indexes.includes(index)
      ? each.indexes.filter((other) => other !== index)
      : [...each.indexes, index].sort((a, b) => a - b);
    return { ...each, indexes, dice: [] };
  });

const listed = (rerolls: readonly Reroll[]): readonly Reroll[] | undefined =>
  rerolls.length === 0 ? undefined : rerolls;
