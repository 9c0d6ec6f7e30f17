import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Condition, Scalar } from '../../../../shared/card/template/template.ts';
import {
  type BindableField,
  convertConditionKind,
  createCondition,
  type FieldTest,
  getConditionKind,
  isUsable,
  listBindableFields,
  listConditionTests,
  listEntryFields,
  listTests,
  removeAmbiguousFields,
  setConditionTest,
} from '../../../../shared/studio/bindable.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { createFieldChoice, formatFieldSample } from './field-choice.tsx';
import type { FormSource } from './form-source.ts';
import { NumberInput } from './inputs/number-input.tsx';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';

interface Props {
  label: string;
  value: Condition | undefined;
  formSource: FormSource;
  /** The pointer of the list, if the condition is checked for each entry of a list. */
  listPointer?: string | undefined;
  onChange(nextCondition: Condition | undefined): void;
}

/**
 * Edits the condition under which something is drawn, by choosing fields and tests. A condition is a test of the field with the pointer
 * `at`, or it combines conditions with `not`, `all` or `any`. A pointer that starts with a period leads to a field of a list entry.
 */
export function ConditionField({ label, value: condition, formSource, listPointer, onChange }: Props) {
  const translate = useTranslate();
  const { template, game, canEdit } = formSource;
  const fields = useMemo(
    () => [
      ...(listPointer === undefined
        ? []
        : listEntryFields(template, game, listPointer)
            .filter(({ pointer }) => pointer !== '')
            .map((entryField) => ({ ...entryField, pointer: `.${entryField.pointer}` }))),
      ...listBindableFields(template, game),
    ],
    [template, game, listPointer],
  );
  const [firstField] = fields;
  return (
    <fieldset className={css.value1} disabled={!canEdit}>
      <legend className={css.label}>{label}</legend>
      {condition === undefined ? (
        <div className={css.always}>
          <span className={css.value}>{translate('studio.always')}</span>
          {canEdit && firstField !== undefined ? (
            <Button kind="quiet" icon={<Plus />} onPress={() => onChange(createCondition(firstField))}>
              {translate('studio.addCondition')}
            </Button>
          ) : null}
        </div>
      ) : (
        <ConditionPart
          condition={condition}
          fields={fields}
          formSource={formSource}
          canEdit={canEdit}
          onChange={onChange}
          onRemove={() => onChange(undefined)}
        />
      )}
    </fieldset>
  );
}

interface ConditionPartProps {
  condition: Condition;
  fields: readonly BindableField[];
  formSource: FormSource;
  canEdit: boolean;
  onChange(nextCondition: Condition): void;
  onRemove(): void;
}

const CONDITION_KINDS = ['test', 'not', 'all', 'any'] as const;

function ConditionPart({ condition, fields, formSource, canEdit, onChange, onRemove }: ConditionPartProps) {
  const translate = useTranslate();
  const conditionKind = getConditionKind(condition);
  const nestedConditions = 'all' in condition ? condition.all : 'any' in condition ? condition.any : undefined;
  const changeKind = (nextKind: (typeof CONDITION_KINDS)[number]) => {
    if (nextKind === conditionKind) return;
    if (nextKind === 'test') {
      const innerCondition = 'not' in condition ? condition.not : nestedConditions?.[0];
      const [firstField] = fields;
      if (innerCondition !== undefined) onChange(innerCondition);
      else if (firstField !== undefined) onChange(createCondition(firstField));
    } else onChange(convertConditionKind(condition, nextKind));
  };
  return (
    <div className={`${css.entry} ${css.condition}`} data-row>
      <div className={css.line}>
        <Select
          label={translate('studio.conditionKind')}
          isLabelHidden
          value={conditionKind}
          choices={CONDITION_KINDS.map((kindId) => ({
            id: kindId,
            label: translate(`studio.conditionKinds.${kindId}`),
          }))}
          onChange={(kindId) => changeKind(kindId as (typeof CONDITION_KINDS)[number])}
        />
      </div>
      {'at' in condition ? (
        <ConditionTest
          condition={condition}
          fields={fields}
          formSource={formSource}
          canEdit={canEdit}
          onChange={onChange}
        />
      ) : null}
      {'not' in condition ? (
        <ConditionPart
          condition={condition.not}
          fields={fields}
          formSource={formSource}
          canEdit={canEdit}
          onChange={(negatedCondition) => onChange({ not: negatedCondition })}
          onRemove={onRemove}
        />
      ) : null}
      {nestedConditions === undefined ? null : (
        <div className={css.nested}>
          {nestedConditions.map((nestedCondition, index) => (
            <ConditionPart
              // biome-ignore lint/suspicious/noArrayIndexKey: conditions have no id of their own
              key={index}
              condition={nestedCondition}
              fields={fields}
              formSource={formSource}
              canEdit={canEdit}
              onChange={(nextCondition) =>
                onChange(
                  createConditionList(
                    conditionKind,
                    nestedConditions.map((condition, position) => (position === index ? nextCondition : condition)),
                  ),
                )
              }
              onRemove={() =>
                nestedConditions.length === 1
                  ? onRemove()
                  : onChange(
                      createConditionList(
                        conditionKind,
                        nestedConditions.filter((_condition, position) => position !== index),
                      ),
                    )
              }
            />
          ))}
          {canEdit && fields[0] !== undefined ? (
            <Button
              kind="quiet"
              icon={<Plus />}
              onPress={() =>
                onChange(
                  createConditionList(conditionKind, [
                    ...nestedConditions,
                    createCondition(fields[0] as BindableField),
                  ]),
                )
              }
            >
              {translate('studio.addCondition')}
            </Button>
          ) : null}
        </div>
      )}
      {canEdit ? (
        <RowMenu
          rowName={translate('studio.conditionName', { kind: translate(`studio.conditionKinds.${conditionKind}`) })}
          className={css.cornerMenu}
          actions={[createRemoveAction(translate, onRemove)]}
        />
      ) : null}
    </div>
  );
}

