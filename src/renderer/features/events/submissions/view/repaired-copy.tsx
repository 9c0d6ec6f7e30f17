import { ArrowLeftRight, FileDown, PencilLine } from 'lucide-react';
import { useMemo } from 'react';
import { computeFingerprint } from '../../../../../shared/document/fingerprint/fingerprint.ts';
import type { EventPack } from '../../../../../shared/document/schema.ts';
import { VerdictBadge } from '../../../../components/badges.tsx';
import { Button } from '../../../../components/button.tsx';
import { DisplayName } from '../../../../components/display-name.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { navigateTo } from '../../../../navigation/router.ts';
import { useGames, useItem, useLibrary } from '../../../../store/library-context.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { useCharactersById } from '../../../teams/use-characters-by-id.ts';
import { judgeTeam } from '../../../teams/verdict/judge-team.ts';
import { embedTeamWithDrawings, embedTeamWithoutDrawings } from '../../../transfer/export/gather-documents.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import css from './submissions.module.css';

interface Props {
  teamId: string;
  submission: ShownSubmission;
  eventPack: EventPack;
  actions: SubmissionActions;
  /** Makes another copy of the submission. */
  onRepair(): Promise<void>;
}

/** Shows the team in which a submission is repaired: its verdict at the event, and the button that replaces the submission with it. */
export function RepairedCopy({ teamId, submission, eventPack, actions, onRepair }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const teamItem = useItem('teams', teamId);
  const charactersById = useCharactersById(gameCatalog.getGame(eventPack));
  const library = useLibrary();
  const team = teamItem?.kind === 'ready' ? teamItem.document : undefined;
  const judgement = useMemo(
    () => (team === undefined ? undefined : judgeTeam(gameCatalog, team, charactersById, { eventPack })),
    [team, charactersById, eventPack, gameCatalog],
  );
  if (team === undefined || judgement === undefined) {
    return (
      <div className={css.act}>
        <Button kind="primary" onPress={() => attempt(onRepair(), 'eventLists.failed')}>
          {translate('eventLists.repair')}
        </Button>
        <span className={css.quiet}>{translate('eventLists.repairHint')}</span>
      </div>
    );
  }
  const isUnchanged =
    computeFingerprint(gameCatalog, embedTeamWithoutDrawings(gameCatalog, library, team)) === submission.fingerprint;
  return (
    <section className={css.copy} aria-label={translate('eventLists.copy')}>
      <h3>{translate('eventLists.copy')}</h3>
      <p className={css.copyName}>
        <DisplayName name={team.name || translate('editing.unnamed')} />
        <VerdictBadge findings={judgement.findings} />
      </p>
      <div className={css.act}>
        <Button icon={<PencilLine />} onPress={() => navigateTo({ screen: 'team', id: teamId })}>
          {translate('eventLists.openCopy')}
        </Button>
        <Button
          icon={<FileDown />}
          onPress={() =>
            attempt(embedTeamWithDrawings(gameCatalog, library, team).then(actions.saveCopy), 'eventLists.failed')
          }
        >
          {translate('eventLists.saveCopy')}
        </Button>
        {isUnchanged ? null : (
          <Button
            kind="primary"
            icon={<ArrowLeftRight />}
            onPress={() =>
              attempt(
                embedTeamWithDrawings(gameCatalog, library, team).then((completeTeam) =>
                  actions.replaceSubmission(submission.file, completeTeam),
                ),
                'eventLists.failed',
              )
            }
          >
            {translate('eventLists.putInPlace')}
          </Button>
        )}
        <span className={css.quiet}>
          {isUnchanged ? translate('eventLists.copySame') : translate('eventLists.copyHint')}
        </span>
      </div>
    </section>
  );
}
