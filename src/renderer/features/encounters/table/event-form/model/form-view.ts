/** What a form shows: its fields, its dice, what is wrong with it, and what it promises. */

import { valueAt } from '../../../../../../shared/document/pointer.ts';
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import { type Offer, offerOf } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import { type EventField, eventFields } from '../../../../../../shared/play/table/event-fields.ts';
import type { DieMark, Forecast, ForecastRoll } from '../../../../../../shared/play/table/forecast.ts';
import { offerText } from '../../../../../../shared/play/table/offer-text.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { shortName } from '../../../../../strings/documents/short-name.ts';
import { type FormState, meantBy } from './form-state.ts';
import { type DiceField, diceOf, leavesOf, nameOf } from './leaves.ts';
import { readFaces } from './read-faces.ts';
import { refusedField } from './refused-field.ts';

export interface DiceList extends DiceField {
  readonly text: string;
  readonly faces: readonly number[];
  /** How many are still to come. */
  readonly missing: number;
  /** Whose they are where there are several lists, else what they are for. */
  readonly name: string;
  /** What each face counts; undefined where nothing is known of it. */
  readonly marks: readonly DieMark[] | undefined;
  readonly markText: Readonly<Record<DieMark, string>> | undefined;
}

export interface FormView {
  readonly offer: Offer;
  readonly fields: readonly EventField[];
  readonly dice: readonly DiceList[];
  readonly forecast: Forecast | undefined;
  /** What is wrong, by the path of its field. */
  readonly problems: ReadonlyMap<string, string>;
  /** Why it cannot be handed in, its dice apart. */
  readonly refused: string | undefined;
  readonly chapter: string | undefined;
  /** Dice that are still to be rolled or typed. */
  readonly missing: number;
}

export function viewOf(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
): FormView {
  const offer: Offer = { ...offerOf(rules, activeEncounter, form.event, form.isFree), dice: form.asked };
  const fields = eventFields(translate, rules, activeEncounter, offer);
  const forecast = rules.forecast?.(translate, activeEncounter, form.event);
  const lists = diceOf(fields);
  const dice = lists.map((field, i) => ({
    ...diceList(form, field),
    name: (lists.length > 1 ? nameOf(field.of) : undefined) ?? field.label,
    ...marksOf(forecast?.rolls[i] ?? forecast?.rolls[0]),
  }));
  const missing = dice.reduce((sum, list) => sum + Math.max(0, list.missing), 0);
  const problems = new Map(textProblems(translate, form, fields, dice));
  const judged = judgeEvent(rules, activeEncounter, form.event, dice.length > 0 && missing === 0);
  const refusal = 'refused' in judged ? judged.refused : undefined;
  const words = refusal && offerText(translate, rules, activeEncounter, { ...offer, refused: refusal });
  // What was typed says it better than the rules can.
  const refused = [...problems.values()][0] ?? words?.refused;
  const at = refusal && refusedField(leavesOf(fields), refusal);
  // What is not stated yet says the button: its field is in sight, and empty.
  const isOpen = refusal?.code === 'order.payload' && at !== undefined && valueAt(form.event, at) === undefined;
  if (at !== undefined && words?.refused !== undefined && !problems.has(at) && !isOpen) problems.set(at, words.refused);
  return { offer, fields, dice, forecast, problems, refused, chapter: words?.chapter, missing };
}

const marksOf = (roll: ForecastRoll | undefined) => ({ marks: roll?.marks, markText: roll?.markText });

function diceList({ texts }: FormState, field: DiceField): Omit<DiceList, 'name' | 'marks' | 'markText'> {
  const faces = Array.isArray(field.value) ? (field.value as number[]) : [];
  const text = texts[field.path] ?? faces.join(' ');
  return { ...field, text, faces, missing: field.dice.length - faces.length };
}

function* textProblems(
  translate: Translate,
  { texts }: FormState,
  fields: readonly EventField[],
  dice: readonly DiceList[],
): Iterable<[string, string]> {
  for (const field of leavesOf(fields)) {
    const text = texts[field.path];
    const isNumber = field.type === 'number' || field.type === 'inches';
    if (!isNumber || text === undefined || text.trim() === '' || meantBy(field, text) !== undefined) continue;
    yield [field.path, field.type === 'inches' ? translate('eventForm.noInches') : translate('eventForm.noNumber')];
  }
  for (const {
    path,
    text,
    dice: { sides },
    missing,
  } of dice) {
    const { wrong } = readFaces(text, sides);
    if (wrong !== undefined) yield [path, translate('eventForm.noFace', { word: shortName(wrong), sides })];
    else if (missing < 0) yield [path, translate('eventForm.tooMany', { n: -missing })];
  }
}
