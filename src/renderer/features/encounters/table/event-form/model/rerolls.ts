/** Dice of a roll that are rolled again: by what that is allowed, and which dice. */
import { keysOf } from '../../../../../../shared/play/event/event-keys.ts';
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import { offerOf } from '../../../../../../shared/play/offers.ts';
import type { Candidate, PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { eventFields, type FieldChoice, withField } from '../../../../../../shared/play/table/event-fields.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';

export const REROLLS = '/rerolls';

/** As an event has them: places in the list of faces, and the faces that come instead. */
export interface Reroll {
  readonly by: string;
  readonly indexes: readonly number[];
  readonly dice: readonly number[];
}

export const rerollsOf = ({ rerolls }: Candidate): readonly Reroll[] =>
  Array.isArray(rerolls) ? (rerolls as readonly Reroll[]) : [];

/** What lets somebody roll dice of this event again, those that are in use among them. */
export function rerollChoices(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: Candidate,
): FieldChoice[] {
  const words = keysOf(rules, activeEncounter, event).rerolls?.keysOfItems?.by?.among ?? [];
  const used = rerollsOf(event);
  return words.flatMap((by) => {
    const tried = used.some((each) => each.by === by) ? used : [...used, { by, indexes: [], dice: [] }];
    const trial = withField(event, REROLLS, tried);
    if ('refused' in judgeEvent(rules, activeEncounter, trial, false)) return [];
    return [labelled(translate, rules, activeEncounter, trial, by)];
  });
}

function labelled(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  event: Candidate,
  by: string | number,
): FieldChoice {
  const list = eventFields(translate, rules, activeEncounter, offerOf(rules, activeEncounter, event, false)).find(
    ({ path }) => path === REROLLS,
  );
  const choices = list?.entries?.flatMap((entry) => entry.flatMap((field) => field.choices ?? [])) ?? [];
  return choices.find(({ value }) => value === by) ?? { value: by, label: String(by) };
}

/** The rerolls with one more, or without the one of this name. */
export const withReroll = (rerolls: readonly Reroll[], by: string): readonly Reroll[] | undefined =>
  listed(
    rerolls.some((each) => each.by === by)
      ? rerolls.filter((each) => each.by !== by)
      : [...rerolls, { by, indexes: [], dice: [] }],
  );

/** The rerolls with a die more or less in one of them; its faces are to be rolled anew. */
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
