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
  /** Whether it is the first control of a dialog and gets the focus. */
  autoFocus?: boolean;
  mark?: { 'data-wrong'?: true; 'data-warned'?: true };
}

/** Lists with more choices than this are searched by typing. */
const MANY = 100;

/** A select for one of a few words. Typing on the closed box jumps to a word. A value that is not in the list stays visible. */
export const Select = memo(function Select(props: Props) {
  const translate = useTranslate();
  const { label, bare, value, choices, onChange, placeholder, autoFocus = false, mark } = props;
  const known = value === undefined || choices.some((c) => c.id === value);
  const all = useMemo(
    () =>
      known ? choices : [...choices, { id: value, label: translate('fields.unknown', { word: shortenName(value) }) }],
    [known, choices, value, translate],
  );
  const [isAwake, waking] = useWaking();
  // The select shows the current choice only if its item is in the list.
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

/** Returns the current choice only, or the first one if there is none, because an empty list would not open. */
function chosenOf(choices: readonly Choice[], value: string | undefined): readonly Choice[] {
  const chosen = choices.find(({ id }) => id === value);
  return chosen === undefined ? choices.slice(0, 1) : [chosen];
}

/** A select for thousands of choices. It shows the current choice as the placeholder. */
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
