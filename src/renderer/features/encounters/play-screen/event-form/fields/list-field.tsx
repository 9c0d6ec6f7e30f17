import { Plus } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Radio, RadioGroup } from 'react-aria-components';
import { isEqualJson } from '../../../../../../shared/document/diff-json.ts';
import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import { getValueAt } from '../../../../../../shared/document/pointer.ts';
import type { EventField, KnownEntry } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { Button } from '../../../../../components/button.tsx';
import { formatDisplayName } from '../../../../../components/display-name.tsx';
import { createRemoveAction, RowMenu } from '../../../../../components/row-menu/row-menu.tsx';
import { shortenName } from '../../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { Disclosure } from '../disclosure.tsx';
import { useForm } from '../form-port.ts';
import { findOwnerField, getOwnerName } from '../model/flatten-fields.ts';
import { isDefaultValue } from '../model/optional-keys.ts';
import { FieldFrame } from './field-frame.tsx';
import css from './fields.module.css';
import { OwnerChips } from './owner-chips.tsx';

interface Props {
  field: EventField;
  /** Renders a field of an entry. */
  children(field: EventField): ReactNode;
}

/**
 * A list of entries with their own fields, such as targets, picks of the sides, or payments. `entries` has the fields of each entry, and
 * `entryValues` what each entry contributes to the event. The owner of an entry is the model or side of its first choice field. The dice
 * of the entries are in the dice section. Known entries (`knownEntries`) are questions.
 */
export function ListField({ field, children }: Props) {
  const translate = useTranslate();
  const { rules, activeEncounter, form, changeField, view } = useForm();
  const { path, label, entries: allEntries = [], newEntry, addLabel, value, knownEntries = [] } = field;
  const entryValues = Array.isArray(value) ? (value as JsonObject[]) : [];
  const isKnown = (entryValue: unknown) => knownEntries.some((known) => isEqualJson(known.value, entryValue));
  // Known entries are questions; only the others have fields.
  const entries = allEntries.filter((_entry, entryIndex) => !isKnown(entryValues[entryIndex]));
  // The forecast shows these fields as options of the roll.
  const tickedPaths = new Set(view.forecast?.options.map((option) => option.path));
  const hasDice = entries.some((entry) => entry.some(({ type }) => type === 'dice'));
  // Fields that are required or that the offer has set are shown; the others are collapsed.
  const isProminent = (innerField: EventField) =>
    innerField.isRequired ||
    !isDefaultValue(rules, activeEncounter, form.event, innerField.path, getValueAt(form.offered, innerField.path));
  const listShownFields = (entry: readonly EventField[]) =>
    entry.filter(
      (innerField) =>
        !tickedPaths.has(innerField.path) &&
        innerField.type !== 'dice' &&
        !(innerField === findOwnerField(entry) && isNamed(innerField)),
    );
  // An owner that is already decided is shown as a name instead of a field.
  const isNamed = (owner: EventField | undefined) =>
    owner !== undefined && (areOwnersChosen || hasDice || getValueAt(form.offered, owner.path) !== undefined);
  // If the owner is the only prominent field of every entry, buttons for all owners add and remove the entries.
  const areOwnersChosen =
    entries.length > 0 &&
    entries.every((entry) => findOwnerField(entry) && entry.filter(isProminent).length === 1) &&
    !hasDice;
  // If the offer already has one entry for each owner, entries cannot be added or removed.
  const isFixed =
    hasDice || (entries.length > 0 && entries.every((entry) => !areOwnersChosen && isNamed(findOwnerField(entry))));
  if (hasDice && entries.every((entry) => listShownFields(entry).length === 0)) return null;
  const removeEntry = (entryIndex: number) =>
    changeField(
      path,
      entryValues.filter((_entry, index) => index !== entryIndex),
    );
  return (
    <FieldFrame field={field}>
      {knownEntries.length === 0 ? null : <KnownEntryQuestions field={field} entryValues={entryValues} />}
      {areOwnersChosen ? <OwnerChips field={field} entryValues={entryValues} /> : null}
      <ol className={css.list}>
        {allEntries.map((entry, entryIndex) => {
          if (isKnown(entryValues[entryIndex])) return null;
          const owner = findOwnerField(entry);
          const ownerName = getOwnerName(owner) ?? translate('eventForm.entry', { n: entryIndex + 1 });
          const prominentFields = listShownFields(entry).filter(isProminent);
          const optionalFields = listShownFields(entry).filter((innerField) => !isProminent(innerField));
          // An entry without an owner is only the start of the list.
          if (areOwnersChosen && (owner?.value === undefined || prominentFields.length + optionalFields.length === 0))
            return null;
          return (
            <li key={entry[0]?.path ?? entryIndex} className={css.entry} data-bare={areOwnersChosen || undefined}>
              {isNamed(owner) && !areOwnersChosen ? (
                <strong className={css.owner}>{formatDisplayName(ownerName)}</strong>
              ) : null}
              {prominentFields.map(children)}
              <OptionalFields fields={optionalFields} ownerName={areOwnersChosen ? ownerName : undefined}>
                {children}
              </OptionalFields>
              {areOwnersChosen || isFixed ? null : (
                <RowMenu
                  rowName={ownerName}
                  className={css.removeEntry}
                  actions={[createRemoveAction(translate, () => removeEntry(entryIndex))]}
                />
              )}
            </li>
          );
        })}
      </ol>
      {newEntry === undefined || isFixed || areOwnersChosen ? null : (
        <Button
          kind="quiet"
          icon={<Plus />}
          className={css.add}
          onPress={() => changeField(path, [...entryValues, newEntry])}
        >
          {addLabel ?? translate('eventForm.add', { what: label })}
        </Button>
      )}
    </FieldFrame>
  );
}

