/** Which fields of a form are shown first, and which ones are optional and come after them. */
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import type { PlayRules } from '../../../../../../shared/play/play-rules.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import type { ActiveEncounter } from '../../../../../../shared/play/state.ts';
import type { FieldSection, FormState } from './form-state.ts';
import type { FormView } from './form-view.ts';
import { isDefaultValue } from './optional-keys.ts';
import { REROLLS_PATH } from './rerolls.ts';

/** The data that decide about the sections. */
export interface FormContent {
  readonly rules: PlayRules;
  readonly activeEncounter: ActiveEncounter;
  readonly form: FormState;
  readonly view: FormView;
}

/**
 * Returns the shown fields by their section. Fields that are required, suggested or offered are primary and, for an event with dice, the
 * switches too. A field that users have edited stays in its section, because a move would take the focus from it.
 */
export function splitFields({ rules, activeEncounter, view, form }: FormContent): Record<FieldSection, EventField[]> {
  const forecastOptions = view.forecast?.options ?? [];
  // Fields that the forecast shows as options to tick are not repeated.
  const isTicked = ({ path, type }: EventField) =>
    forecastOptions.some(
      (option) => option.path === path || (type === 'choices' && option.path.startsWith(`${path}/`)),
    );
  const shownFields = view.fields.filter((field) => !isTicked(field) && isShown(field) && !isGiven(form, field));
  const isPrimary = ({ path, isRequired, isAlwaysAsked, isSuggested, isRare, type }: EventField) =>
    isRequired ||
    isAlwaysAsked ||
    isSuggested ||
    (!isRare &&
      isOffered(
        form,
        path,
        isDefaultValue(rules, activeEncounter, form.event, path, getValueAt(form.offered, path)),
      )) ||
    (type === 'switch' && view.dice.length > 0);
  const getSection = (field: EventField): FieldSection =>
    form.editedSections[field.path] ?? (isPrimary(field) ? 'primary' : 'secondary');
  return {
    primary: shownFields.filter((field) => getSection(field) === 'primary'),
    secondary: shownFields.filter((field) => getSection(field) === 'secondary'),
  };
}

/** Returns the form after the edit of a field, which keeps its section from before the edit. Entries of a list keep that of the list. */
export function keepSection(before: FormContent, editedForm: FormState, fieldPath: string): FormState {
  const { primary, secondary } = splitFields(before);
  const isEdited = ({ path }: EventField) => path === fieldPath || fieldPath.startsWith(`${path}/`);
  const section = primary.some(isEdited) ? 'primary' : 'secondary';
  const editedField = [...primary, ...secondary].find(isEdited);
  if (editedField === undefined) return editedForm;
  return { ...editedForm, editedSections: { ...editedForm.editedSections, [editedField.path]: section } };
}

/** Whether the offer contains the field. A field within a list counts only if its value differs from the default. */
const isOffered = ({ offered }: FormState, fieldPath: string, hasDefaultValue: boolean): boolean =>
  Object.hasOwn(offered, fieldPath.split('/')[1] ?? '') && !(hasDefaultValue && fieldPath.lastIndexOf('/') > 0);

/** Whether the offer determines the side, so that no field is needed for it. A free offer (`isFree`) only suggests a side. */
const isGiven = ({ offered, isFree }: FormState, { path }: EventField): boolean =>
  path === '/side' && !isFree && offered.side !== undefined;

/** Dice and rerolls have their own sections, and a choice without options is not shown. */
const isShown = ({ path, type, choices }: EventField): boolean =>
  path !== REROLLS_PATH &&
  type !== 'dice' &&
  !((type === 'choice' || type === 'choices') && (choices ?? []).length === 0);
