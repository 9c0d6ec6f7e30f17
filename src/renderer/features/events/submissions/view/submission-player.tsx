import { CircleCheck } from 'lucide-react';
import { Button } from '../../../../components/button.tsx';
import { Select } from '../../../../components/inputs/select.tsx';
import { attempt } from '../../../../failures/report-failure.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import type { SubmissionActions } from '../submission-actions.ts';
import type { ShownSubmission } from '../worker-messages.ts';
import overviewCss from './overview.module.css';
import css from './submissions.module.css';

interface Props {
  submission: ShownSubmission;
  expectedPlayers: readonly string[];
  actions: SubmissionActions;
}

/** Shows the player of a submission, and whether the submission counts or is replaced by another one of that player. */
export function SubmissionPlayer({ submission, expectedPlayers, actions }: Props) {
  const translate = useTranslate();
  const { player, replacedBy, isContested, file } = submission;
  if (expectedPlayers.length === 0 && player === undefined) return null;
  const playerNames =
    player === undefined || expectedPlayers.includes(player) ? expectedPlayers : [player, ...expectedPlayers];
  return (
    <div className={overviewCss.player}>
      <Select
        label={translate('eventLists.player')}
        value={player ?? ''}
        choices={[
          { id: '', label: translate('eventLists.nobody') },
          ...playerNames.map((playerName) => ({ id: playerName, label: playerName })),
        ]}
        onChange={(playerName) => attempt(actions.setPlayer(file, playerName), 'eventLists.failed')}
      />
      {replacedBy === undefined && isContested === undefined ? null : (
        <div className={css.copy}>
          <p>
            {replacedBy === undefined
              ? translate('eventLists.contested')
              : translate('eventLists.doesNotCount', { file: shortenName(replacedBy) })}
          </p>
          <div className={css.act}>
            <Button
              icon={<CircleCheck />}
              onPress={() => attempt(actions.setCounting(file, player), 'eventLists.failed')}
            >
              {translate('eventLists.letCount')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
