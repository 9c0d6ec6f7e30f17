import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Condition, Scalar } from '../../../../shared/card/template/template.ts';
import {
  asConditionKind,
  type BindableField,
  bindableFields,
  canBeShown,
  conditionKind,
  distinctFields,
  entryFields,
  newCondition,
  type Test,
  testsFor,
  testsIn,
  withTest,
} from '../../../../shared/studio/bindable.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { RowMenu, removeAction } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { choiceOf, shownAs } from './field-choice.tsx';
import type { FormSource } from './form-source.ts';
import { NumberInput } from './inputs/number-input.tsx';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';

interface Props {
  label: string;
  value: Condition | undefined;
  studio: FormSource;
  within?: string | undefined;
  onChange(value: Condition | undefined): void;
}

/** When something is drawn, by choosing what is asked of which field. */
export function ConditionField({ label, value, studio, within, onChange }: Props) {
  const translate = useTranslate();
  const { template, game, canEdit } = studio;
  const fields = useMemo(
    () => [
      ...(within === undefined
        ? []
        : entryFields(template, game, within)
            .filter(({ at }) => at !== '')
            .map((one) => ({ ...one, at: `.${one.at}` }))),
      ...bindableFields(template, game),
    ],
    [template, game, within],
  );
  const [first] = fields;
  return (
    <fieldset className={css.value1} disabled={!canEdit}>
      <legend className={css.label}>{label}</legend>
      {value === undefined ? (
        <div className={css.always}>
          <span className={css.value}>{translate('studio.always')}</span>
          {canEdit && first !== undefined ? (
            <Button kind="quiet" icon={<Plus />} onPress={() => onChange(newCondition(first))}>
              {translate('studio.addCondition')}
            </Button>
          ) : null}
        </div>
      ) : (
        <Part
          value={value}
          fields={fields}
          studio={studio}
          canEdit={canEdit}
          onChange={onChange}
          onRemove={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
}

interface PartProps {
  value: Condition;
  fields: readonly BindableField[];
  studio: FormSource;
  canEdit: boolean;
  onChange(value: Condition): void;
  onRemove(): void;
}

const KINDS = ['test', 'not', 'all', 'any'] as const;

function Part({ value, fields, studio, canEdit, onChange, onRemove }: PartProps) {
  const translate = useTranslate();
  const kind = conditionKind(value);
  const parts = 'all' in value ? value.all : 'any' in value ? value.any : undefined;
  const change = (next: (typeof KINDS)[number]) => {
    if (next === kind) return;
    if (next === 'test') {
      const inner = 'not' in value ? value.not : parts?.[0];
      const [first] = fields;
      if (inner !== undefined) onChange(inner);
      else if (first !== undefined) onChange(newCondition(first));
    } else onChange(asConditionKind(value, next));
  };
  return (
    <div className={`${css.entry} ${css.condition}`} data-row>
      <div className={css.line}>
        <Select
          label={translate('studio.conditionKind')}
          bare
          value={kind}
          choices={KINDS.map((id) => ({ id, label: translate(`studio.conditionKinds.${id}`) }))}
          onChange={(id) => change(id as (typeof KINDS)[number])}
        />
      </div>
      {'at' in value ? (
        <TestPart value={value} fields={fields} studio={studio} canEdit={canEdit} onChange={onChange} />
      ) : null}
      {'not' in value ? (
        <Part
          value={value.not}
          fields={fields}
          studio={studio}
          canEdit={canEdit}
          onChange={(not) => onChange({ not })}
          onRemove={onRemove}
        />
      ) : null}
      {parts === undefined ? null : (
        <div className={css.nested}>
          {parts.map((one, index) => (
            <Part
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have nothing but their place
              key={index}
              value={one}
              fields={fields}
              studio={studio}
              canEdit={canEdit}
              onChange={(next) =>
                onChange(
                  listed(
                    kind,
                    parts.map((was, n) => (n === index ? next : was)),
                  ),
                )
              }
              onRemove={() =>
                parts.length === 1
                  ? onRemove()
                  : onChange(
                      listed(
                        kind,
                        parts.filter((_, n) => n !== index),
                      ),
                    )
              }
            />
          ))}
          {canEdit && fields[0] !== undefined ? (
            <Button
              kind="quiet"
              icon={<Plus />}
              onPress={() => onChange(listed(kind, [...parts, newCondition(fields[0] as BindableField)]))}
            >
              {translate('studio.addCondition')}
            </Button>
          ) : null}
        </div>
      )}
      {canEdit ? (
        <RowMenu
          name={translate('studio.conditionName', { kind: translate(`studio.conditionKinds.${kind}`) })}
          className={css.cornerMenu}
          actions={[removeAction(translate, onRemove)]}
        />
      ) : null}
    </div>
  );
}

const listed = (kind: string, parts: Condition[]): Condition => (kind === 'all' ? { all: parts } : { any: parts });

/** What lies in entries says something else in each of them. */
const isOfCard = ({ at }: BindableField): boolean => !at.startsWith('.');

type TestCondition = Extract<Condition, { at: string }>;

function TestPart({
  value,
  fields,
  studio,
  canEdit,
  onChange,
}: Omit<PartProps, 'onRemove' | 'value'> & { value: TestCondition }) {
  const translate = useTranslate();
  const { game, binding } = studio;
  const choices = useMemo(
    () =>
      distinctFields(fields, value.at).map((one) =>
        choiceOf(
          translate,
          one,
          isOfCard(one) && canBeShown(one, 'value', game) ? shownAs(one, binding, game) : '',
          game,
        ),
      ),
    [fields, value.at, game, binding, translate],
  );
  const field = fields.find(({ at }) => at === value.at);
  const [test = 'exists'] = testsIn(value);
  const tests = field === undefined ? [test] : testsFor(field);
  const held = test === 'exists' ? undefined : value[test];
  const ask = (next: Test) => {
    const bare: Condition = { at: value.at };
    if (next === 'exists') return onChange(bare);
    const start: Scalar =
      next === 'over' || next === 'under' ? 0 : field?.holds === 'number' ? 1 : (field?.words?.[0] ?? '');
    onChange(withTest(bare, next, start));
  };
  return (
    <>
      <Select
        label={translate('studio.askedField')}
        bare
        value={value.at}
        choices={choices}
        onChange={(at) => {
          const found = fields.find((one) => one.at === at);
          if (found !== undefined) onChange(newCondition(found));
        }}
      />
      <Select
        label={translate('studio.asked')}
        bare
        value={test}
        choices={tests.map((id) => ({ id, label: translate(`studio.tests.${id}`) }))}
        onChange={(id) => ask(id as Test)}
      />
      {test === 'exists' ? null : typeof held === 'number' ? (
        <NumberInput
          label={translate(`studio.tests.${test}`)}
          bare
          value={held}
          step={1}
          isDisabled={!canEdit}
          onChange={(n) => {
            if (n !== undefined) onChange(withTest(value, test, n));
          }}
        />
      ) : field?.words !== undefined && !Array.isArray(held) ? (
        <Select
          label={translate(`studio.tests.${test}`)}
          bare
          value={String(held)}
          choices={field.words.map((word) => ({ id: word, label: word }))}
          onChange={(word) => onChange(withTest(value, test, word))}
        />
      ) : (
        <TextInput
          label={translate('studio.oneOf')}
          value={[held ?? ''].flat().join(', ')}
          isDisabled={!canEdit}
          onChange={(text) => {
            const words = text
              .split(',')
              .map((word) => word.trim())
              .filter((word) => word !== '');
            const [only] = words;
            if (only !== undefined) onChange(withTest(value, test, words.length === 1 ? only : words));
          }}
        />
      )}
    </>
  );
}
