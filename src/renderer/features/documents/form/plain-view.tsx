import { createElement, memo, useCallback, useMemo } from 'react';
import type {
  FlagField,
  NameField,
  NumberField,
  PlainField,
  RowField,
  TagsField,
  TextField,
  WordsField,
} from '../../../../shared/form/form.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
import { Switch } from '../../../components/inputs/switch.tsx';
import { useEdits, useField } from '../../../fields/document-port.ts';
import { entryChoices, entryEdits, nameChoices } from '../../../fields/entry-choices.ts';
import { FieldFrame } from '../../../fields/field.tsx';
import { useForm } from '../../../fields/form-port.ts';
import { NameRow } from '../../../fields/name-row.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { ProseRow } from '../../../fields/prose/prose-row.tsx';
import { useDerived, useShown } from '../../../fields/roots.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { WordListRow } from '../../../fields/word-list-row.tsx';
import { ownField } from '../../../games/registry.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import { useChance } from '../../compare/chance/chances-context.tsx';
import { ChoiceView } from './choice-view.tsx';
import css from './form.module.css';

interface Props {
  field: PlainField;
  /** The entry it belongs to; empty for a field of the document itself. */
  base?: string;
  /** What it stands in: a row of fields, or the entry of a list. */
  within?: RowField['look'] | 'entry';
}

/** One field with its label, its hint and its findings. */
export const PlainView = memo(function PlainView({ field, base = '', within }: Props) {
  const at = `${base}${field.at}`;
  switch (field.kind) {
    case 'text':
      return <TextView field={field} at={at} isOfEntry={within === 'entry'} />;
    case 'name':
      return <NameView field={field} at={at} />;
    case 'number':
      return <NumberView field={field} at={at} isSmall={within === 'line'} />;
    case 'flag':
      return <FlagView field={field} at={at} />;
    case 'choice':
      return <ChoiceView field={field} at={at} className={within === 'four' ? css.double : undefined} />;
    case 'tags':
      return <TagsView field={field} at={at} />;
    case 'words':
      return <WordsView field={field} at={at} />;
    default:
      return createElement(ownField(field.kind), { field, at });
  }
});

function TextView({ field, at, isOfEntry }: { field: TextField; at: string; isOfEntry: boolean }) {
  const translate = useTranslate();
  const { label, look, placeholder, hint, optional } = field;
  const isName = look === 'name';
  if (look === 'long')
    return (
      <ProseRow
        path={at}
        label={formatText(translate, label)}
        placeholder={placeholder && formatText(translate, placeholder)}
        hint={hint && formatText(translate, hint)}
        optional={optional}
      />
    );
  return (
    <TextRow
      path={at}
      label={formatText(translate, label)}
      placeholder={placeholder && formatText(translate, placeholder)}
      hint={hint && formatText(translate, hint)}
      optional={optional}
      bare={isName && isOfEntry}
      inputClassName={isName ? (isOfEntry ? css.entryName : css.nameInput) : undefined}
    />
  );
}

function NameView({ field: { at: key, label, known }, at }: { field: NameField; at: string }) {
  const translate = useTranslate();
  const { namesAt, entriesOf } = useForm();
  const { edit } = useEdits();
  const [, list = '', index = ''] = at.split('/');
  const gather = key === '/name' ? entriesOf(list) : undefined;
  const names = namesAt(withStarredEntries(at), known);
  const suggestions = useMemo(
    () => (gather === undefined ? nameChoices(names) : entryChoices(gather)),
    [gather, names],
  );
  const take = useCallback(
    (name: string, document: unknown) => edit(entryEdits(document, list, index, name, gather?.() ?? [])),
    [edit, list, index, gather],
  );
  return (
    <NameRow
      path={at}
      label={formatText(translate, label)}
      suggestions={suggestions}
      onTake={gather === undefined ? undefined : take}
    />
  );
}

/** Words that other characters have there are offered again, such as the things of Gear. */
function WordsView({ field: { label, hint }, at }: { field: WordsField; at: string }) {
  const translate = useTranslate();
  const { namesAt } = useForm();
  const names = namesAt(`${withStarredEntries(at)}/*`, NO_NAMES);
  const suggestions = useMemo(() => nameChoices(names), [names]);
  return (
    <WordListRow
      path={at}
      label={formatText(translate, label)}
      hint={hint && formatText(translate, hint)}
      suggestions={suggestions}
    />
  );
}

const NO_NAMES: readonly string[] = [];

/** The pointer of a field with `*` for the list entries on the way to it. */
const withStarredEntries = (pointer: string): string =>
  pointer
    .split('/')
    .map((segment, index, all) => (index > 0 && index < all.length - 1 && /^\d+$/.test(segment) ? '*' : segment))
    .join('/');

function NumberView({ field, at, isSmall }: { field: NumberField; at: string; isSmall: boolean }) {
  const translate = useTranslate();
  const hint = useShown(field.hint);
  const isRolled = useChance(at) !== undefined;
  return (
    <NumberRow
      path={at}
      label={formatText(translate, field.label)}
      optional={field.optional}
      placeholder={useShown(field.placeholder)}
      hint={
        isRolled ? (
          <>
            {hint} <ChanceNote at={at} />
          </>
        ) : (
          hint
        )
      }
      size={isSmall ? 'small' : undefined}
    />
  );
}

function TagsView({ field, at }: { field: TagsField; at: string }) {
  const translate = useTranslate();
  const choices = useForm().choicesOf(field.of);
  return (
    <TagsRow
      path={at}
      label={formatText(translate, field.label)}
      choices={choices}
      optional={field.optional}
      hint={field.hint && formatText(translate, field.hint)}
    />
  );
}

/** Once switched, the value is written to the document, unless it is off and off is the default. */
function FlagView({ field: { label, otherwise }, at }: { field: FlagField; at: string }) {
  const translate = useTranslate();
  const { value, findings, set } = useField(at);
  const isOnOtherwise = useDerived((roots) => otherwise?.(roots) ?? false);
  const isOn = typeof value === 'boolean' ? value : isOnOtherwise;
  return (
    <FieldFrame path={at} findings={findings}>
      <Switch
        label={formatText(translate, label)}
        on={isOn}
        onChange={(on) => set(on || otherwise !== undefined ? on : undefined)}
      />
    </FieldFrame>
  );
}
