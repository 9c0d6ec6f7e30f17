import { ChevronRight, Repeat } from 'lucide-react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Button } from '../../../components/button.tsx';
import { attempt } from '../../../failures/report-failure.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { describeEmptySides } from '../../../strings/documents/encounters.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { playAgain } from '../actions.ts';
import css from './line-up-foot.module.css';

interface Props {
  encounter: Encounter;
  findings: readonly Finding[];
  /** Whether the encounter can be played in its current state. */
  canPlay: boolean;
  onPlay(): void;
}

/** The footer of the line-up, with the button to the play screen, or the reason why the encounter is not ready. */
export function LineUpFoot({ encounter, findings, canPlay, onPlay }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const hasTeams = gameCatalog.getGame(encounter).team !== undefined;
  const hasStarted = encounter.log.length > 0;
  const emptySides = encounter.sides.filter(({ models }) => models.length === 0);
  const problemText =
    emptySides.length > 0
      ? describeEmptySides(
          translate,
          emptySides.map(({ id, name }) => name || id),
          hasTeams,
        )
      : findings[0] && formatLateText(translate, findings[0].message);
  return (
    <footer className={css.foot}>
      <p className={css.note} role="status" data-blocked={canPlay || emptySides.length > 0 ? undefined : true}>
        {hasStarted ? translate('encounters.begun') : (problemText ?? translate('encounters.ready'))}
      </p>
      {hasStarted ? (
        <Button
          icon={<Repeat />}
          className={css.button}
          onPress={() => attempt(playAgain(translate, library, encounter))}
        >
          {translate('encounters.playAgain')}
        </Button>
      ) : null}
      <Button kind="primary" icon={<ChevronRight />} className={css.button} isDisabled={!canPlay} onPress={onPlay}>
        {hasStarted ? translate('encounters.goOn') : translate('encounters.toTable')}
      </Button>
    </footer>
  );
}
