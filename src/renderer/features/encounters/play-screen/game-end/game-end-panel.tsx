import { Printer, Repeat, Undo2 } from 'lucide-react';
import type { Character } from '../../../../../shared/document/schema.ts';
import { Button } from '../../../../components/button.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { navigateTo } from '../../../../navigation/router.ts';
import { useLibrary } from '../../../../store/library-context.ts';
import { saveSelectedParts } from '../../../../store/print-parts.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { playAgain } from '../../actions.ts';
import { usePlaySession } from '../play-session.ts';
import { DeedsTable } from './deeds-table.tsx';
import css from './game-end.module.css';
import { ScoreTable } from './score-table.tsx';

interface Props {
  /** The characters of the encounter's game in the library. */
  characters: readonly Character[];
}

/** Sums up a game that is over: the score, what each model did, and what to do next. */
export function GameEndPanel({ characters }: Props) {
  const translate = useTranslate();
  const library = useLibrary();
  const { id: encounterId, encounter, rules, activeEncounter, goTo } = usePlaySession();
  const scoreRows = rules.listScoreRows?.(translate, activeEncounter) ?? [];
  const printScore = () => {
    saveSelectedParts('encounter', ['score']);
    navigateTo({ screen: 'print', table: 'encounters', id: encounterId });
  };
  return (
    <div className={css.panel}>
      <div className={css.buttons}>
        {rules.createScoreSheet === undefined ? null : (
          <Button kind="primary" icon={<Printer />} onPress={printScore}>
            {translate('gameEnd.print')}
          </Button>
        )}
        <Button icon={<Repeat />} onPress={() => attempt(playAgain(translate, library, encounter))}>
          {translate('gameEnd.rematch')}
        </Button>
        <Button
          icon={<Undo2 />}
          onPress={() =>
            goTo(
              Math.max(
                0,
                encounter.log.findLastIndex(({ kind }) => kind !== 'note'),
              ),
            )
          }
        >
          {translate('gameEnd.undo')}
        </Button>
      </div>
      {scoreRows.length === 0 ? null : (
        <section className={css.section}>
          <h3>{translate('gameEnd.score')}</h3>
          <ScoreTable rows={scoreRows} seats={activeEncounter.seats} />
        </section>
      )}
      <DeedsTable characters={characters} />
    </div>
  );
}
