import { useMemo, useState } from 'react';
import type { Chosen, Pair } from '../../../../shared/compare/duel-rules.ts';
import { judgeCharacter } from '../../../games/judgements.ts';
import { useGames } from '../../../store/library-context.ts';
import { describeFailedComparison, describeIllegalDuelists } from '../../../strings/documents/compare.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { formatCharacterName } from '../screen/character-name.ts';
import screen from '../screen/compare-screen.module.css';
import { AttackTables } from './attack-tables.tsx';
import css from './duel.module.css';
import { DuelSection } from './duel-section.tsx';
import { SplitBar } from './split-bar.tsx';
import { useDuel } from './use-duel.ts';

/**
 * Compares two characters in a fight: their attacks, the game's other rolls of one against the other, and a duel. Only legal
 * characters can be compared.
 */
export function FaceOff({ pair }: { pair: Pair }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const illegalCharacters = useMemo(
    () =>
      pair.filter((character) =>
        judgeCharacter(gameCatalog, character).findings.some(({ severity }) => severity === 'error'),
      ),
    [pair, gameCatalog],
  );
  if (illegalCharacters.length === 0) return <LegalFaceOff pair={pair} />;
  return (
    <section className={`${screen.section} ${screen.wide}`}>
      <h2>{translate('compare.duel')}</h2>
      <p>
        {describeIllegalDuelists(translate, [
          ...new Set(illegalCharacters.map((character) => formatCharacterName(translate, character))),
        ])}
      </p>
    </section>
  );
}

function LegalFaceOff({ pair }: { pair: Pair }) {
  const translate = useTranslate();
  const [chosenAttacks, setChosenAttacks] = useState<Chosen>([undefined, undefined]);
  const duel = useDuel(pair, chosenAttacks);
  const names = useMemo(
    () => [formatCharacterName(translate, pair[0]), formatCharacterName(translate, pair[1])] as const,
    [pair, translate],
  );
  const { matchup, failure } = duel;
  if (failure !== undefined && matchup === undefined) {
    return (
      <p role="alert" className={screen.wide}>
        {describeFailedComparison(translate, failure)}
      </p>
    );
  }
  if (matchup === undefined) {
    return (
      <p role="status" className={`${screen.wide} ${css.quiet}`}>
        {translate('compare.working')}
      </p>
    );
  }
  return (
    <>
      {matchup.meetings.map(({ label, chances, about: explanation }) => (
        <section key={label} className={`${screen.section} ${screen.wide}`} aria-label={label}>
          <h2>{label}</h2>
          <SplitBar names={names} shares={chances} />
          <p className={css.quiet}>{explanation}</p>
        </section>
      ))}
      {matchup.tables === undefined ? null : <AttackTables tables={matchup.tables} names={names} />}
      {matchup.about === undefined && matchup.none === undefined ? null : (
        <section className={`${screen.section} ${screen.wide}`} aria-labelledby="compare-duel">
          <h2 id="compare-duel">{translate('compare.duel')}</h2>
          {matchup.about === undefined ? (
            <p>{matchup.none}</p>
          ) : (
            <DuelSection
              duel={duel}
              explanations={matchup.about}
              tables={matchup.tables}
              names={names}
              chosenAttacks={chosenAttacks}
              onChoose={setChosenAttacks}
            />
          )}
        </section>
      )}
    </>
  );
}
