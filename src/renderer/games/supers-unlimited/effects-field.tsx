import { memo } from 'react';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import type { OwnField } from '../../../shared/form/form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import {
  useDocumentEdits,
  useField,
  useFindingsAtPointer,
  useFindingsBelowPointer,
} from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { useFormPort, useWordFormatter } from '../../fields/form-port.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './effects-field.module.css';

interface Effect {
  effect: string;
  type?: string;
}

/** For each Effect that needs more than its id, the value with which it is added: Control, for example, names its target. */
interface EffectsData {
  blanks: Readonly<Record<string, Effect>>;
}

const CONTROL_LABEL = 'Controls';

/** Edits the Effects of an attack, and for Control also its target. */
export function EffectsField({ field, pointer }: { field: OwnField; pointer: string }) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const { getChoices } = useFormPort();
  const { value } = useField(pointer);
  const attackPointer = pointer.slice(0, pointer.lastIndexOf('/'));
  // Findings of the whole attack are shown here, at its end.
  const shownFindings = [...useFindingsBelowPointer(pointer), ...useFindingsAtPointer(attackPointer)];
  return (
    <FieldFrame pointer={pointer} findings={shownFindings}>
      <EffectsControl
        pointer={pointer}
        label={formatLateText(translate, field.label)}
        data={field.data as EffectsData}
        effects={value as readonly Effect[]}
        choices={getChoices('effects')}
        targets={getChoices('control-targets')}
        formatWord={useWordFormatter()}
        edit={edit}
      />
    </FieldFrame>
  );
}

interface ControlProps {
  pointer: string;
  label: string;
  data: EffectsData;
  effects: readonly Effect[];
  choices: readonly Choice[];
  targets: readonly Choice[];
  formatWord(id: string): string;
  edit(edits: readonly Edit[]): void;
}

const EffectsControl = memo(function EffectsControl(props: ControlProps) {
  const translate = useTranslate();
  const { pointer, label, data, effects, choices, targets, formatWord, edit } = props;
  const saveEffects = (newEffects: readonly Effect[]) => edit([setOrRemove(pointer, newEffects)]);
  const createEffect = (effectId: string): Effect => data.blanks[effectId] ?? { effect: effectId };
  return (
    <>
      <Tags
        label={label}
        items={effects.map(({ effect: effectId }, index) => {
          const isKnown = choices.some((choice) => choice.id === effectId);
          return {
            id: `${index} ${effectId}`,
            label: isKnown ? formatWord(effectId) : translate('fields.unknown', { word: shortenName(effectId) }),
            isUnknown: !isKnown,
          };
        })}
        onRemove={(removedIds) =>
          saveEffects(effects.filter((shownEffect, index) => !removedIds.has(`${index} ${shownEffect.effect}`)))
        }
      >
        <Picker
          label={translate('fields.addTo', { label })}
          placeholder={translate('fields.add')}
          choices={choices.filter((choice) => !effects.some((shownEffect) => shownEffect.effect === choice.id))}
          pickedNames={effects.map(({ effect: effectId }) => formatWord(effectId))}
          onPick={(pickedIds) => saveEffects([...effects, ...pickedIds.map(createEffect)])}
        />
      </Tags>
      {effects.map(({ effect: effectId, type }, index) =>
        effectId === 'control' ? (
          <div className={css.control} key={effectId} data-path={`${pointer}/${index}/type`}>
            <Select
              label={CONTROL_LABEL}
              value={type}
              choices={targets}
              onChange={(targetId) => edit([{ op: 'set', path: `${pointer}/${index}/type`, value: targetId }])}
            />
          </div>
        ) : null,
      )}
    </>
  );
});
