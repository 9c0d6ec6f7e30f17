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
import { Switch } from '../../components/inputs/switch.tsx';
import list from '../../components/list.module.css';
import { createRemoveAction, RowMenu } from '../../components/row-menu/row-menu.tsx';
import { containsAllTerms, normalizeForSearch, splitSearchTerms } from '../../components/search-text.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import type { HouseRules } from './house-rule-edits.ts';
import css from './house-rules.module.css';
import { OptionControl } from './option-control.tsx';

interface Props {
  title: string;
  hint: string;
  game: Game;
  houseRules: HouseRules | undefined;
  /** The house rules of an event pack, which a document can't override. */
  eventRules?: HouseRules | undefined;
  onChange(optionKey: string, value: OptionValue | undefined): void;
  onReset(): void;
  onClose(): void;
  /** Additional buttons before the last one. */
  children?: ReactNode;
}

/** The dialog with all house rules of a game: what each one changes, its value and default, and a button that restores the default. */
export function HouseRulesDialog({
  title,
  hint,
  game,
  houseRules = {},
  eventRules,
  onChange,
  onReset,
  onClose,
  children,
}: Props) {
  const translate = useTranslate();
  const [searchText, setSearchText] = useState('');
  const [showsOnlyChanged, setShowsOnlyChanged] = useState(false);
  const groups = useMemo(() => groupOptions(game.options, game.optionTexts), [game]);
  const terms = splitSearchTerms(searchText);
  const isShown = (option: ShownOption) =>
    containsAllTerms(normalizeForSearch(getSearchText(translate, option)), terms) &&
    (!showsOnlyChanged || isChanged(option, houseRules, eventRules));
  const shownGroups = groups
    .map((group) => ({ ...group, options: group.options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);
  const changedCount = groups
    .flatMap(({ options }) => options)
    .filter((option) => isChanged(option, houseRules, undefined)).length;
  const invalidRules = Object.entries(houseRules).filter(([optionKey, value]) => {
    const optionRow = findOptionRow(game.options, optionKey);
    return optionRow === undefined || !isOptionValue(optionRow, value);
  });

  return (
    <DialogFrame title={title} modalClassName={css.modal} dialogClassName={layout.column} onClose={onClose}>
      <search className={css.head}>
        <p className={css.hint}>{hint}</p>
        <div className={css.filters}>
          <div className={list.search}>
            <Search aria-hidden />
            <input
              type="search"
              aria-label={translate('houseRules.search')}
              placeholder={translate('houseRules.searchHint')}
              value={searchText}
              onChange={(event) => setSearchText(event.target.value)}
            />
          </div>
          <Switch label={translate('houseRules.onlyChanged')} isOn={showsOnlyChanged} onChange={setShowsOnlyChanged} />
        </div>
      </search>
      <div className={css.body}>
        {invalidRules.length === 0 ? null : (
          <ul className={css.group}>
            {invalidRules.map(([optionKey, value]) => (
              <li key={optionKey} className={css.rule} data-changed>
                <div className={css.words}>
                  <strong>{optionKey}</strong>
                  <span>
                    {findOptionRow(game.options, optionKey) === undefined
                      ? translate('houseRules.unknown')
                      : translate('houseRules.wrong')}
                  </span>
                  <span className={css.default}>{JSON.stringify(value)}</span>
                </div>
                <RowMenu
                  rowName={optionKey}
                  actions={[createRemoveAction(translate, () => onChange(optionKey, undefined))]}
                />
              </li>
            ))}
          </ul>
        )}
        {shownGroups.map(({ title: groupTitle, options }) => (
          <section key={createTextIdentity(groupTitle)} aria-label={formatLateText(translate, groupTitle)}>
            <h3 className={css.heading}>{formatLateText(translate, groupTitle)}</h3>
            <ul className={css.group}>
              {options.map((option) => (
                <HouseRuleRow
                  key={option.key}
                  game={game}
                  option={option}
                  houseRules={houseRules}
                  eventRules={eventRules}
                  onChange={onChange}
                />
              ))}
            </ul>
          </section>
        ))}
        {shownGroups.length === 0 && invalidRules.length === 0 ? (
          <p className={css.none}>
            {showsOnlyChanged && terms.length === 0
              ? translate('houseRules.none')
              : translate('houseRules.nothingFits')}
          </p>
        ) : null}
      </div>
      <DialogFoot
        message={
          changedCount === 0 ? translate('houseRules.none') : translate('houseRules.differ', { n: changedCount })
        }
      >
        {children}
        <Button icon={<RotateCcw />} isDisabled={Object.keys(houseRules).length === 0} onPress={onReset}>
          {translate('houseRules.resetAll')}
        </Button>
        <Button kind="primary" onPress={onClose}>
          {translate('houseRules.done')}
        </Button>
      </DialogFoot>
    </DialogFrame>
  );
}

interface RuleProps extends Pick<Props, 'game' | 'eventRules' | 'onChange'> {
  option: ShownOption;
  houseRules: HouseRules;
}

function HouseRuleRow({ game, option, houseRules, eventRules, onChange }: RuleProps) {
  const translate = useTranslate();
  const { key: optionKey, row: optionRow, text: optionText } = option;
  const eventValue = getValidValue(option, eventRules);
  const value = eventValue ?? getValidValue(option, houseRules) ?? optionRow.default;
  const isNonDefault = value !== optionRow.default;
  const [, valueText] = formatOption(translate, game.optionTexts, optionKey, value);
  const [, defaultText] = formatOption(translate, game.optionTexts, optionKey, optionRow.default);
  return (
    <li className={css.rule} data-option={optionKey} data-changed={isNonDefault ? true : undefined}>
      <div className={css.words}>
        <strong>
          {formatLateText(translate, optionText.label)}
          {isNonDefault ? (
            <span className={css.badge}>
              {eventValue === undefined ? translate('houseRules.changed') : translate('houseRules.byEvent')}
            </span>
          ) : null}
        </strong>
        <span>{formatLateText(translate, optionText.changes)}</span>
        <span className={css.default}>{translate('houseRules.byDefault', { value: defaultText })}</span>
      </div>
      <div>
        {eventValue === undefined ? (
          <OptionControl option={option} value={value} onChange={(newValue) => onChange(optionKey, newValue)} />
        ) : (
          <strong>{valueText}</strong>
        )}
      </div>
      <IconButton
        icon={<RotateCcw />}
        label={translate('houseRules.reset', { label: formatLateText(translate, optionText.label) })}
        isDisabled={eventValue !== undefined || !Object.hasOwn(houseRules, optionKey)}
        onPress={() => onChange(optionKey, undefined)}
      />
    </li>
  );
}

/** Returns the text of an option that is searched. */
const getSearchText = (translate: Translate, { key, text }: ShownOption): string =>
  `${formatLateText(translate, text.label)} ${formatLateText(translate, text.changes)} ${key}`;

/** Returns the value that the house rules set for an option, or undefined if there is no valid value. */
function getValidValue({ key, row }: ShownOption, houseRules: HouseRules | undefined): OptionValue | undefined {
  const value = houseRules !== undefined && Object.hasOwn(houseRules, key) ? houseRules[key] : undefined;
  return isOptionValue(row, value) ? value : undefined;
}

const isChanged = (option: ShownOption, houseRules: HouseRules, eventRules: HouseRules | undefined): boolean =>
  (getValidValue(option, eventRules) ?? getValidValue(option, houseRules) ?? option.row.default) !== option.row.default;
