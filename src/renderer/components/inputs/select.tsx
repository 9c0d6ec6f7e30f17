import { ChevronDown } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Select as AriaSelect, Button, Label, Popover, SelectValue } from 'react-aria-components';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import overlay from '../overlay.module.css';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import css from './field.module.css';
import { Picker } from './picker.tsx';
import selectStyles from './select.module.css';
import { SelectTabHandler } from './select-tab-handler.tsx';
import { useFirstInteraction } from './use-first-interaction.ts';

interface Props {
  label: string;
  isLabelHidden?: boolean;
  value: string | undefined;
  choices: readonly Choice[];
  onChange(id: string): void;
  placeholder?: string;
  /** Whether the choices are searched by typing however few they are. */
  isSearchable?: boolean;
  /** Whether it is the first control of a dialog and gets the focus. */
  autoFocus?: boolean;
  /** Marks the control in color if a finding is about it: an error or a warning. */
  severityAttributes?: { 'data-wrong'?: true; 'data-warned'?: true };
}

/** A select with more choices than this is a text box that searches them. */
const MAX_UNSEARCHED_CHOICES = 100;

/** A select for one of a few words. Typing on the closed box jumps to a word. A value that is not in the list stays visible. */
export const Select = memo(function Select(props: Props) {
  const translate = useTranslate();
  const { label, isLabelHidden, value, choices, onChange, placeholder, autoFocus = false, severityAttributes } = props;
  const isKnown = value === undefined || choices.some((choice) => choice.id === value);
  const allChoices = useMemo(
    () =>
      isKnown ? choices : [...choices, { id: value, label: translate('fields.unknown', { word: shortenName(value) }) }],
    [isKnown, choices, value, translate],
  );
  const [hasInteracted, interactionHandlers] = useFirstInteraction();
  // Before the first interaction, the list has only the current choice, because the closed box can show only a listed choice.
  const renderedChoices = useMemo(
    () => (hasInteracted ? allChoices : listCurrentChoice(allChoices, value)),
    [hasInteracted, allChoices, value],
  );
  if (props.isSearchable === true || choices.length > MAX_UNSEARCHED_CHOICES)
    return <SearchableSelect {...props} choices={allChoices} />;
  return (
    <AriaSelect
      {...interactionHandlers}
      className={css.field ?? ''}
      value={value ?? null}
      onChange={(choiceId) => {
        if (typeof choiceId === 'string') onChange(choiceId);
      }}
      placeholder={placeholder ?? translate('fields.choose')}
      autoFocus={autoFocus}
    >
      <Label className={isLabelHidden === true ? css.hidden : css.label}>{label}</Label>
      <Button className={selectStyles.select ?? ''} {...severityAttributes}>
        <SelectValue className={selectStyles.selectValue ?? ''} />
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <SelectTabHandler />
        <ChoiceList choices={renderedChoices} emptyText={translate('fields.nothingLeft')} label={label} />
      </Popover>
    </AriaSelect>
  );
});

/** Returns a list with only the current choice. Without one, it has the first choice, because an empty list does not open. */
function listCurrentChoice(choices: readonly Choice[], value: string | undefined): readonly Choice[] {
  const currentChoice = choices.find(({ id }) => id === value);
  return currentChoice === undefined ? choices.slice(0, 1) : [currentChoice];
}

/** A select for thousands of choices. It shows the current choice as the placeholder. */
function SearchableSelect({ label, isLabelHidden, value, choices, onChange, placeholder }: Props) {
  const translate = useTranslate();
  const currentLabel = choices.find((choice) => choice.id === value)?.label;
  return (
    <div className={css.field} data-many>
      <span className={isLabelHidden === true ? css.hidden : css.label}>{label}</span>
      <Picker
        label={label}
        placeholder={currentLabel ?? placeholder ?? translate('fields.choose')}
        choices={choices}
        icon={<ChevronDown />}
        closesOnPick
        onPick={([id]) => {
          if (id !== undefined) onChange(id);
        }}
      />
    </div>
  );
}
