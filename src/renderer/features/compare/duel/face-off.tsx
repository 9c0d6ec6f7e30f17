import { useMemo, useState } from 'react';
import type { Chosen, Pair } from '../../../../shared/compare/duel-rules.ts';
import { judgeCharacter } from '../../../games/judgements.ts';
import { useGames } from '../../../store/library-context.ts';
import { describeFailedComparison, describeIllegalDuelists } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import screen from '../screen/compare-screen.module.css';
import { shownNameOf } from '../screen/shown-name.ts';
import { AttackTables } from './attack-tables.tsx';
import css from './duel.module.css';
import { DuelSection } from './duel-section.tsx';
import { SplitBar } from './split-bar.tsx';
import { useDuel } from './use-duel.ts';

/**
 * The comparison of two characters in a fight: their attacks, who is quicker, and a duel. It can be computed for legal
 * characters only.
 */
export function FaceOff({ pair }: { pair: Pair }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const illegal = useMemo(
    () =>
      pair.filter((each) => judgeCharacter(gameCatalog, each).findings.some(({ severity }) => severity === 'error')),
    [pair, gameCatalog],
  );
  if (illegal.length === 0) return <Legal pair={pair} />;
  return (
    <section className={`${screen.section} ${screen.wide}`}>
      <h2>{translate('compare.duel')}</h2>
      <p>{describeIllegalDuelists(translate, [...new Set(illegal.map((value) => shownNameOf(translate, value)))])}</p>
    </section>
  );
}

function Legal({ pair }: { pair: Pair }) {
  const translate = useTranslate();
  const [chosen, setChosen] = useState<Chosen>([undefined, undefined]);
  const duel = useDuel(pair, chosen);
  const names = useMemo(
    () => [shownNameOf(translate, pair[0]), shownNameOf(translate, pair[1])] as const,
    [pair, translate],
  );
  const { met, failed } = duel;
  if (failed !== undefined && met === undefined) {
    return (
      <p role="alert" className={screen.wide}>
        {describeFailedComparison(translate, failed)}
      </p>
    );
  }
  if (met === undefined) {
    return (
      <p role="status" className={`${screen.wide} ${css.quiet}`}>
        {translate('compare.working')}
      </p>
    );
  }
  return (
    <>
      {met.meetings.map(({ label, chances, about }) => (
        <section key={label} className={`${screen.section} ${screen.wide}`} aria-label={label}>
          <h2>{label}</h2>
          <SplitBar names={names} shares={chances} />
          <p className={css.quiet}>{about}</p>
        </section>
      ))}
      {met.tables === undefined ? null : <AttackTables tables={met.tables} names={names} />}
      {met.about === undefined && met.none === undefined ? null : (
        <section className={`${screen.section} ${screen.wide}`} aria-labelledby="compare-duel">
          <h2 id="compare-duel">{translate('compare.duel')}</h2>
          {met.about === undefined ? (
            <p>{met.none}</p>
          ) : (
            <DuelSection
              duel={duel}
              about={met.about}
              tables={met.tables}
              names={names}
              chosen={chosen}
              onChoose={setChosen}
            />
          )}
        </section>
      )}
    </>
  );
}