/** Asks about each known entry. An entry is added in the order of the known entries, so that its place says nothing. */
function KnownEntryQuestions({ field, entryValues }: { field: EventField; entryValues: readonly JsonObject[] }) {
  const { changeField } = useForm();
  const questionId = useId();
  const { path, knownEntries = [] } = field;
  const isChosen = ({ value: knownValue }: KnownEntry) =>
    entryValues.some((entryValue) => isEqualJson(knownValue, entryValue));
  const otherValues = entryValues.filter(
    (entryValue) => !knownEntries.some((known) => isEqualJson(known.value, entryValue)),
  );
  const answer = (answeredEntry: KnownEntry, isAdded: boolean) => {
    const chosenEntries = knownEntries.filter((known) => (known === answeredEntry ? isAdded : isChosen(known)));
    changeField(path, [...chosenEntries.map((known) => known.value), ...otherValues]);
  };
  return knownEntries.map((known, entryIndex) => (
    <div key={JSON.stringify(known.value)} className={css.question} data-question>
      <strong id={`${questionId}-${entryIndex}`}>{known.question}</strong>
      <RadioGroup
        aria-labelledby={`${questionId}-${entryIndex}`}
        value={isChosen(known) ? 'yes' : 'no'}
        onChange={(chosenAnswer) => answer(known, chosenAnswer === 'yes')}
        className={css.chipGroup ?? ''}
      >
        {(['yes', 'no'] as const).map((answerId, answerIndex) => (
          <Radio key={answerId} value={answerId} className={css.chip ?? ''}>
            {known.answers[answerIndex]}
          </Radio>
        ))}
      </RadioGroup>
    </div>
  ));
}

interface OptionalFieldsProps {
  fields: readonly EventField[];
  /** The name of the owner of the entry. */
  ownerName: string | undefined;
  children(field: EventField): ReactNode;
}

/** Collapses the optional fields of an entry. */
function OptionalFields({ fields, ownerName, children }: OptionalFieldsProps) {
  const translate = useTranslate();
  if (fields.length === 0) return null;
  return (
    <Disclosure
      title={
        ownerName === undefined
          ? translate('eventForm.more', { n: fields.length })
          : translate('eventForm.moreOf', { name: shortenName(ownerName), n: fields.length })
      }
    >
      {() => fields.map(children)}
    </Disclosure>
  );
}
