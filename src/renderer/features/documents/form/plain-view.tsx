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
import { formatLateText } from '../../../../shared/texts/late-text.ts';
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
import { getOwnFieldView } from '../../../games/field-registry.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import { useChance } from '../../compare/chance/chances-context.tsx';
import { ChoiceView } from './choice-view.tsx';
import css from './form.module.css';

interface Props {
  field: PlainField;
  /** Pointer to the entry that contains the field; empty for a field of the document itself. */
  base?: string;
  /** The container of the field: a row of fields, or the entry of a list. */
  within?: RowField['look'] | 'entry';
}

/** Shows one field with its label, hint and findings. */
export const PlainView = memo(function PlainView({ field, base = '', within }: Props) {
  const at = `${base}${field.pointer}`;
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
      return createElement(getOwnFieldView(field.kind), { field, pointer: at });
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
        label={formatLateText(translate, label)}
        placeholder={placeholder && formatLateText(translate, placeholder)}
        hint={hint && formatLateText(translate, hint)}
        optional={optional}
      />
    );
  return (
    <TextRow
      path={at}
      label={formatLateText(translate, label)}
      placeholder={placeholder && formatLateText(translate, placeholder)}
      hint={hint && formatLateText(translate, hint)}
      optional={optional}
      bare={isName && isOfEntry}
      inputClassName={isName ? (isOfEntry ? css.entryName : css.nameInput) : undefined}
    />
  );
}

function NameView({ field: { pointer: key, label, known }, at }: { field: NameField; at: string }) {
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
      label={formatLateText(translate, label)}
      suggestions={suggestions}
      onTake={gather === undefined ? undefined : take}
    />
  );
}

/** Edits a list of words and suggests the words of other characters, such as their Gear. */
function WordsView({ field: { label, hint }, at }: { field: WordsField; at: string }) {
  const translate = useTranslate();
  const { namesAt } = useForm();
  const names = namesAt(`${withStarredEntries(at)}/*`, NO_NAMES);
  const suggestions = useMemo(() => nameChoices(names), [names]);
  return (
    <WordListRow
      path={at}
      label={formatLateText(translate, label)}
      hint={hint && formatLateText(translate, hint)}
      suggestions={suggestions}
    />
  );
}

const NO_NAMES: readonly string[] = [];

/** Returns the pointer of a field with `*` in place of list indexes. */
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
      label={formatLateText(translate, field.label)}
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
  const choices = useForm().choicesOf(field.vocabulary);
  return (
    <TagsRow
      path={at}
      label={formatLateText(translate, field.label)}
      choices={choices}
      optional={field.optional}
      hint={field.hint && formatLateText(translate, field.hint)}
    />
  );
}

/** Edits a flag. A changed value is written to the document, unless it is off and off is the default. */
function FlagView({ field: { label, getDefault: otherwise }, at }: { field: FlagField; at: string }) {
  const translate = useTranslate();
  const { value, findings, set } = useField(at);
  const isOnOtherwise = useDerived((roots) => otherwise?.(roots) ?? false);
  const isOn = typeof value === 'boolean' ? value : isOnOtherwise;
  return (
    <FieldFrame path={at} findings={findings}>
      <Switch
        label={formatLateText(translate, label)}
        on={isOn}
        onChange={(on) => set(on || otherwise !== undefined ? on : undefined)}
      />
    </FieldFrame>
  );
}
