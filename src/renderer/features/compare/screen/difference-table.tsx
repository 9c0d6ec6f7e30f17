import { useMemo } from 'react';
import { compareNumbers, type Difference } from '../../../../shared/compare/compare-numbers.ts';
import type { Pair } from '../../../../shared/compare/duel-rules.ts';
import type { GameCatalogWithPart } from '../../../../shared/games/parts.ts';
import { formatPlainNumber } from '../../../../shared/text/number-text.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { compareOptions } from '../use-compare.ts';
import css from './compare-screen.module.css';
import { shownNameOf } from './shown-name.ts';

/** The numbers of two characters. An arrow shows which one is better, and by how much. */
export function DifferenceTable({ gameCatalog, pair }: { gameCatalog: GameCatalogWithPart<'comparison'>; pair: Pair }) {
  const translate = useTranslate();
  const rows = useMemo(() => {
    const game = gameCatalog.getGame(pair[0]);
    const rules = game.comparison;
    return rules ? compareNumbers(rules, pair, compareOptions(gameCatalog, game)) : [];
  }, [gameCatalog, pair]);
  const names = pair.map((value) => shownNameOf(translate, value));
  const [one = '', other = ''] = names;
  return (
    <section className={css.section} aria-labelledby="compare-numbers">
      <h2 id="compare-numbers">{translate('compare.numbers')}</h2>
      <table className={css.numbers}>
        <thead>
          <tr>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.number')}</span>
            </th>
            <th scope="col">{one}</th>
            <th scope="col">
              <span className="visually-hidden">{translate('compare.difference')}</span>
            </th>
            <th scope="col">{other}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.number.id} row={row} names={names} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function Row({
  row: { number, values, amount: by, higher: more, better },
  names,
}: {
  row: Difference;
  names: readonly string[];
}) {
  const translate = useTranslate();
  const [one, other] = values.map((value) => (value === undefined ? '–' : formatPlainNumber(value)));
  return (
    <tr>
      <th scope="row">{formatLateText(translate, number.label)}</th>
      <td data-better={better === 0 || undefined}>{one}</td>
      <td className={css.by}>
        {by === undefined ? null : more === undefined ? (
          <span>{translate('compare.alike')}</span>
        ) : (
          <>
            <span aria-hidden="true">
              {(better ?? more) === 0 ? `◀ ${formatPlainNumber(by)}` : `${formatPlainNumber(by)} ▶`}
            </span>
            <span className="visually-hidden">
              {better === undefined
                ? translate('compare.moreBy', { name: names[more] ?? '', by })
                : translate('compare.betterBy', { name: names[better] ?? '', by })}
            </span>
          </>
        )}
      </td>
      <td data-better={better === 1 || undefined}>{other}</td>
    </tr>
  );
}
