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
import { useDocumentEdits, useField } from '../../../fields/document-port.ts';
import { createEntryEdits, createEntrySuggester, createNameSuggester } from '../../../fields/entry-choices.ts';
import { FieldFrame } from '../../../fields/field-frame.tsx';
import { useFormPort } from '../../../fields/form-port.ts';
import { NameRow } from '../../../fields/name-row.tsx';
import { NumberRow } from '../../../fields/number-row.tsx';
import { ProseRow } from '../../../fields/prose/prose-row.tsx';
import { useDerivedValue, useFormText } from '../../../fields/roots-provider.tsx';
import { TagsRow } from '../../../fields/tags-row.tsx';
import { TextRow } from '../../../fields/text-row.tsx';
import { WordListRow } from '../../../fields/word-list-row.tsx';
import { getOwnFieldView } from '../../../games/field-registry.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { ChanceNote } from '../../compare/chance/chance-note.tsx';
import { useChance } from '../../compare/chance/chances-context.tsx';
import { ChoiceView } from './choice-view.tsx';
import css from './form.module.css';
import { useFormerNameHint } from './former-name-hint.tsx';
import { useNameMarkHint } from './name-mark-hint.tsx';

interface Props {
  field: PlainField;
  /** The pointer of the entry that contains the field. Empty if the field belongs to the document itself. */
  entryPointer?: string;
  /** The container of the field: a row of fields, or the entry of a list. */
  container?: RowField['look'] | 'entry';
}

/** Shows one field with its label, hint and findings. */
export const PlainView = memo(function PlainView({ field, entryPointer = '', container }: Props) {
  const pointer = `${entryPointer}${field.pointer}`;
  switch (field.kind) {
    case 'text':
      return <TextView field={field} pointer={pointer} isInEntry={container === 'entry'} />;
    case 'name':
      return <NameView field={field} pointer={pointer} />;
    case 'number':
      return <NumberView field={field} pointer={pointer} isSmall={container === 'line'} />;
    case 'flag':
      return <FlagView field={field} pointer={pointer} />;
    // In a row of four, the words of a choice need the width of two fields.
    case 'choice':
      return <ChoiceView field={field} pointer={pointer} className={container === 'four' ? css.double : undefined} />;
    case 'tags':
      return <TagsView field={field} pointer={pointer} />;
    case 'words':
      return <WordsView field={field} pointer={pointer} />;
    default:
      return createElement(getOwnFieldView(field.kind), { field, pointer });
  }
});

function TextView({ field, pointer, isInEntry }: { field: TextField; pointer: string; isInEntry: boolean }) {
  const translate = useTranslate();
  const { label, look, placeholder, hint, optional } = field;
  const isName = look === 'name';
  const formerNameHint = useFormerNameHint(pointer);
  if (look === 'long') return <LongTextView field={field} pointer={pointer} />;
  return (
    <TextRow
      pointer={pointer}
      label={formatLateText(translate, label)}
      placeholder={placeholder && formatLateText(translate, placeholder)}
      hint={formerNameHint ?? (hint && formatLateText(translate, hint))}
      isOptional={optional}
      isLabelHidden={isName && isInEntry}
      inputClassName={isName ? (isInEntry ? css.entryName : css.nameInput) : undefined}
    />
  );
}

function LongTextView({
  field: { label, placeholder, hint, optional },
  pointer,
}: {
  field: TextField;
  pointer: string;
}) {
  const translate = useTranslate();
  const nameMarkHint = useNameMarkHint(pointer);
  return (
    <ProseRow
      pointer={pointer}
      label={formatLateText(translate, label)}
      placeholder={placeholder && formatLateText(translate, placeholder)}
      hint={hint === undefined ? nameMarkHint : formatLateText(translate, hint)}
      isOptional={optional}
    />
  );
}

