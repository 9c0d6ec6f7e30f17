/** The content of a form: its fields, its dice, its problems, and its forecast. */

import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import { judgeEvent } from '../../../../../../shared/play/event/judge-event.ts';
import { createOffer, type Offer } from '../../../../../../shared/play/offers.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import { createEventFields, type EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { DieMark, Forecast, ForecastRoll } from '../../../../../../shared/play/play-screen/forecast.ts';
import { createOfferTexts } from '../../../../../../shared/play/play-screen/offer-text.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { Translate } from '../../../../../../shared/texts/translate.ts';
import { shortenName } from '../../../../../strings/documents/shorten-name.ts';
import { type FormState, meantBy } from './form-state.ts';
import { type DiceField, diceOf, leavesOf, nameOf } from './leaves.ts';
import { readFaces } from './read-faces.ts';
import { refusedField } from './refused-field.ts';

export interface DiceList extends DiceField {
  readonly text: string;
  readonly faces: readonly number[];
  /** The number of dice that are still missing. */
  readonly missing: number;
  /** The owner of the dice if there are several lists, otherwise the purpose of the dice. */
  readonly name: string;
  /** The mark of each die face; undefined if the marks are not known. */
  readonly marks: readonly DieMark[] | undefined;
  readonly markText: Readonly<Record<DieMark, string>> | undefined;
}

export interface FormView {
  readonly offer: Offer;
  readonly fields: readonly EventField[];
  readonly dice: readonly DiceList[];
  readonly forecast: Forecast | undefined;
  /** The problems, by the path of their field. */
  readonly problems: ReadonlyMap<string, string>;
  /** The reason why the event cannot be submitted, apart from missing dice. */
  readonly refused: string | undefined;
  readonly chapter: string | undefined;
  /** The number of dice that are still to be rolled or typed. */
  readonly missing: number;
}

export function viewOf(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
): FormView {
  const offer: Offer = { ...createOffer(rules, activeEncounter, form.event, form.isFree), dice: form.asked };
  const fields = createEventFields(translate, rules, activeEncounter, offer);
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
  const words = refusal && createOfferTexts(translate, rules, activeEncounter, { ...offer, refused: refusal });
  // A problem with the typed text is more precise than the refusal of the rules.
  const refused = [...problems.values()][0] ?? words?.refused;
  const at = refusal && refusedField(leavesOf(fields), refusal);
  // A missing value is not reported at its field, which is visibly empty. The footer gives the reason.
  const isOpen = refusal?.code === 'order.payload' && at !== undefined && getValueAt(form.event, at) === undefined;
  if (at !== undefined && words?.refused !== undefined && !problems.has(at) && !isOpen) problems.set(at, words.refused);
  return { offer, fields, dice, forecast, problems, refused, chapter: words?.chapter, missing };
}

const marksOf = (roll: ForecastRoll | undefined) => ({ marks: roll?.dieMarks, markText: roll?.dieMarkTexts });

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
    if (wrong !== undefined) yield [path, translate('eventForm.noFace', { word: shortenName(wrong), sides })];
    else if (missing < 0) yield [path, translate('eventForm.tooMany', { n: -missing })];
  }
}
