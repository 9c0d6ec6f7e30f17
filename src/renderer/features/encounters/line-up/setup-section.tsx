import { Plus } from 'lucide-react';
import { isObject, type JsonObject } from '../../../../shared/document/json/json-object.ts';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import { joinPointer } from '../../../../shared/document/pointer.ts';
import { findFreeThingId } from '../../../../shared/play/encounter/line-up.ts';
import type { SetupForm } from '../../../../shared/play/play-rules.ts';
import type { EventField } from '../../../../shared/play/play-screen/event-fields.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { DisplayName } from '../../../components/display-name.tsx';
import { FieldFindings } from '../../../components/findings/field-findings.tsx';
import { Switch } from '../../../components/inputs/switch.tsx';
import { focusAfterRemoval } from '../../../components/row-menu/row-focus.ts';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useDocumentEdits, useField, useFindingsBelowPointer } from '../../../fields/document-port.ts';
import { focusField } from '../../../fields/focus-field.ts';
import { NumberRow } from '../../../fields/number-row.tsx';
import { SelectRow } from '../../../fields/select-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getDocumentKey, toast } from '../../../toasts/toasts.ts';
import { Section } from '../../documents/form/section.tsx';
import css from './setup-section.module.css';

interface Props {
  encounter: Encounter;
  setupForm: SetupForm;
}

const THINGS = '/setup/things';

const listThings = ({ setup }: Encounter): JsonObject[] =>
  Array.isArray(setup?.things) ? setup.things.map((thing) => (isObject(thing) ? thing : {})) : [];

/** Shows what is agreed before the game: its size, and the things on the table. It can be changed until the first event. */
export function SetupSection({ encounter, setupForm }: Props) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const isEditable = encounter.log.length === 0;
  const things = listThings(encounter);
  if (!isEditable && things.length === 0) return null;
  const add = (thing: JsonObject) => {
    edit([{ op: 'set', path: `${THINGS}/-`, value: { id: findFreeThingId(encounter, String(thing.kind)), ...thing } }]);
    requestAnimationFrame(() => focusField(joinPointer(THINGS, things.length, 'name')));
  };
  return (
    <Section title={formatLateText(translate, setupForm.title)}>
      {isEditable ? (
        <div className={css.levels}>
          <NumberRow
            pointer="/setup/levels"
            label={formatLateText(translate, setupForm.levels)}
            hint={formatLateText(translate, setupForm.levelsHint)}
            isOptional
          />
        </div>
      ) : null}
      {things.length === 0 ? null : (
        <ul className={css.things}>
          {things.map((thing, thingIndex) => (
            <ThingRow
              key={typeof thing.id === 'string' ? thing.id : thingIndex}
              encounter={encounter}
              setupForm={setupForm}
              thing={thing}
              thingIndex={thingIndex}
              isEditable={isEditable}
            />
          ))}
        </ul>
      )}
      {isEditable ? (
        <div className={css.additions}>
          {setupForm.additions.map(({ label, thing }) => (
            <Button key={String(thing.kind)} icon={<Plus />} onPress={() => add(thing)}>
              {formatLateText(translate, label)}
            </Button>
          ))}
        </div>
      ) : null}
    </Section>
  );
}

interface ThingRowProps extends Props {
  thing: JsonObject;
  thingIndex: number;
  isEditable: boolean;
}

function ThingRow({ encounter, setupForm, thing, thingIndex, isEditable }: ThingRowProps) {
  const translate = useTranslate();
  const { edit } = useDocumentEdits();
  const thingPointer = joinPointer(THINGS, thingIndex);
  const findings = useFindingsBelowPointer(thingPointer);
  const name = setupForm.getThingName(thing);
  const kind = setupForm.getThingKind(thing);
  const fields = setupForm.createFields(translate, thing);
  if (!isEditable)
    return (
      <li className={css.thing}>
        <strong>{name}</strong>
        <span>{listChosenLabels(fields).join(', ')}</span>
      </li>
    );
  const remove = () => {
    edit([{ op: 'remove', path: thingPointer }]);
    focusAfterRemoval(THINGS, thingIndex, listThings(encounter).length - 1);
    toast(translate('encounters.removedModel', { name: shortenName(name) }), {
      action: {
        label: translate('shell.undo'),
        undoes: [getDocumentKey(encounter.id)],
        run: () => edit([{ op: 'insert', path: thingPointer, value: thing }]),
      },
    });
  };
  return (
    <li className={css.thing} data-path={thingPointer}>
      <div className={css.head}>
        <DisplayName name={name} />
        {name.startsWith(kind) ? null : <span className={css.hint}>{kind}</span>}
      </div>
      <RowMenu rowName={name} rowPointer={thingPointer} actions={[createRemoveAction(translate, remove)]} />
      <div className={css.fields}>
        {fields.map((field) => (
          <ThingField key={field.path} field={field} thingPointer={thingPointer} placeholder={name} />
        ))}
      </div>
      <FieldFindings findings={findings} />
    </li>
  );
}

const listChosenLabels = (fields: readonly EventField[]): string[] =>
  fields.flatMap(({ choices, value }) => choices?.find((choice) => choice.value === value)?.label ?? []);

interface ThingFieldProps {
  field: EventField;
  thingPointer: string;
  placeholder: string;
}

/** Shows a field of the form that also adds things during play. */
function ThingField({ field: { path, label, type, choices = [], hint }, thingPointer, placeholder }: ThingFieldProps) {
  const pointer = `${thingPointer}/${path.split('/').at(-1) ?? ''}`;
  if (type === 'switch') return <SwitchRow pointer={pointer} label={label} hint={hint} />;
  if (type === 'choice')
    return (
      <SelectRow
        pointer={pointer}
        label={label}
        hint={hint}
        choices={choices.map((choice) => ({ id: String(choice.value), label: choice.label }))}
        {...(typeof choices[0]?.value === 'number' ? { toDocumentValue: Number } : {})}
      />
    );
  return <TextRow pointer={pointer} label={label} placeholder={placeholder} isOptional />;
}

function SwitchRow({ pointer, label, hint }: { pointer: string; label: string; hint: string | undefined }) {
  const { value, setValue } = useField(pointer);
  return (
    <div className={css.switchRow}>
      <Switch label={label} isOn={value === true} onChange={(isOn) => setValue(isOn ? true : undefined)} />
      {hint === undefined ? null : <span className={css.hint}>{hint}</span>}
    </div>
  );
}
