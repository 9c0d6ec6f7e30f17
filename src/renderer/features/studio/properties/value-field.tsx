import { Plus } from 'lucide-react';
import { useMemo } from 'react';
import type { Value } from '../../../../shared/card/template/template.ts';
import type { Edit } from '../../../../shared/document/edit.ts';
import {
  type BindableField,
  convertValueKind,
  getValueKind,
  isUsable,
  listBindableFields,
  listBindableLists,
  listEntryFields,
  type ValueKind,
} from '../../../../shared/studio/bindable.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Button } from '../../../components/button.tsx';
import { Select } from '../../../components/inputs/select.tsx';
import { createMoveActions, createRemoveAction, RowMenu } from '../../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import { FieldChoice, formatFieldSample } from './field-choice.tsx';
import type { FormSource } from './form-source.ts';
import { TextInput } from './inputs/text-input.tsx';
import css from './properties.module.css';
import { SymbolField } from './symbols/symbol-field.tsx';

interface Props {
  label: string;
  value: Value;
  formSource: FormSource;
  /** What the value is for: a `name` or a `count`, which allow only some fields, or any other `value`. */
  usage: 'value' | 'count' | 'name';
  /** The pointer of the list, if the value is repeated for each entry of a list. */
  listPointer?: string | undefined;
  /** The number of joined values that contain this value. */
  nestingDepth?: number;
  /** Receives further edits for the same undo step, such as the edit that adds a chosen symbol to the template. */
  onChange(nextValue: Value, isTyping?: boolean, otherEdits?: readonly Edit[]): void;
}

/** The maximum nesting of joined values in the form. The JSON of a template allows more. */
const MAX_DEPTH = 3;

/** Returns the fields outside of lists that the value may show. Omits fields that would print nothing, except for the current field. */
function useFields(
  value: Value,
  { template, game, binding }: FormSource,
  usage: Props['usage'],
): readonly BindableField[] {
  const currentPointer = 'at' in value ? value.at : undefined;
  return useMemo(() => {
    // A field of parts for which the game has no format would print nothing.
    const hasOutput = (field: BindableField) =>
      field.shape !== 'parts' || field.pointer === currentPointer || formatFieldSample(field, binding, game) !== '';
    return listBindableFields(template, game).filter((field) => isUsable(field, usage, game) && hasOutput(field));
  }, [template, game, usage, currentPointer, binding]);
}

/**
 * Edits what a text shows: fixed words (`text`), a field of the card (`at`), a field of a list entry (`item`), the entries of a list
 * (`each`), or several of these in a row (`join`). `by` is the separator of entries and joined values.
 */
export function ValueField(props: Props) {
  const translate = useTranslate();
  const { label, value, formSource, usage, listPointer, nestingDepth = 0, onChange } = props;
  const { template, game, canEdit } = formSource;
  const valueKind = getValueKind(value);
  const usableFields = useFields(value, formSource, usage);
  const bindableLists = useMemo(() => listBindableLists(template, game, listPointer), [template, game, listPointer]);
  const entryFields = useMemo(
    () => (listPointer === undefined ? [] : listEntryFields(template, game, listPointer)),
    [template, game, listPointer],
  );
  const offeredKinds: ValueKind[] = [
    'text',
    ...(listPointer === undefined ? [] : ['item' as const]),
    'at',
    ...(usage === 'value' && bindableLists.length > 0 ? ['each' as const] : []),
    ...(usage === 'value' && nestingDepth < MAX_DEPTH ? ['join' as const] : []),
  ];
  const changeKind = (nextKind: ValueKind) => {
    const initialSource =
      nextKind === 'at'
        ? // The name of the subject, such as `/character/name`, is the most likely field, or the first column of a row.
          (usableFields.find(({ pointer }) => pointer === `/${template.of ?? 'character'}/name`) ?? usableFields[0])
            ?.pointer
        : nextKind === 'each'
          ? bindableLists[0]?.pointer
          : nextKind === 'item'
            ? entryFields[0]?.pointer
            : usage === 'count'
              ? '1'
              : '';
    onChange(convertValueKind(value, nextKind, initialSource ?? ''));
  };
  const offeredFields = valueKind === 'each' ? bindableLists : valueKind === 'item' ? entryFields : usableFields;
  return (
    <fieldset className={css.value1} disabled={!canEdit}>
      <legend className={css.label}>{label}</legend>
      <Select
        label={translate('studio.shows', { label })}
        isLabelHidden
        value={valueKind}
        choices={(offeredKinds.includes(valueKind) ? offeredKinds : [...offeredKinds, valueKind]).map((kindId) => ({
          id: kindId,
          label: getKindLabel(translate, kindId, listPointer),
        }))}
        onChange={(kindId) => changeKind(kindId as ValueKind)}
      />
      <FixedValue {...props} />
      <FieldChoice {...props} offeredFields={offeredFields} />
      {'each' in value || 'join' in value ? (
        <TextInput
          label={translate('studio.between')}
          value={value.by}
          isDisabled={!canEdit}
          onChange={(separator) => onChange({ ...value, by: separator })}
        />
      ) : null}
      {'join' in value ? (
        <JoinedValues value={value} onChange={onChange}>
          {(partValue, index, changePart) => (
            <ValueField
              key={index}
              label={translate('studio.part', { n: index + 1 })}
              value={partValue}
              formSource={formSource}
              usage={usage}
              listPointer={listPointer}
              nestingDepth={nestingDepth + 1}
              onChange={changePart}
            />
          )}
        </JoinedValues>
      ) : null}
      {'each' in value && value.value !== undefined ? (
        <ValueField
          label={translate('studio.ofEach')}
          value={value.value}
          formSource={formSource}
          usage={usage}
          // The pointer of a list within each entry of another list has `/*` for the entry: `/character/attacks/*/items`.
          listPointer={value.each.startsWith('.') ? `${listPointer ?? ''}/*${value.each.slice(1)}` : value.each}
          nestingDepth={nestingDepth + 1}
          onChange={(entryValue) => onChange({ ...value, value: entryValue })}
        />
      ) : null}
      {'text' in value && usage !== 'value' ? null : (
        <div className={css.pair}>
          <TextInput
            label={translate('studio.before')}
            value={value.before}
            isDisabled={!canEdit}
            onChange={(nextText) => onChange(setAffix(value, 'before', nextText))}
          />
          <TextInput
            label={translate('studio.after')}
            value={value.after}
            isDisabled={!canEdit}
            onChange={(nextText) => onChange(setAffix(value, 'after', nextText))}
          />
        </div>
      )}
    </fieldset>
  );
}