function NameView({ field: { pointer: fieldPointer, label, known }, pointer }: { field: NameField; pointer: string }) {
  const translate = useTranslate();
  const { getNameLister, getEntryLister } = useFormPort();
  const { edit } = useDocumentEdits();
  // The pointer of an entry's name is, for example, `/talents/0/name`.
  const [, listName = '', entryIndex = ''] = pointer.split('/');
  const listKnownEntries = fieldPointer === '/name' ? getEntryLister(listName) : undefined;
  const listNames = getNameLister(replaceIndexesByStars(pointer), known);
  const getSuggestions = useMemo(
    () => (listKnownEntries === undefined ? createNameSuggester(listNames) : createEntrySuggester(listKnownEntries)),
    [listKnownEntries, listNames],
  );
  const applyEntry = useCallback(
    (entryName: string, document: unknown) =>
      edit(createEntryEdits(document, listName, entryIndex, entryName, listKnownEntries?.() ?? [])),
    [edit, listName, entryIndex, listKnownEntries],
  );
  return (
    <NameRow
      pointer={pointer}
      label={formatLateText(translate, label)}
      getSuggestions={getSuggestions}
      onPick={listKnownEntries === undefined ? undefined : applyEntry}
    />
  );
}

/** Edits a list of words and suggests the words of other characters, such as their Gear. */
function WordsView({ field: { label, hint }, pointer }: { field: WordsField; pointer: string }) {
  const translate = useTranslate();
  const { getNameLister } = useFormPort();
  const listNames = getNameLister(`${replaceIndexesByStars(pointer)}/*`, NO_NAMES);
  const getSuggestions = useMemo(() => createNameSuggester(listNames), [listNames]);
  return (
    <WordListRow
      pointer={pointer}
      label={formatLateText(translate, label)}
      hint={hint && formatLateText(translate, hint)}
      getSuggestions={getSuggestions}
    />
  );
}

const NO_NAMES: readonly string[] = [];

/** Replaces the list indexes of a pointer, except a last segment, with `*`: `/talents/0/name` becomes a pattern for all talents. */
const replaceIndexesByStars = (pointer: string): string =>
  pointer
    .split('/')
    .map((segment, index, segments) =>
      index > 0 && index < segments.length - 1 && /^\d+$/.test(segment) ? '*' : segment,
    )
    .join('/');

function NumberView({ field, pointer, isSmall }: { field: NumberField; pointer: string; isSmall: boolean }) {
  const translate = useTranslate();
  const hint = useFormText(field.hint);
  const hasChance = useChance(pointer) !== undefined;
  return (
    <NumberRow
      pointer={pointer}
      label={formatLateText(translate, field.label)}
      isOptional={field.optional}
      placeholder={useFormText(field.placeholder)}
      hint={
        hasChance ? (
          <>
            {hint} <ChanceNote pointer={pointer} />
          </>
        ) : (
          hint
        )
      }
      size={isSmall ? 'small' : undefined}
    />
  );
}

function TagsView({ field, pointer }: { field: TagsField; pointer: string }) {
  const translate = useTranslate();
  const choices = useFormPort().getChoices(field.vocabulary);
  return (
    <TagsRow
      pointer={pointer}
      label={formatLateText(translate, field.label)}
      choices={choices}
      isOptional={field.optional}
      hint={field.hint && formatLateText(translate, field.hint)}
    />
  );
}

/** Edits a flag. Switching it off removes the key, unless the flag has a computed default; then the document stores "off". */
function FlagView({ field: { label, getDefault }, pointer }: { field: FlagField; pointer: string }) {
  const translate = useTranslate();
  const { value, findings, setValue } = useField(pointer);
  const isOnByDefault = useDerivedValue((roots) => getDefault?.(roots) ?? false);
  const isOn = typeof value === 'boolean' ? value : isOnByDefault;
  return (
    <FieldFrame pointer={pointer} findings={findings}>
      <Switch
        label={formatLateText(translate, label)}
        isOn={isOn}
        onChange={(isSwitchedOn) => setValue(isSwitchedOn || getDefault !== undefined ? isSwitchedOn : undefined)}
      />
    </FieldFrame>
  );
}
