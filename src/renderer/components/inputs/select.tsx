import { ChevronDown } from 'lucide-react';
import { memo, useMemo } from 'react';
import { Select as AriaSelect, Button, Label, Popover, SelectValue } from 'react-aria-components';
import { shortName } from '../../strings/documents/short-name.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import overlay from '../overlay.module.css';
import type { Choice } from './choice.ts';
import { ChoiceList } from './choice-list.tsx';
import css from './field.module.css';
import { Picker } from './picker.tsx';
import select from './select.module.css';
import { TabInSelect } from './tab-in-select.tsx';
import { useWaking } from './use-waking.ts';

interface Props {
  label: string;
  bare?: boolean;
  value: string | undefined;
  choices: readonly Choice[];
  onChange(id: string): void;
  placeholder?: string;
  /** The first thing that a dialog asks. */
  autoFocus?: boolean;
  mark?: { 'data-wrong'?: true; 'data-warned'?: true };
}

/** From this many choices on, they are found by typing instead of from a list. */
const MANY = 100;

/** One of a few words. Typing on the closed box goes to the word; a word the list does not know stays visible. */
export const Select = memo(function Select(props: Props) {
  const translate = useTranslate();
  const { label, bare, value, choices, onChange, placeholder, autoFocus = false, mark } = props;
  const known = value === undefined || choices.some((c) => c.id === value);
  const all = useMemo(
    () =>
      known ? choices : [...choices, { id: value, label: translate('fields.unknown', { word: shortName(value) }) }],
    [known, choices, value, translate],
  );
  const [isAwake, waking] = useWaking();
  // What is chosen is shown by its item of the list.
  const held = useMemo(() => (isAwake ? all : chosenOf(all, value)), [isAwake, all, value]);
  if (choices.length > MANY) return <SelectOfMany {...props} choices={all} />;
  return (
    <AriaSelect
      {...waking}
      className={css.field ?? ''}
      value={value ?? null}
      onChange={(key) => {
        if (typeof key === 'string') onChange(key);
      }}
      placeholder={placeholder ?? translate('fields.choose')}
      autoFocus={autoFocus}
    >
      <Label className={bare === true ? css.hidden : css.label}>{label}</Label>
      <Button className={select.select ?? ''} {...mark}>
        <SelectValue className={select.selectValue ?? ''} />
        <ChevronDown aria-hidden />
      </Button>
      <Popover className={overlay.popover ?? ''} offset={4}>
        <TabInSelect />
        <ChoiceList choices={held} empty={translate('fields.nothingLeft')} label={label} />
      </Popover>
    </AriaSelect>
  );
});

/** Of an empty list nothing would open. */
function chosenOf(choices: readonly Choice[], value: string | undefined): readonly Choice[] {
  const chosen = choices.find(({ id }) => id === value);
  return chosen === undefined ? choices.slice(0, 1) : [chosen];
}

/** The same for thousands of choices; the chosen one is shown as the placeholder. */
function SelectOfMany({ label, bare, value, choices, onChange, placeholder }: Props) {
  const translate = useTranslate();
  const chosen = choices.find((c) => c.id === value)?.label;
  return (
    <div className={css.field} data-many>
      <span className={bare === true ? css.hidden : css.label}>{label}</span>
      <Picker
        label={label}
        placeholder={chosen ?? placeholder ?? translate('fields.choose')}
        choices={choices}
        icon={<ChevronDown />}
        onPick={([id]) => {
          if (id !== undefined) onChange(id);
        }}
      />
    </div>
  );
}
