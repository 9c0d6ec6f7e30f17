import { sharedSymbols } from '../../../../shared/card/template/shared-symbols.ts';
import { STYLE_FONTS } from '../../../../shared/display/font-ids.ts';
import {
  type BindableField,
  bindableFields,
  bindableLists,
  documentFields,
} from '../../../../shared/studio/bindable.ts';
import type { Property } from '../../../../shared/studio/properties.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { getChoiceLabel, getPropertyLabel } from '../../../strings/studio/studio-keys.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { FieldProps } from './field-props.ts';
import { type FormSource, flowsOf } from './form-source.ts';
import css from './properties.module.css';

export const NAMES: ReadonlySet<Property['editor']> = new Set([
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

/** One of several names: of words of the format, of parts of the template, of fields of the game. */
export function NameProperty(props: FieldProps) {
  const translate = useTranslate();
  const { property, studio, value } = props;
  const { key, editor } = property;
  const { template } = studio;
  const label = getPropertyLabel(translate, key);
  switch (editor) {
    case 'style':
      return <Choice {...props} label={label} ids={Object.keys(template.styles)} />;
    case 'font':
      return <Choice {...props} label={label} ids={STYLE_FONTS} name={(choice) => getChoiceLabel(translate, choice)} />;
    case 'symbol':
      return <Choice {...props} label={label} ids={symbolsOf(studio)} />;
    case 'picture': {
      const { pictures = {} } = template;
      return <Choice {...props} label={label} ids={Object.keys(pictures)} name={(id) => pictures[id]?.name ?? id} />;
    }
    case 'flow': {
      const flows = flowsOf(studio);
      const name = (id: string) => flows.find((flow) => flow.id === id)?.name ?? id;
      return <Choice {...props} label={label} ids={flows.map(({ id }) => id)} name={name} />;
    }
    case 'choice':
      return (
        <Choice
          {...props}
          label={label}
          {...wordsOf(translate, property)}
          name={(choice) => getChoiceLabel(translate, choice)}
        />
      );
    default: {
      const fields = fieldsFor(editor, studio);
      const ids = fields.map(({ at }) => at);
      const held = typeof value === 'string' && !ids.includes(value) ? [value] : [];
      const name = (id: string) => fields.find(({ at }) => at === id)?.label ?? id;
      return <Choice {...props} label={label} ids={[...ids, ...held]} name={name} />;
    }
  }
}

/** What is meant where nothing is set is said by its word, once. */
const wordsOf = (translate: Translate, { choices = [], usual, optional }: Property) =>
  typeof usual === 'string' && optional
    ? { ids: choices.filter((id) => id !== usual), unset: getChoiceLabel(translate, usual) }
    : { ids: choices };

const symbolsOf = ({ template }: FormSource): string[] => [
  ...new Set([...Object.keys(template.symbols ?? {}), ...Object.keys(sharedSymbols())]),
];

function fieldsFor(editor: Property['editor'], { template, game }: FormSource): readonly BindableField[] {
  if (editor === 'each') return bindableLists(template, game);
  if (editor === 'field') return documentFields(template, game);
  const all = bindableFields(template, game);
  return editor === 'drawing' ? all.filter(({ holds }) => holds === 'drawing') : all;
}

/** Select wants a word for every choice. */
const NONE = 'none of these';

interface ChoiceProps extends FieldProps {
  label: string;
  ids: readonly string[];
  name?(id: string): string;
  /** What nothing set is called. */
  unset?: string;
}

function Choice(props: ChoiceProps) {
  const translate = useTranslate();
  const {
    property,
    value,
    studio,
    onChange,
    label,
    ids,
    name = (id) => id,
    unset = translate('studio.notSet'),
  } = props;
  const held = typeof value === 'string' ? value : undefined;
  const isUnset = property.optional && (held === undefined || held === property.usual);
  const choices = [
    ...(property.optional ? [{ id: NONE, label: unset }] : []),
    ...ids.map((id) => ({ id, label: name(id) })),
  ];
  return (
    <fieldset className={css.bare} disabled={!studio.canEdit}>
      <Select
        label={label}
        value={isUnset ? NONE : held}
        choices={choices}
        onChange={(id) => {
          if (studio.canEdit) onChange(id === NONE ? undefined : id);
        }}
      />
    </fieldset>
  );
}
