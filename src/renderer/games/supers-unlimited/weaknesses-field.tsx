import { memo } from 'react';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import type { OwnField } from '../../../shared/form/form.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { useEdits, useField, useFindingsBelow } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field.tsx';
import { useForm, useWordName } from '../../fields/form-port.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';

interface Weakness {
  keyword: string;
  vulnerability?: boolean;
}

/** A Weakness to Plasma X is a Vulnerability in any case (E-27). */
const PLASMA_X = 'plasma-x';

/** Weaknesses are Keywords, and each may be a Vulnerability. */
export function WeaknessesField({ field, at }: { field: OwnField; at: string }) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const { choicesOf } = useForm();
  const { value } = useField(at);
  return (
    <FieldFrame path={at} findings={useFindingsBelow(at)}>
      <WeaknessesControl
        at={at}
        label={formatText(translate, field.label)}
        held={value as readonly Weakness[] | undefined}
        choices={choicesOf('weaknesses')}
        nameOf={useWordName()}
        edit={edit}
      />
    </FieldFrame>
  );
}

interface ControlProps {
  at: string;
  label: string;
  held: readonly Weakness[] | undefined;
  choices: readonly Choice[];
  nameOf(id: string): string;
  edit(edits: readonly Edit[]): void;
}

const WeaknessesControl = memo(function WeaknessesControl(props: ControlProps) {
  const translate = useTranslate();
  const { at, label, held = [], choices, nameOf, edit } = props;
  const store = (next: readonly Weakness[]) => edit([setOrRemove(at, next.length === 0 ? undefined : next)]);
  return (
    <>
      <Tags
        label={label}
        items={held.map(({ keyword }, index) => {
          const known = choices.some((c) => c.id === keyword);
          return {
            id: `${index} ${keyword}`,
            label: known ? nameOf(keyword) : translate('fields.unknown', { word: shortName(keyword) }),
            unknown: !known,
          };
        })}
        onRemove={(ids) => store(held.filter((w, index) => !ids.has(`${index} ${w.keyword}`)))}
      >
        <Picker
          label={translate('fields.addTo', { label })}
          placeholder={translate('fields.add')}
          choices={choices.filter((c) => !held.some((w) => w.keyword === c.id))}
          taken={held.map(({ keyword }) => nameOf(keyword))}
          onPick={(ids) => store([...held, ...ids.map((keyword) => ({ keyword }))])}
        />
      </Tags>
      {held.map((weakness, index) => (
        <Switch
          key={weakness.keyword}
          label={translate('fields.vulnerability', { name: nameOf(weakness.keyword) })}
          on={weakness.vulnerability === true || weakness.keyword === PLASMA_X}
          isFixed={weakness.keyword === PLASMA_X}
          onChange={(on) => store(held.map((w, j) => (j === index ? { ...w, vulnerability: on } : w)))}
        />
      ))}
    </>
  );
});
