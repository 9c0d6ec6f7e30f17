import { joinPointer } from '../../../shared/document/pointer.ts';
import type { Game } from '../../../shared/games/game.ts';
import { formatOption } from '../../../shared/rules/option-texts.ts';
import { findOptionRow, isOptionValue } from '../../../shared/rules/options.ts';
import text from '../../components/text.module.css';
import { useFindingIndex } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field-frame.tsx';
import { getFindingsBelow } from '../../fields/finding-index.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './changed-rules.module.css';
import type { HouseRules } from './house-rule-edits.ts';

interface Props {
  game: Game;
  houseRules: HouseRules | undefined;
  /** The house rules of an event pack that the document is checked for. Event rules are listed first. */
  eventRules?: HouseRules | undefined;
}

/** The house rules of a document, each with its value and its findings. */
export function ChangedRules({ game, houseRules = {}, eventRules = {} }: Props) {
  const translate = useTranslate();
  const findings = useFindingIndex();
  const ruleRows = [
    ...Object.entries(eventRules).map(([optionKey, value]) => ({ key: optionKey, value, isEventRule: true })),
    ...Object.entries(houseRules)
      .filter(([optionKey]) => !Object.hasOwn(eventRules, optionKey))
      .map(([optionKey, value]) => ({ key: optionKey, value, isEventRule: false })),
  ];
  if (ruleRows.length === 0) {
    return (
      <p className={text.quiet} data-path="/options" tabIndex={-1}>
        {translate('houseRules.none')}
      </p>
    );
  }
  return (
    <ul className={css.rules} data-path="/options">
      {ruleRows.map(({ key, value, isEventRule }) => {
        const pointer = joinPointer('/options', key);
        const optionRow = findOptionRow(game.options, key);
        const validValue = optionRow !== undefined && isOptionValue(optionRow, value) ? value : undefined;
        const [label, valueText] = formatOption(translate, game.optionTexts, key, validValue);
        return (
          <li key={key} tabIndex={-1}>
            <FieldFrame pointer={pointer} findings={isEventRule ? [] : getFindingsBelow(findings, pointer)}>
              <span className={css.rule}>
                <span>{label}</span>
                {isEventRule ? <span className={css.over}>{translate('houseRules.byEvent')}</span> : null}
                <strong>{validValue === undefined ? JSON.stringify(value) : valueText}</strong>
              </span>
            </FieldFrame>
          </li>
        );
      })}
    </ul>
  );
}
