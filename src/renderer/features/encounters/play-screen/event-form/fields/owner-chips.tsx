import { useMemo } from 'react';
import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { formatDisplayName } from '../../../../../components/display-name.tsx';
import { groupChoices } from '../../../../../components/inputs/choice.ts';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { getChoiceValue, listFieldChoices } from '../model/field-choices.ts';
import { findOwnerField } from '../model/flatten-fields.ts';
import { addOwnedEntry } from '../model/owned-entries.ts';
import { Chip } from './chip.tsx';
import css from './fields.module.css';
import { useChoiceFolding } from './use-choice-folding.tsx';

/**
 * Edits a list that has one entry per owner. Each possible owner has a toggle button, which is pressed if the list has its entry.
 * The last entry cannot be removed.
 */
export function OwnerChips({ field, entryValues }: { field: EventField; entryValues: readonly JsonObject[] }) {
  const translate = useTranslate();
  const { activeEncounter, form, changeField } = useForm();
  const ownerField = field.entries?.[0] && findOwnerField(field.entries[0]);
  const choices = useMemo(
    () => (ownerField === undefined ? [] : listFieldChoices(translate, activeEncounter, ownerField, form.event.model)),
    [activeEncounter, ownerField, form.event.model, translate],
  );
  const ownerKey = ownerField?.path.slice(ownerField.path.lastIndexOf('/') + 1) ?? '';
  const { isFolded, groupProps, button } = useChoiceFolding({
    choiceCount: choices.length,
    chosenCount: entryValues.filter((entry) => entry[ownerKey] !== undefined).length,
    allowsSeveral: true,
  });
  if (ownerField === undefined) return null;
  const isListed = (ownerId: string) => entryValues.some((entry) => String(entry[ownerKey]) === ownerId);
  const isOwnerMissing = ownerField.isRequired && ownerField.value === undefined;
  const toggleOwner = (ownerId: string) => {
    const remainingEntries = entryValues.filter((entry) => String(entry[ownerKey]) !== ownerId);
    changeField(
      field.path,
      isListed(ownerId)
        ? remainingEntries.length === 0
          ? entryValues
          : remainingEntries
        : addOwnedEntry(entryValues, ownerKey, getChoiceValue(ownerField, ownerId)),
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
    <div
      {...groupProps}
      role="group"
      aria-label={field.label}
      className={css.chips}
      data-folded={isFolded || undefined}
    >
      {groupChoices(isFolded ? choices.filter(({ id }) => isListed(id)) : choices).map(
        ({ group, choices: choicesInGroup }) => (
          <div key={group} className={css.chipGroup}>
            {group === '' || isFolded ? null : <span className={css.group}>{formatDisplayName(group)}</span>}
            {choicesInGroup.map((choice) => (
              <Chip
                key={choice.id}
                choice={choice}
                isSelected={isListed(choice.id)}
                isNeeded={isOwnerMissing}
                onToggle={() => toggleOwner(choice.id)}
              />
            ))}
          </div>
        ),
      )}
      {button}
    </div>
  );
}
