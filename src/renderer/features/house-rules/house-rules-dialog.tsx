import { RotateCcw, Search } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import type { Game } from '../../../shared/games/game.ts';
import { optionInWords, type ShownOption, shownOptions } from '../../../shared/rules/option-texts.ts';
import { isValueOf, type OptionValue, rowOf } from '../../../shared/rules/options.ts';
import { formatText, identifyText } from '../../../shared/texts/late-text.ts';
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
  /** Of an event, which nobody below it can change. */
  over?: OwnOptions | undefined;
  onChange(key: string, value: OptionValue | undefined): void;
  onReset(): void;
  onClose(): void;
  /** Buttons before the last one. */
  children?: ReactNode;
}

/** Every house rule of a game: what it changes, its value and its default, and the way back to it. */
export function HouseRulesDialog({ title, hint, game, own = {}, over, onChange, onReset, onClose, children }: Props) {
  const t = useTranslate();
  const [text, setText] = useState('');
  const [onlyChanged, setOnlyChanged] = useState(false);
  const groups = useMemo(() => shownOptions(game.options, game.optionTexts), [game]);
  const terms = searchTerms(text);
  const isShown = (option: ShownOption) =>
    hasTerms(fold(wordsOf(t, option)), terms) && (!onlyChanged || differs(option, own, over));
  const shown = groups
    .map((group) => ({ ...group, options: group.options.filter(isShown) }))
    .filter(({ options }) => options.length > 0);
  const changed = groups.flatMap(({ options }) => options).filter((option) => differs(option, own, undefined)).length;
  const strange = Object.entries(own).filter(([key, value]) => {
    const row = rowOf(game.options, key);
    return row === undefined || !isValueOf(row, value);
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
              aria-label={t('houseRules.search')}
              placeholder={t('houseRules.searchHint')}
              value={text}
              onChange={(event) => setText(event.target.value)}
            />
          </div>
          <Switch label={t('houseRules.onlyChanged')} on={onlyChanged} onChange={setOnlyChanged} />
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
                    {rowOf(game.options, key) === undefined ? t('houseRules.unknown') : t('houseRules.wrong')}
                  </span>
                  <span className={css.default}>{JSON.stringify(value)}</span>
                </div>
                <RowMenu name={key} actions={[removeAction(t, () => onChange(key, undefined))]} />
              </li>
            ))}
          </ul>
        )}
        {shown.map(({ title: heading, options }) => (
          <section key={identifyText(heading)} aria-label={formatText(t, heading)}>
            <h3 className={css.heading}>{formatText(t, heading)}</h3>
            <ul className={css.group}>
              {options.map((option) => (
                <Rule key={option.key} game={game} option={option} own={own} over={over} onChange={onChange} />
              ))}
            </ul>
          </section>
        ))}
        {shown.length === 0 && strange.length === 0 ? (
          <p className={css.none}>
            {onlyChanged && terms.length === 0 ? t('houseRules.none') : t('houseRules.nothingFits')}
          </p>
        ) : null}
      </div>
      <DialogFoot message={changed === 0 ? t('houseRules.none') : t('houseRules.differ', { n: changed })}>
        {children}
        <Button icon={<RotateCcw />} isDisabled={Object.keys(own).length === 0} onPress={onReset}>
          {t('houseRules.resetAll')}
        </Button>
        <Button kind="primary" onPress={onClose}>
          {t('houseRules.done')}
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
  const t = useTranslate();
  const { key, row, text } = option;
  const fixed = valueIn(option, over);
  const value = fixed ?? valueIn(option, own) ?? row.default;
  const isOther = value !== row.default;
  const [, inWords] = optionInWords(t, game.optionTexts, key, value);
  const [, byDefault] = optionInWords(t, game.optionTexts, key, row.default);
  return (
    <li className={css.rule} data-option={key} data-changed={isOther ? true : undefined}>
      <div className={css.words}>
        <strong>
          {formatText(t, text.label)}
          {isOther ? (
            <span className={css.badge}>{fixed === undefined ? t('houseRules.changed') : t('houseRules.byEvent')}</span>
          ) : null}
        </strong>
        <span>{formatText(t, text.changes)}</span>
        <span className={css.default}>
          {t('houseRules.byDefault', { value: byDefault })} · {row.fact}
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
        label={t('houseRules.reset', { label: formatText(t, text.label) })}
        isDisabled={fixed !== undefined || !Object.hasOwn(own, key)}
        onPress={() => onChange(key, undefined)}
      />
    </li>
  );
}

/** Returns the words by which an option is found. */
const wordsOf = (t: Translate, { key, text }: ShownOption): string =>
  `${formatText(t, text.label)} ${formatText(t, text.changes)} ${key}`;

/** The value that a layer gives an option; undefined where it gives none that counts. */
function valueIn({ key, row }: ShownOption, layer: OwnOptions | undefined): OptionValue | undefined {
  const value = layer !== undefined && Object.hasOwn(layer, key) ? layer[key] : undefined;
  return isValueOf(row, value) ? value : undefined;
}

const differs = (option: ShownOption, own: OwnOptions, over: OwnOptions | undefined): boolean =>
  (valueIn(option, over) ?? valueIn(option, own) ?? option.row.default) !== option.row.default;
