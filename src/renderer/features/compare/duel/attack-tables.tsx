import type { AttackTable, Pair } from '../../../../shared/compare/duel-rules.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { formatComputedChance, formatMean } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import screen from '../screen/compare-screen.module.css';
import css from './duel.module.css';

interface Props {
  tables: Pair<AttackTable<string>>;
  names: Pair<string>;
}

/** The effects of each character's attacks on the other character. */
export function AttackTables({ tables: [firstTable, secondTable], names: [firstName, secondName] }: Props) {
  const translate = useTranslate();
  return (
    <>
      <AttackTableSection
        table={firstTable}
        title={translate('compare.attacksOn', { one: firstName, other: secondName })}
      />
      <AttackTableSection
        table={secondTable}
        title={translate('compare.attacksOn', { one: secondName, other: firstName })}
      />
    </>
  );
}

function AttackTableSection({ table: { columns, rows }, title }: { table: AttackTable<string>; title: string }) {
  const translate = useTranslate();
  return (
    <section className={`${screen.section} ${screen.wide}`} aria-label={title}>
      <h2>{title}</h2>
      {rows.length === 0 ? (
        <p className={css.quiet}>{translate('compare.noAttacks')}</p>
      ) : (
        <div className={css.scroll}>
          <table className={css.attacks}>
            <thead>
              <tr>
                <th scope="col">{translate('compare.attack')}</th>
                {columns.map(({ label, about }) => (
                  <th key={label} scope="col" title={about}>
                    {label}
                    <span className="visually-hidden"> {about}</span>
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ name, roll, note, values }, rowIndex) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: two attacks may have one name
                <tr key={rowIndex}>
                  <th scope="row">
                    <span className={css.name}>{name === '' ? translate('editing.unnamed') : name}</span>
                    <span className={css.roll}>
                      {note === undefined ? roll : translate('compare.rollAndNote', { roll, note })}
                    </span>
                  </th>
                  {columns.map(({ label, kind }, columnIndex) => (
                    <td key={label}>{formatCell(translate, values[columnIndex], kind)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

const formatCell = (translate: Translate, value: number | undefined, kind: 'chance' | 'mean'): string =>
  value === undefined ? '–' : kind === 'chance' ? formatComputedChance(translate, value) : formatMean(translate, value);
