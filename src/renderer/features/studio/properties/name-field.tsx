import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import {
  type BindableField,
  formatFieldLabel,
  listBindableFields,
  listBindableLists,
  listDocumentFields,
} from '../../../../shared/studio/bindable.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { getChoiceLabel, getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { FieldProps } from './field-props.ts';
import { type FormSource, listFlows } from './form-source.ts';
import css from './properties.module.css';
import { SymbolField } from './symbols/symbol-field.tsx';

/** The editors that choose one of several names, for `NameProperty`. */
export const NAME_EDITORS: ReadonlySet<Property['editor']> = new Set([
  'choice',
  'style',
  'font',
  'symbol',
  'picture',
  'flow',
  'each',
  'drawing',
  'field',
]);

/** Chooses one of several names: words of the format, parts of the template or fields of the game. */
export function NameProperty(props: FieldProps) {
  const translate = useTranslate();
  const { property, formSource, value } = props;
  const { key, editor } = property;
  const { template } = formSource;
  const propertyLabel = props.label ?? getPropertyLabel(translate, key);
  switch (editor) {
    case 'style':
      return <NameSelect {...props} label={propertyLabel} choiceIds={Object.keys(template.styles)} />;
    case 'font':
      return (
        <NameSelect
          {...props}
          label={propertyLabel}
          choiceIds={STYLE_FONTS}
          getLabel={(choice) => getChoiceLabel(translate, choice)}
        />
      );
    case 'symbol':
      return (
        <SymbolField
          label={propertyLabel}
          symbolName={typeof value === 'string' ? value : undefined}
          formSource={formSource}
          isOptional={property.optional}
          onChange={(symbolName, otherEdits) => props.onChange(symbolName, false, otherEdits)}
        />
      );
    case 'picture': {
      const { pictures = {} } = template;
      return (
        <NameSelect
          {...props}
          label={propertyLabel}
          choiceIds={Object.keys(pictures)}
          getLabel={(pictureName) => pictures[pictureName]?.name ?? pictureName}
        />
      );
    }
    case 'flow': {
      const flows = listFlows(formSource);
      const getFlowName = (flowId: string) => flows.find((flow) => flow.id === flowId)?.name ?? flowId;
      return (
        <NameSelect {...props} label={propertyLabel} choiceIds={flows.map(({ id }) => id)} getLabel={getFlowName} />
      );
    }
    case 'choice':
      return (
        <NameSelect
          {...props}
          label={propertyLabel}
          {...getChoiceIds(translate, property)}
          getLabel={(choice) => getChoiceLabel(translate, choice)}
        />
      );
    default: {
      const choosableFields = listFields(editor, formSource);
      const fieldPointers = choosableFields.map(({ pointer }) => pointer);
      const unlistedValues = typeof value === 'string' && !fieldPointers.includes(value) ? [value] : [];
      const getFieldLabel = (pointer: string) =>
        choosableFields.find(({ pointer: fieldPointer }) => fieldPointer === pointer)?.label ??
        (formatFieldLabel(pointer, formSource.game) || pointer);
      return (
        <NameSelect
          {...props}
          label={propertyLabel}
          choiceIds={[...fieldPointers, ...unlistedValues]}
          getLabel={getFieldLabel}
        />
      );
    }
  }
}

/** Returns the choices of an optional property without its default. The unset state has the label of the default instead. */
const getChoiceIds = (translate: Translate, { choices = [], defaultValue, optional }: Property) =>
  typeof defaultValue === 'string' && optional
    ? {
        choiceIds: choices.filter((choiceId) => choiceId !== defaultValue),
        unsetLabel: getChoiceLabel(translate, defaultValue),
      }
    : { choiceIds: choices };

function listFields(editor: Property['editor'], { template, game }: FormSource): readonly BindableField[] {
  if (editor === 'each') return listBindableLists(template, game);
  if (editor === 'field') return listDocumentFields(template, game);
  const allFields = listBindableFields(template, game);
  return editor === 'drawing' ? allFields.filter(({ shape }) => shape === 'drawing') : allFields;
}

/** The id of the choice for the unset state. `Select` needs an id for every choice. */
const UNSET_ID = 'none of these';

interface NameSelectProps extends FieldProps {
  label: string;
  choiceIds: readonly string[];
  getLabel?(choiceId: string): string;
  /** Label of the unset state. */
  unsetLabel?: string;
}

function NameSelect(props: NameSelectProps) {
  const translate = useTranslate();
  const {
    property,
    value,
    formSource,
    onChange,
    label,
    choiceIds,
    getLabel = (choiceId) => choiceId,
    unsetLabel = translate('studio.notSet'),
  } = props;
  const currentId = typeof value === 'string' ? value : undefined;
  const isUnset = property.optional && (currentId === undefined || currentId === property.defaultValue);
  const choices = [
    ...(property.optional ? [{ id: UNSET_ID, label: unsetLabel }] : []),
    ...choiceIds.map((choiceId) => ({ id: choiceId, label: getLabel(choiceId) })),
  ];
  return (
    <fieldset className={css.bare} disabled={!formSource.canEdit}>
      <Select
        label={label}
        value={isUnset ? UNSET_ID : currentId}
        choices={choices}
        onChange={(choiceId) => {
          if (formSource.canEdit) onChange(choiceId === UNSET_ID ? undefined : choiceId);
        }}
      />
    </fieldset>
  );
}
