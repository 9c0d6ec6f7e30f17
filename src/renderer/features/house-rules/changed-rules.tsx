import type { ReactNode } from 'react';
import { joinPointer } from '../../../shared/document/pointer.ts';
import type { Game } from '../../../shared/games/game.ts';
import { formatOption } from '../../../shared/rules/option-texts.ts';
import { findOptionRow, isOptionValue } from '../../../shared/rules/options.ts';
import text from '../../components/text.module.css';
import { useFindingIndex } from '../../fields/document-port.ts';
import { FieldFrame } from '../../fields/field.tsx';
import { findingsBelow } from '../../fields/finding-index.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import css from './changed-rules.module.css';
import type { OwnOptions } from './house-rule-edits.ts';

interface Props {
  game: Game;
  own: OwnOptions | undefined;
  /** The house rules of an event pack that the document is checked for. They come first. */
  over?: OwnOptions | undefined;
  /** Shown if there are no house rules. */
  none?: ReactNode;
}

/** The house rules of a document, each with its value and its findings. */
export function ChangedRules({ game, own = {}, over = {}, none }: Props) {
  const translate = useTranslate();
  const findings = useFindingIndex();
  const rows = [
    ...Object.entries(over).map(([key, value]) => ({ key, value, isOver: true })),
    ...Object.entries(own)
      .filter(([key]) => !Object.hasOwn(over, key))
      .map(([key, value]) => ({ key, value, isOver: false })),
  ];
  if (rows.length === 0) {
    return (
      <p className={text.quiet} data-path="/options" tabIndex={-1}>
        {none ?? translate('houseRules.none')}
      </p>
    );
  }
  return (
    <ul className={css.rules} data-path="/options">
      {rows.map(({ key, value, isOver }) => {
        const path = joinPointer('/options', key);
        const row = findOptionRow(game.options, key);
        const known = row !== undefined && isOptionValue(row, value) ? value : undefined;
        const [label, word] = formatOption(translate, game.optionTexts, key, known);
        return (
          <li key={key} tabIndex={-1}>
            <FieldFrame path={path} findings={isOver ? [] : findingsBelow(findings, path)}>
              <span className={css.rule}>
                <span>{label}</span>
                {isOver ? <span className={css.over}>{translate('houseRules.byEvent')}</span> : null}
                <strong>{known === undefined ? JSON.stringify(value) : word}</strong>
              </span>
            </FieldFrame>
          </li>
        );
      })}
    </ul>
  );
}
