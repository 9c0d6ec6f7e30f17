import { useMemo } from 'react';
import { compareNumbers, type Difference } from '../../../../shared/compare/compare-numbers.ts';
import type { Pair } from '../../../../shared/compare/duel-rules.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { formatPlainNumber } from '../../../../shared/text/number-text.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { getComparisonOptions } from '../comparison-data.ts';
import { formatCharacterName } from './character-name.ts';
import css from './compare-screen.module.css';

/** The numbers of two characters. An arrow shows which one is better, and by how much. */
export function DifferenceTable({ gameCatalog, pair }: { gameCatalog: GameCatalogWithPart<'comparison'>; pair: Pair }) {
  const translate = useTranslate();
  const differences = useMemo(() => {
    const game = gameCatalog.getGame(pair[0]);
    const comparison = game.comparison;
    return comparison ? compareNumbers(comparison, pair, getComparisonOptions(gameCatalog, game)) : [];
  }, [gameCatalog, pair]);
  const characterNames = pair.map((character) => formatCharacterName(translate, character));
  const [firstName = '', secondName = ''] = characterNames;
  return (
    <section className={css.section} aria-labelledby="compare-numbers">
      <h2 id="compare-numbers">{translate('compare.numbers')}</h2>
      <table className={css.numbers}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.number')}</span>
            </th>
            <th scope="col">{firstName}</th>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.difference')}</span>
            </th>
            <th scope="col">{secondName}</th>
          </tr>
        </thead>
        <tbody>
          {differences.map((difference) => (
            <DifferenceRow key={difference.number.id} difference={difference} characterNames={characterNames} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Shows a number of both characters. `higher` and `better` are the index of a character in the pair, 0 or 1. */
function DifferenceRow({
  difference: { number, values, amount, higher, better },
  characterNames,
}: {
  difference: Difference;
  characterNames: readonly string[];
}) {
  const translate = useTranslate();
  const [firstValue, secondValue] = values.map((value) => (value === undefined ? '–' : formatPlainNumber(value)));
  return (
    <tr>
      <th scope="row">{formatLateText(translate, number.label)}</th>
      <td data-better={better === 0 || undefined}>{firstValue}</td>
      <td className={css.by}>
        {amount === undefined ? null : higher === undefined ? (
          <span>{translate('compare.alike')}</span>
        ) : (
          <>
            <span aria-hidden="true">
              {(better ?? higher) === 0 ? `◀ ${formatPlainNumber(amount)}` : `${formatPlainNumber(amount)} ▶`}
            </span>
            <span className="visually-hidden">
              {better === undefined
                ? translate('compare.moreBy', { name: characterNames[higher] ?? '', by: amount })
                : translate('compare.betterBy', { name: characterNames[better] ?? '', by: amount })}
            </span>
          </>
        )}
      </td>
      <td data-better={better === 1 || undefined}>{secondValue}</td>
    </tr>
  );
}