const createConditionList = (listKind: string, conditions: Condition[]): Condition =>
  listKind === 'all' ? { all: conditions } : { any: conditions };

/** Whether a field belongs to the card and not to the entries of a list, which have no single value to show as a sample. */
const isCardField = ({ pointer }: BindableField): boolean => !pointer.startsWith('.');

type TestCondition = Extract<Condition, { at: string }>;

function ConditionTest({
  condition,
  fields,
  formSource,
  canEdit,
  onChange,
}: Omit<ConditionPartProps, 'onRemove' | 'condition'> & { condition: TestCondition }) {
  const translate = useTranslate();
  const { game, binding } = formSource;
  const choices = useMemo(
    () =>
      removeAmbiguousFields(fields, condition.at).map((listedField) =>
        createFieldChoice(
          translate,
          listedField,
          isCardField(listedField) && isUsable(listedField, 'value', game)
            ? formatFieldSample(listedField, binding, game)
            : '',
          game,
        ),
      ),
    [fields, condition.at, game, binding, translate],
  );
  const testedField = fields.find(({ pointer }) => pointer === condition.at);
  const [currentTest = 'exists'] = listConditionTests(condition);
  const availableTests = testedField === undefined ? [currentTest] : listTests(testedField);
  const testValue = currentTest === 'exists' ? undefined : condition[currentTest];
  const changeTest = (nextTest: FieldTest) => {
    const existsCondition: Condition = { at: condition.at };
    if (nextTest === 'exists') return onChange(existsCondition);
    // The value to compare with: a number, or the first word that the field can have.
    const initialValue: Scalar =
      nextTest === 'over' || nextTest === 'under'
        ? 0
        : testedField?.shape === 'number'
          ? 1
          : (testedField?.words?.[0] ?? '');
    onChange(setConditionTest(existsCondition, nextTest, initialValue));
  };
  return (
    <>
      <Select
        label={translate('studio.askedField')}
        isLabelHidden
        value={condition.at}
        choices={choices}
        onChange={(chosenPointer) => {
          const chosenField = fields.find((listedField) => listedField.pointer === chosenPointer);
          if (chosenField !== undefined) onChange(createCondition(chosenField));
        }}
      />
      <Select
        label={translate('studio.asked')}
        isLabelHidden
        value={currentTest}
        choices={availableTests.map((testId) => ({ id: testId, label: translate(`studio.tests.${testId}`) }))}
        onChange={(testId) => changeTest(testId as FieldTest)}
      />
      {currentTest === 'exists' ? null : typeof testValue === 'number' ? (
        <NumberInput
          label={translate(`studio.tests.${currentTest}`)}
          bare
          value={testValue}
          step={1}
          isDisabled={!canEdit}
          onChange={(nextNumber) => {
            if (nextNumber !== undefined) onChange(setConditionTest(condition, currentTest, nextNumber));
          }}
        />
      ) : testedField?.words !== undefined && !Array.isArray(testValue) ? (
        <Select
          label={translate(`studio.tests.${currentTest}`)}
          isLabelHidden
          value={String(testValue)}
          choices={testedField.words.map((fieldWord) => ({ id: fieldWord, label: fieldWord }))}
          onChange={(chosenWord) => onChange(setConditionTest(condition, currentTest, chosenWord))}
        />
      ) : (
        <TextInput
          label={translate('studio.oneOf')}
          value={[testValue ?? ''].flat().join(', ')}
          isDisabled={!canEdit}
          onChange={(typedText) => {
            const typedWords = typedText
              .split(',')
              .map((typedWord) => typedWord.trim())
              .filter((typedWord) => typedWord !== '');
            const [singleWord] = typedWords;
            if (singleWord !== undefined)
              onChange(setConditionTest(condition, currentTest, typedWords.length === 1 ? singleWord : typedWords));
          }}
        />
      )}
    </>
  );
}
