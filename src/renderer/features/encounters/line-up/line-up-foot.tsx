import { ChevronRight, Copy } from 'lucide-react';
import type { Encounter } from '../../../../shared/document/kinds/encounter.ts';
import type { Finding } from '../../../../shared/rules/finding.ts';
import { formatText } from '../../../../shared/texts/late-text.ts';
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
  /** Whether it can be played as it is. */
  canPlay: boolean;
  onPlay(): void;
}

/** Leads on from the line-up: to the table, or says what it still lacks. */
export function LineUpFoot({ encounter, findings, canPlay, onPlay }: Props) {
  const t = useTranslate();
  const games = useGames();
  const library = useLibrary();
  const hasTeams = games.of(encounter).team !== undefined;
  const hasBegun = encounter.log.length > 0;
  const empty = encounter.sides.filter(({ models }) => models.length === 0);
  const problem =
    empty.length > 0
      ? describeEmptySides(
          t,
          empty.map(({ id, name }) => name || id),
          hasTeams,
        )
      : findings[0] && formatText(t, findings[0].message);
  return (
    <footer className={css.foot}>
      <p className={css.note} role="status" data-blocked={canPlay || empty.length > 0 ? undefined : true}>
        {hasBegun ? t('encounters.begun') : (problem ?? t('encounters.ready'))}
      </p>
      {hasBegun ? (
        <Button icon={<Copy />} className={css.button} onPress={() => attempt(playAgain(t, library, encounter))}>
          {t('encounters.playAgain')}
        </Button>
      ) : null}
      <Button kind="primary" icon={<ChevronRight />} className={css.button} isDisabled={!canPlay} onPress={onPlay}>
        {hasBegun ? t('encounters.goOn') : t('encounters.toTable')}
      </Button>
    </footer>
  );
}
