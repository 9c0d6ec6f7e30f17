import { memo } from 'react';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import type { OwnField } from '../../../shared/form/form.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { useEdits, useField, useFindingsBelow } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field.tsx';
import { useForm, useWordName } from '../../fields/form-port.ts';
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
  const { edit } = useEdits();
  const { choicesOf } = useForm();
  const { value } = useField(pointer);
  return (
    <FieldFrame path={pointer} findings={useFindingsBelow(pointer)}>
      <WeaknessesControl
        pointer={pointer}
        label={formatLateText(translate, field.label)}
        weaknesses={value as readonly Weakness[] | undefined}
        choices={choicesOf('weaknesses')}
        nameOf={useWordName()}
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
  nameOf(id: string): string;
  edit(edits: readonly Edit[]): void;
}

const WeaknessesControl = memo(function WeaknessesControl(props: ControlProps) {
  const translate = useTranslate();
  const { pointer, label, weaknesses = [], choices, nameOf, edit } = props;
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
            label: isKnown ? nameOf(keyword) : translate('fields.unknown', { word: shortenName(keyword) }),
            unknown: !isKnown,
          };
        })}
        onRemove={(ids) =>
          saveWeaknesses(weaknesses.filter((weakness, index) => !ids.has(`${index} ${weakness.keyword}`)))
        }
      >
        <Picker
          label={translate('fields.addTo', { label })}
          placeholder={translate('fields.add')}
          choices={choices.filter((choice) => !weaknesses.some((weakness) => weakness.keyword === choice.id))}
          taken={weaknesses.map(({ keyword }) => nameOf(keyword))}
          onPick={(ids) => saveWeaknesses([...weaknesses, ...ids.map((keyword) => ({ keyword }))])}
        />
      </Tags>
      {weaknesses.map((weakness, index) => (
        <Switch
          key={weakness.keyword}
          label={translate('fields.vulnerability', { name: nameOf(weakness.keyword) })}
          on={weakness.vulnerability === true || weakness.keyword === PLASMA_X}
          isFixed={weakness.keyword === PLASMA_X}
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
