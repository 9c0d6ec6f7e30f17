import { memo } from 'react';
import { type Edit, setOrRemove } from '../../../shared/document/edit.ts';
import type { OwnField } from '../../../shared/form/form.ts';
import { formatText } from '../../../shared/texts/late-text.ts';
import type { Choice } from '../../components/inputs/choice.ts';
import { Picker } from '../../components/inputs/picker.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { Tags } from '../../components/inputs/tags.tsx';
import { useEdits, useField, useFindingsAt, useFindingsBelow } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field.tsx';
import { useForm, useWordName } from '../../fields/form-port.ts';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './effects-field.module.css';

interface Effect {
  effect: string;
  type?: string;
}

/** Effects that are not added with their word alone. */
interface Data {
  blanks: Readonly<Record<string, Effect>>;
}

const CONTROLS = 'Controls';

/** The Effects of an attack; of Control also whom it rules. */
export function EffectsField({ field, at }: { field: OwnField; at: string }) {
  const translate = useTranslate();
  const { edit } = useEdits();
  const { choicesOf } = useForm();
  const { value } = useField(at);
  const attack = at.slice(0, at.lastIndexOf('/'));
  // Findings of the whole attack are shown here, at its end.
  const shownFindings = [...useFindingsBelow(at), ...useFindingsAt(attack)];
  return (
    <FieldFrame path={at} findings={shownFindings}>
      <EffectsControl
        at={at}
        label={formatText(translate, field.label)}
        data={field.data as Data}
        effects={value as readonly Effect[]}
        choices={choicesOf('effects')}
        targets={choicesOf('control-targets')}
        nameOf={useWordName()}
        edit={edit}
      />
    </FieldFrame>
  );
}

interface ControlProps {
  at: string;
  label: string;
  data: Data;
  effects: readonly Effect[];
  choices: readonly Choice[];
  targets: readonly Choice[];
  nameOf(id: string): string;
  edit(edits: readonly Edit[]): void;
}

const EffectsControl = memo(function EffectsControl(props: ControlProps) {
  const translate = useTranslate();
  const { at, label, data, effects, choices, targets, nameOf, edit } = props;
  const store = (next: readonly Effect[]) => edit([setOrRemove(at, next)]);
  const blank = (effect: string): Effect => data.blanks[effect] ?? { effect };
  return (
    <>
      <Tags
        label={label}
        items={effects.map(({ effect }, index) => {
          const known = choices.some((c) => c.id === effect);
          return {
            id: `${index} ${effect}`,
            label: known ? nameOf(effect) : translate('fields.unknown', { word: shortName(effect) }),
            unknown: !known,
          };
        })}
        onRemove={(ids) => store(effects.filter((e, index) => !ids.has(`${index} ${e.effect}`)))}
      >
        <Picker
          label={translate('fields.addTo', { label })}
          placeholder={translate('fields.add')}
          choices={choices.filter((c) => !effects.some((e) => e.effect === c.id))}
          taken={effects.map(({ effect }) => nameOf(effect))}
          onPick={(ids) => store([...effects, ...ids.map(blank)])}
        />
      </Tags>
      {effects.map(({ effect, type }, index) =>
        effect === 'control' ? (
          <div className={css.control} key={effect} data-path={`${at}/${index}/type`}>
            <Select
              label={CONTROLS}
              value={type}
              choices={targets}
              onChange={(next) => edit([{ op: 'set', path: `${at}/${index}/type`, value: next }])}
            />
          </div>
        ) : null,
      )}
    </>
  );
});
