import { isEqualJson } from '../../../../shared/document/diff-json.ts';
import { getValueAt } from '../../../../shared/document/pointer.ts';
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
  /** The team with the settings of the list. */
  team: Team;
  /** The team that the list changes. Then only the settings that change are shown. */
  previousTeam?: Team;
  assumed: readonly AssumedField[];
  factions: readonly Faction[];
}

/** Shows the settings that the list states, those that were chosen because it leaves them out, and those that are not known. */
export function ListSettings({ match, team, previousTeam, assumed, factions }: Props) {
  const translate = useTranslate();
  const { list, game, teamRules } = match;
  const shownPointers = list.edits
    .map(({ path }) => path)
    .filter(
      (pointer) =>
        previousTeam === undefined || !isEqualJson(getValueAt(team, pointer), getValueAt(previousTeam, pointer)),
    );
  const stated = formatSettings(translate, team, new Set(shownPointers), {
    game,
    teamRules,
    getFactionName: (factionId) => factions.find(({ id }) => id === factionId)?.name ?? factionId,
  });
  const player = previousTeam === undefined ? (team.player ?? '') : '';
  const statedTexts = player === '' ? stated : [...stated, translate('textLists.player', { name: player })];
  if (statedTexts.length + assumed.length + list.unknownFields.length === 0) return null;
  return (
    <dl className={css.settings}>
      {statedTexts.length === 0 ? null : (
        <>
          <dt>{translate(`textListReview.${previousTeam === undefined ? 'stated' : 'changed'}`)}</dt>
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
