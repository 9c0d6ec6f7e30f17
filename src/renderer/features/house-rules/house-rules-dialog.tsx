import { RotateCcw, Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { formatOption, groupOptions, type ShownOption } from '../../../shared/rules/option-texts.ts';
import { findOptionRow, isOptionValue, type OptionValue } from '../../../shared/rules/options.ts';
import { createTextIdentity, formatLateText } from '../../../shared/texts/late-text.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { DialogFoot } from '../../components/dialogs/dialog-foot.tsx';
import { DialogFrame } from '../../components/dialogs/dialog-frame.tsx';
import layout from '../../components/dialogs/dialog-layout.module.css';
import { fold, hasTerms, searchTerms } from '../../components/fold.ts';
import { Switch } from '../../components/inputs/switch.tsx';
import list from '../../components/list.module.css';
import { RowMenu, removeAction } from '../../components/row-menu/row-menu.tsx';
import { useTranslate } from '../../texts/use-translate.ts';
import type { OwnOptions } from './house-rule-edits.ts';
import css from './house-rules.module.css';
import { OptionControl } from './option-control.tsx';

interface Props {
  title: string;
  hint: string;
  game: Game;
  own: OwnOptions | undefined;
  /** The house rules of an event pack, which a document can't override. */
  over?: OwnOptions | undefined;
  onChange(key: string, value: OptionValue | undefined): void;
  onReset(): void;
  onClose(): void;
  /** Additional buttons before the last one. */
  children?: ReactNode;
}

/** The dialog with all house rules of a game: what each one changes, its value and default, and a button that restores the default. */
export function HouseRulesDialog({ title, hint, game, own = {}, over, onChange, onReset, onClose, children }: Props) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const groups = useMemo(() => groupOptions(game.options, game.optionTexts), [game]);
  const terms = searchTerms(text);
  const isShown = (option: ShownOption) =>
    hasTerms(fold(wordsOf(translate, option)), terms) && (!onlyChanged || differs(option, own, over));
  const shown = groups
    .map((group) => ({ ...group, options: group.options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);
  const changed = groups.flatMap(({ options }) => options).filter((option) => differs(option, own, undefined)).length;
  const strange = Object.entries(own).filter(([key, value]) => {
    const row = findOptionRow(game.options, key);
    return row === undefined || !isOptionValue(row, value);
  });

  return (
    <DialogFrame title={title} modal={css.modal} dialog={layout.column} onClose={onClose}>
      <search className={css.head}>
        <p className={css.hint}>{hint}</p>
        <div className={css.filters}>
          <div className={list.search}>
            <Search aria-hidden />
            <input
              type="search"
              aria-label={translate('houseRules.search')}
              placeholder={translate('houseRules.searchHint')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Switch label={translate('houseRules.onlyChanged')} on={onlyChanged} onChange={setOnlyChanged} />
        </div>
      </search>
      <div className={css.body}>
        {strange.length === 0 ? null : (
          <ul className={css.group}>
            {strange.map(([key, value]) => (
              <li key={key} className={css.rule} data-changed>
                <div className={css.words}>
                  <strong>{key}</strong>
                  <span>
                    {findOptionRow(game.options, key) === undefined
                      ? translate('houseRules.unknown')
                      : translate('houseRules.wrong')}
                  </span>
                  <span className={css.default}>{JSON.stringify(value)}</span>
                </div>
                <RowMenu name={key} actions={[removeAction(translate, () => onChange(key, undefined))]} />
              </li>
            ))}
          </ul>
        )}
        {shown.map(({ title: heading, options }) => (
          <section key={createTextIdentity(heading)} aria-label={formatLateText(translate, heading)}>
            <h3 className={css.heading}>{formatLateText(translate, heading)}</h3>
            <ul className={css.group}>
              {options.map((option) => (
                <Rule key={option.key} game={game} option={option} own={own} over={over} onChange={onChange} />
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && strange.length === 0 ? (
          <p className={css.none}>
            {onlyChanged && terms.length === 0 ? translate('houseRules.none') : translate('houseRules.nothingFits')}
          </p>
        ) : null}
      </div>
      <DialogFoot
        message={changed === 0 ? translate('houseRules.none') : translate('houseRules.differ', { n: changed })}
      >
        {children}
        <Button icon={<RotateCcw />} isDisabled={Object.keys(own).length === 0} onPress={onReset}>
          {translate('houseRules.resetAll')}
        </Button>
        <Button kind="primary" onPress={onClose}>
          {translate('houseRules.done')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}

interface RuleProps extends Pick<Props, 'game' | 'over' | 'onChange'> {
  option: ShownOption;
  own: OwnOptions;
}

function Rule({ game, option, own, over, onChange }: RuleProps) {
  const translate = useTranslate();
  const { key, row, text } = option;
  const fixed = valueIn(option, over);
  const value = fixed ?? valueIn(option, own) ?? row.default;
  const isOther = value !== row.default;
  const [, inWords] = formatOption(translate, game.optionTexts, key, value);
  const [, byDefault] = formatOption(translate, game.optionTexts, key, row.default);
  return (
    <li className={css.rule} data-option={key} data-changed={isOther ? true : undefined}>
      <div className={css.words}>
        <strong>
          {formatLateText(translate, text.label)}
          {isOther ? (
            <span className={css.badge}>
              {fixed === undefined ? translate('houseRules.changed') : translate('houseRules.byEvent')}
            </span>
          ) : null}
        </strong>
        <span>{formatLateText(translate, text.changes)}</span>
        <span className={css.default}>
          {translate('houseRules.byDefault', { value: byDefault })} · {row.fact}
        </span>
      </div>
      <div>
        {fixed === undefined ? (
          <OptionControl option={option} value={value} onChange={(next) => onChange(key, next)} />
        ) : (
          <strong>{inWords}</strong>
        )}
      </div>
      <IconButton
        icon={<RotateCcw />}
        label={translate('houseRules.reset', { label: formatLateText(translate, text.label) })}
        isDisabled={fixed !== undefined || !Object.hasOwn(own, key)}
        onPress={() => onChange(key, undefined)}
      />
    </li>
  );
}

/** Returns the words by which an option is found. */
const wordsOf = (translate: Translate, { key, text }: ShownOption): string =>
  `${formatLateText(translate, text.label)} ${formatLateText(translate, text.changes)} ${key}`;

/** Returns the value that a layer gives an option, or undefined if it has no valid one. */
function valueIn({ key, row }: ShownOption, layer: OwnOptions | undefined): OptionValue | undefined {
  const value = layer !== undefined && Object.hasOwn(layer, key) ? layer[key] : undefined;
  return isOptionValue(row, value) ? value : undefined;
}

const differs = (option: ShownOption, own: OwnOptions, over: OwnOptions | undefined): boolean =>
  (valueIn(option, over) ?? valueIn(option, own) ?? option.row.default) !== option.row.default;
