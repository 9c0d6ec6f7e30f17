import type { Faction, Team } from '../../../../shared/document/schema.ts';
import type { AssumedField } from '../../../../shared/text-list/assume-fields.ts';
import type { GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { formatSettings } from '../../../../shared/text-list/format-text-list.ts';
import { formatAssumedFields } from '../../../../shared/text-list/read-team.ts';
import text from '../../../components/text.module.css';
import { useTranslate } from '../../../texts/use-translate.ts';
import css from './text-list-dialog.module.css';

interface Props {
  match: GameMatch;
  team: Team;
  assumed: readonly AssumedField[];
  factions: readonly Faction[];
}

/** Shows the settings that the list states, those that were chosen because it leaves them out, and those that are not known. */
export function ListSettings({ match, team, assumed, factions }: Props) {
  const translate = useTranslate();
  const { list, game, teamRules } = match;
  const stated = formatSettings(translate, team, new Set(list.edits.map(({ path }) => path)), {
    game,
    teamRules,
    getFactionName: (factionId) => factions.find(({ id }) => id === factionId)?.name ?? factionId,
  });
  const player = team.player ?? '';
  const statedTexts = player === '' ? stated : [...stated, translate('textLists.player', { name: player })];
  return (
    <dl className={css.settings}>
      {statedTexts.length === 0 ? null : (
        <>
          <dt>{translate('textListReview.stated')}</dt>
          <dd>{statedTexts.join(' · ')}</dd>
        </>
      )}
      {assumed.length === 0 ? null : (
        <>
          <dt>{translate('textListReview.assumed')}</dt>
          <dd>
            {formatAssumedFields(translate, assumed)}{' '}
            <span className={text.quiet}>{translate('textListReview.assumedHint')}</span>
          </dd>
        </>
      )}
      {list.unknownFields.length === 0 ? null : (
        <>
          <dt>{translate('textListReview.ignored')}</dt>
          <dd>{list.unknownFields.map(({ source }) => source).join(' · ')}</dd>
        </>
      )}
    </dl>
  );
}
