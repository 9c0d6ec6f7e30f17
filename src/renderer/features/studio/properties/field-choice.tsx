/** Fields of the game to choose from, each with what it says of the character that is shown. */

import { useMemo } from 'react';
import type { Format, Value } from '../../../../shared/card/template/template.ts';
import type { Game } from '../../../../shared/games/game.ts';
import {
  type BindableField,
  entriesOf,
  fieldLabel,
  formatsFor,
  sampleOf,
  type ValueKind,
  valueKind,
} from '../../../../shared/studio/bindable.ts';
import type { NamesIn, Translate } from '../../../../shared/texts/translate.ts';
import type { Choice } from '../../../components/inputs/choice.ts';
import { Select } from '../../../components/inputs/select.tsx';
import { useTranslate } from '../../../texts/use-translate.ts';
import type { FormSource } from './form-source.ts';

interface Props {
  label: string;
  value: Value;
  studio: FormSource;
  /** The list whose entries are repeated around it. */
  within?: string | undefined;
  offered: readonly BindableField[];
  onChange(value: Value): void;
}

/** The field that a value is about; words, and several in a row, are about none. */
const chosenOf = (value: Value): string | undefined =>
  'at' in value ? value.at : 'item' in value ? value.item : 'each' in value ? value.each : undefined;

/** Which field a value is about, and how it is written. */
export const FieldChoice = (props: Props) => (chosenOf(props.value) === undefined ? null : <FieldOfGame {...props} />);

function FieldOfGame({
  label,
  value,
  studio,
  within,
  onChange,
  offered,
}: Props & { offered: readonly BindableField[] }) {
  const translate = useTranslate();
  const { game, binding } = studio;
  const chosen = chosenOf(value);
  const field = offered.find(({ at }) => at === chosen);
  const formats = field === undefined || 'each' in value ? [] : formatsFor(field, game);
  const [usual] = formats;
  const held = 'as' in value ? value.as : undefined;
  const kind = valueKind(value);
  const choices = useMemo(
    () =>
      offered.map((field) =>
        choiceOf(translate, field, sampleFor(translate, kind, field, { binding, game, within }), game),
      ),
    [offered, kind, game, binding, within, translate],
  );
  return (
    <>
      <Select
        label={translate('studio.fieldOf', { label })}
        bare
        value={chosen === '' ? ENTRY : chosen}
        choices={choices}
        onChange={(id) => onChange(about(value, id === ENTRY ? '' : id))}
      />
      {formats.length > 1 ? (
        <Select
          label={translate('studio.format')}
          value={held ?? usual}
          choices={formats.map((id) => ({ id, label: translate(`studio.formats.${id as NamesIn<'studio.formats'>}`) }))}
          onChange={(id) => onChange(written(value, id === 'text' ? undefined : (id as Format)))}
        />
      ) : null}
    </>
  );
}

/** Characters of a sample beside the name of a field. */
const MOST_SAMPLE = 18;

/** What a field says of the character that is shown. */
export function shownAs({ at, holds }: BindableField, binding: FormSource['binding'], game: Game): string {
  if (binding === undefined) return '';
  const [as] = holds === 'parts' ? formatsFor({ holds }, game) : [];
  const text = sampleOf({ at, ...(as === undefined ? {} : { as }) }, binding);
  return text.length > MOST_SAMPLE ? `${text.slice(0, MOST_SAMPLE - 1).trimEnd()}…` : text;
}

interface Around extends Pick<FormSource, 'binding' | 'game'> {
  within: string | undefined;
}

/** What a field says now, or how many entries a list has; nothing of what lies in entries. */
function sampleFor(
  translate: Translate,
  kind: ValueKind,
  field: BindableField,
  { binding, game, within }: Around,
): string {
  if (kind === 'at') return shownAs(field, binding, game);
  if (kind !== 'each' || within !== undefined || binding === undefined) return '';
  return translate('studio.entries', { n: entriesOf(field.at, binding) });
}

/** A field by its name, below where it comes from. */
export function choiceOf(translate: Translate, { at, label }: BindableField, sample: string, game: Game): Choice {
  const group = /^\/(derived|labels)\//.test(at)
    ? translate('studio.derived')
    : at.startsWith('/faction/')
      ? translate('studio.faction')
      : undefined;
  return {
    id: at === '' ? ENTRY : at,
    label: at === '' ? translate('studio.wholeEntry') : label || fieldLabel(at, game),
    ...(sample === '' ? {} : { note: sample }),
    ...(group === undefined ? {} : { group }),
  };
}

function about(value: Value, at: string): Value {
  if ('at' in value) return { ...value, at };
  if ('item' in value) return { ...value, item: at };
  return 'each' in value ? { ...value, each: at } : value;
}

function written(value: Value, as: Format | undefined): Value {
  if (!('at' in value || 'item' in value)) return value;
  const { as: _, ...rest } = value;
  return as === undefined ? rest : { ...rest, as };
}

/** Select wants a word for every choice. */
const ENTRY = 'the entry itself';
