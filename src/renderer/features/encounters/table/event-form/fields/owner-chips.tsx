import { useMemo } from 'react';
import type { JsonObject } from '../../../../../../shared/document/json/json-object.ts';
import type { EventField } from '../../../../../../shared/play/play-screen/event-fields.ts';
import { grouped } from '../../../../../components/inputs/choice.ts';
import { shownName } from '../../../../../components/name.tsx';
import { useTranslate } from '../../../../../texts/use-translate.ts';
import { useForm } from '../form-port.ts';
import { ownerOf } from '../model/leaves.ts';
import { choicesOf, valueOfChoice } from '../model/model-choices.ts';
import { Chip } from './chip.tsx';
import css from './fields.module.css';

/**
 * A list with one entry per owner, shown as buttons for all owners. Owners in the list are pressed, and at least one
 * stays in it.
 */
export function OwnerChips({ field, list }: { field: EventField; list: readonly JsonObject[] }) {
  const translate = useTranslate();
  const { activeEncounter, form, change } = useForm();
  const owner = field.entries?.[0] && ownerOf(field.entries[0]);
  const choices = useMemo(
    () => (owner === undefined ? [] : choicesOf(translate, activeEncounter, owner, form.event.model)),
    [activeEncounter, owner, form.event.model, translate],
  );
  if (owner === undefined) return null;
  const key = owner.path.slice(owner.path.lastIndexOf('/') + 1);
  const isIn = (id: string) => list.some((entry) => String(entry[key]) === id);
  const toggle = (id: string) => {
    const rest = list.filter((entry) => String(entry[key]) !== id);
    change(field.path, isIn(id) ? (rest.length === 0 ? list : rest) : [...list, { [key]: valueOfChoice(owner, id) }]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would change the layout
    <div role="group" aria-label={field.label} className={css.chips}>
      {grouped(choices).map(({ group, choices: held }) => (
        <div key={group} className={css.chipGroup}>
          {group === '' ? null : <span className={css.group}>{shownName(group)}</span>}
          {held.map((choice) => (
            <Chip key={choice.id} choice={choice} isSelected={isIn(choice.id)} onToggle={() => toggle(choice.id)} />
          ))}
        </div>
      ))}
    </div>
  );
}
