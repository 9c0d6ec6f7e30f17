import { memo } from 'react';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import type { OwnField } from '../../../shared/form/form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { useDocumentEdits, useField, useFindingsBelowPointer } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { useFormPort, useWordFormatter } from '../../fields/form-port.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Weakness {
  keyword: string;
  vulnerability?: boolean;
}

/** A Weakness to Plasma X is always a Vulnerability (E-27). */
const PLASMA_X = 'plasma-x';

/** Edits Weaknesses. They are Keywords, and each may be a Vulnerability. */
export function WeaknessesField({ field, pointer }: { field: OwnField; pointer: string }) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const { getChoices } = useFormPort();
  const { value } = useField(pointer);
  return (
    <FieldFrame pointer={pointer} findings={useFindingsBelowPointer(pointer)}>
      <WeaknessesControl
        pointer={pointer}
        label={formatLateText(translate, field.label)}
        weaknesses={value as readonly Weakness[] | undefined}
        choices={getChoices('weaknesses')}
        formatWord={useWordFormatter()}
        edit={edit}
      />
    </FieldFrame>
  );
}

interface ControlProps {
  pointer: string;
  label: string;
  weaknesses: readonly Weakness[] | undefined;
  choices: readonly Choice[];
  formatWord(id: string): string;
  edit(edits: readonly Edit[]): void;
}

const WeaknessesControl = memo(function WeaknessesControl(props: ControlProps) {
  const translate = useTranslate();
  const { pointer, label, weaknesses = [], choices, formatWord, edit } = props;
  const saveWeaknesses = (newWeaknesses: readonly Weakness[]) =>
    edit([setOrRemove(pointer, newWeaknesses.length === 0 ? undefined : newWeaknesses)]);
  return (
    <>
      <Tags
        label={label}
        items={weaknesses.map(({ keyword }, index) => {
          const isKnown = choices.some((choice) => choice.id === keyword);
          return {
            id: `${index} ${keyword}`,
            label: isKnown ? formatWord(keyword) : translate('fields.unknown', { word: shortenName(keyword) }),
            isUnknown: !isKnown,
          };
        })}
        onRemove={(removedIds) =>
          saveWeaknesses(weaknesses.filter((weakness, index) => !removedIds.has(`${index} ${weakness.keyword}`)))
        }
      >
        <Picker
          label={translate('fields.addTo', { label })}
          placeholder={translate('fields.add')}
          choices={choices.filter((choice) => !weaknesses.some((weakness) => weakness.keyword === choice.id))}
          pickedNames={weaknesses.map(({ keyword }) => formatWord(keyword))}
          onPick={(pickedIds) => saveWeaknesses([...weaknesses, ...pickedIds.map((keyword) => ({ keyword }))])}
        />
      </Tags>
      {weaknesses.map((weakness, index) => (
        <Switch
          key={weakness.keyword}
          label={translate('fields.vulnerability', { name: formatWord(weakness.keyword) })}
          isOn={weakness.vulnerability === true || weakness.keyword === PLASMA_X}
          isReadOnly={weakness.keyword === PLASMA_X}
          onChange={(isOn) =>
            saveWeaknesses(
              weaknesses.map((otherWeakness, otherIndex) =>
                otherIndex === index ? { ...otherWeakness, vulnerability: isOn } : otherWeakness,
              ),
            )
          }
        />
      ))}
    </>
  );
});
