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
import { findRefusedField } from './find-refused-field.ts';
import { type DiceField, flattenFields, getOwnerName, listDiceFields } from './flatten-fields.ts';
import { type FormState, parseFieldText } from './form-state.ts';
import { readFaces } from './read-faces.ts';

export interface DiceList extends DiceField {
  readonly typedText: string;
  readonly faces: readonly number[];
  /** The number of dice that are still missing. */
  readonly missingCount: number;
  /** The owner of the dice if there are several lists, otherwise the purpose of the dice. */
  readonly name: string;
  /** The mark of each die face; undefined if the marks are not known. */
  readonly marks: readonly DieMark[] | undefined;
  readonly markTexts: Readonly<Record<DieMark, string>> | undefined;
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
  /** The label of the first field that still needs a value: `Target`. */
  readonly missingField: string | undefined;
  /** The chapter of the rulebook that the refusal cites. */
  readonly chapter: string | undefined;
  /** The number of dice that are still to be rolled or typed. */
  readonly missingDiceCount: number;
}

export function createFormView(
  translate: Translate,
  rules: PlayRules,
  activeEncounter: ActiveEncounter,
  form: FormState,
): FormView {
  const offer: Offer = { ...createOffer(rules, activeEncounter, form.event, form.isFree), dice: form.requiredDice };
  const fields = createEventFields(translate, rules, activeEncounter, offer);
  const forecast = rules.forecast?.(translate, activeEncounter, form.event);
  const diceFields = listDiceFields(fields);
  const dice = diceFields.map((field, listIndex) => ({
    ...createDiceList(form, field),
    name: (diceFields.length > 1 ? getOwnerName(field.owner) : undefined) ?? field.label,
    ...getFaceMarks(forecast?.rolls[listIndex] ?? forecast?.rolls[0]),
  }));
  const missingDiceCount = dice.reduce((total, list) => total + Math.max(0, list.missingCount), 0);
  const problems = new Map(listTextProblems(translate, form, fields, dice));
  // The faces are judged only when all of them are known.
  const isEveryDieKnown = dice.length > 0 && missingDiceCount === 0;
  const judgement = judgeEvent(rules, activeEncounter, form.event, isEveryDieKnown);
  const refusal = 'refused' in judgement ? judgement.refused : undefined;
  const refusalTexts = refusal && createOfferTexts(translate, rules, activeEncounter, { ...offer, refused: refusal });
  const flatFields = flattenFields(fields);
  const missingField = flatFields.find(
    ({ isRequired, isAlwaysAsked, type, value }) =>
      (isRequired || isAlwaysAsked) && type !== 'dice' && value === undefined,
  )?.label;
  // A problem with the typed text is more precise than the refusal of the rules.
  const refused =
    [...problems.values()][0] ??
    (missingField === undefined ? undefined : translate('eventForm.missingField', { field: missingField })) ??
    refusalTexts?.refused;
  const refusedPath = refusal && findRefusedField(flatFields, refusal);
  // A missing value is not reported at its field, which is visibly empty, nor at the list around it. The footer gives the reason.
  const isMissingValue =
    refusal?.code === 'order.payload' &&
    refusedPath !== undefined &&
    (missingField !== undefined || getValueAt(form.event, refusedPath) === undefined);
  if (refusedPath !== undefined && refusalTexts?.refused !== undefined && !problems.has(refusedPath) && !isMissingValue)
    problems.set(refusedPath, refusalTexts.refused);
  const chapter = missingField === undefined ? refusalTexts?.chapter : undefined;
  return { offer, fields, dice, forecast, problems, refused, missingField, chapter, missingDiceCount };
}

const getFaceMarks = (roll: ForecastRoll | undefined) => ({ marks: roll?.dieMarks, markTexts: roll?.dieMarkTexts });

function createDiceList({ typedTexts }: FormState, field: DiceField): Omit<DiceList, 'name' | 'marks' | 'markTexts'> {
  const faces = Array.isArray(field.value) ? (field.value as number[]) : [];
  const typedText = typedTexts[field.path] ?? faces.join(' ');
  return { ...field, typedText, faces, missingCount: field.dice.length - faces.length };
}

function* listTextProblems(
  translate: Translate,
  { typedTexts }: FormState,
  fields: readonly EventField[],
  dice: readonly DiceList[],
): Iterable<[string, string]> {
  for (const field of flattenFields(fields)) {
    const typedText = typedTexts[field.path];
    const isNumber = field.type === 'number' || field.type === 'inches';
    if (
      !isNumber ||
      typedText === undefined ||
      typedText.trim() === '' ||
      parseFieldText(field, typedText) !== undefined
    )
      continue;
    yield [field.path, field.type === 'inches' ? translate('eventForm.noInches') : translate('eventForm.noNumber')];
  }
  for (const {
    path,
    typedText,
    dice: { sides },
    missingCount,
  } of dice) {
    const { invalidText } = readFaces(typedText, sides);
    if (invalidText !== undefined)
      yield [path, translate('eventForm.noFace', { word: shortenName(invalidText), sides })];
    else if (missingCount < 0) yield [path, translate('eventForm.tooMany', { n: -missingCount })];
  }
}