/** Edits a value that is always the same: the words of a text, or the symbol of a name. */
function FixedValue({ value, formSource, usage, onChange }: Props) {
  const translate = useTranslate();
  if (!('text' in value)) return null;
  return usage === 'name' ? (
    <SymbolField
      label={translate('studio.kinds.symbol')}
      symbolName={value.text}
      formSource={formSource}
      isOptional={false}
      onChange={(symbolName, otherEdits) => onChange({ ...value, text: symbolName ?? '' }, false, otherEdits)}
    />
  ) : (
    <TextInput
      label={translate('studio.valueKinds.text')}
      bare
      value={value.text}
      isDisabled={!formSource.canEdit}
      onChange={(nextText) => onChange({ ...value, text: nextText })}
    />
  );
}

/** Returns the label of a kind of value. Within a list, fields of the card have another label than fields of the entry. */
const getKindLabel = (translate: Translate, valueKind: ValueKind, listPointer: string | undefined): string =>
  valueKind === 'at' && listPointer !== undefined
    ? translate('studio.fieldOutside')
    : translate(`studio.valueKinds.${valueKind}`);

function setAffix(value: Value, affixKey: 'before' | 'after', affixText: string): Value {
  const { [affixKey]: _affix, ...withoutAffix } = value;
  return (affixText === '' ? withoutAffix : { ...withoutAffix, [affixKey]: affixText }) as Value;
}

interface JoinedValuesProps {
  value: Extract<Value, { join: Value[] }>;
  onChange(nextValue: Value): void;
  children(partValue: Value, index: number, changePart: (nextValue: Value) => void): React.ReactNode;
}

function JoinedValues({ value, onChange, children }: JoinedValuesProps) {
  const translate = useTranslate();
  const { join } = value;
  const changeParts = (nextParts: Value[]) => onChange({ ...value, join: nextParts });
  return (
    <div className={css.nested}>
      {join.map((partValue, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: parts of a value have no id of their own
        <div key={index} className={css.entry} data-row>
          {children(partValue, index, (nextPart) =>
            changeParts(join.map((currentPart, partIndex) => (partIndex === index ? nextPart : currentPart))),
          )}
          <EntryTools
            entryName={translate('studio.entryNumber', { n: index + 1 })}
            index={index}
            count={join.length}
            onMove={(direction) => changeParts(swapItems(join, index, index + direction))}
            onRemove={
              join.length > 1 ? () => changeParts(join.filter((_part, partIndex) => partIndex !== index)) : undefined
            }
          />
        </div>
      ))}
      <Button kind="quiet" icon={<Plus />} onPress={() => changeParts([...join, { text: '' }])}>
        {translate('studio.addPart')}
      </Button>
    </div>
  );
}

export function swapItems<T>(items: readonly T[], firstIndex: number, secondIndex: number): T[] {
  const swappedItems = [...items];
  const [firstItem, secondItem] = [swappedItems[firstIndex], swappedItems[secondIndex]];
  if (firstItem === undefined || secondItem === undefined) return swappedItems;
  swappedItems[firstIndex] = secondItem;
  swappedItems[secondIndex] = firstItem;
  return swappedItems;
}

interface ToolsProps {
  /** The name of the entry, for the label of its menu. */
  entryName: string;
  index: number;
  count: number;
  onMove(direction: 1 | -1): void;
  onRemove: (() => void) | undefined;
}

export function EntryTools({ entryName, index, count, onMove, onRemove }: ToolsProps) {
  const translate = useTranslate();
  return (
    <div className={css.entryTools}>
      <RowMenu
        rowName={entryName}
        actions={[
          ...createMoveActions(translate, index, count, (targetIndex) => onMove(targetIndex > index ? 1 : -1)),
          createRemoveAction(translate, () => onRemove?.(), onRemove === undefined),
        ]}
      />
    </div>
  );
}
