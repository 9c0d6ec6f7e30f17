import { Ban, Check, CircleHelp, CircleX, Plus, TriangleAlert } from 'lucide-react';
import type { Character } from '../../../../shared/document/schema.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { DisplayName } from '../../../components/display-name.tsx';
import { ROVING_PROPS } from '../../../components/use-roving-focus.ts';
import { listMissingFields } from '../../../games/judgements.ts';
import { useGames } from '../../../store/library-context.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import { formatFigureChange, joinParts } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DocumentBadge, DocumentShape, formatFirstTextColumn } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import type { FigureChange, Trial } from './candidate-trials.ts';
import css from './library-pane.module.css';
import { CHARACTER_DRAG_TYPE, useAddMember } from './use-drop-target.ts';

/** The icon and its label for each state. Each state has its own shape, so that color is not the only difference. */
const TRIAL_ICONS = {
  joins: [Check, 'team.canJoin'],
  warned: [TriangleAlert, 'team.canJoin'],
  unsure: [CircleHelp, 'team.mayJoin'],
  stopped: [CircleX, 'team.cannotJoin'],
  refused: [Ban, 'team.refused'],
} as const;

interface Props {
  character: Character;
  trial: Trial;
  /** The number of copies already in the team. */
  copiesInTeam: number;
}

/**
 * Shows one character of the library; a click adds it. A character that breaks a rule can be added too, and the verdict
 * reports it; an event refuses it.
 */
export function CandidateRow({ character, trial, copiesInTeam }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const addToTeam = useAddMember();
  const { eventPack } = useTeam();
  const { canJoin, isUncertain, finding, changes = [], repairs = [] } = trial;
  const characterName = character.name || translate('editing.unnamed');
  const candidateState = !canJoin
    ? eventPack === undefined
      ? 'stopped'
      : 'refused'
    : isUncertain
      ? 'unsure'
      : finding === undefined
        ? 'joins'
        : 'warned';
  const [Icon, iconLabel] = TRIAL_ICONS[candidateState];
  // A figure that is not simply too high is better explained by the sentence of the finding.
  const isOverLimit = ({ after, limit }: FigureChange) =>
    limit !== undefined && Number(formatLateText(translate, after)) > limit;
  const showsExceededFigure = changes.some((change) => change.isBroken && isOverLimit(change));
  const detailText = joinParts([
    ...changes
      .filter((change) => !change.isBroken || isOverLimit(change))
      .map((change) => formatFigureChange(translate, change)),
    ...repairs.map((figureLabel) => translate('team.repairs', { what: formatLateText(translate, figureLabel) })),
    ...(finding === undefined || showsExceededFigure ? [] : [formatLateText(translate, finding.message)]),
    ...(listMissingFields(gameCatalog, character).length === 0 ? [] : [translate('form.unfinished')]),
  ]);
  return (
    <button
      {...ROVING_PROPS}
      type="button"
      className={css.candidate}
      data-state={candidateState}
      draggable
      title={
        finding === undefined
          ? undefined
          : `${formatLateText(translate, finding.message)} (${formatCite(translate, finding.cite)})`
      }
      onDragStart={(event) => {
        event.dataTransfer.setData(CHARACTER_DRAG_TYPE, character.id);
        event.dataTransfer.effectAllowed = 'copy';
      }}
      onClick={() => addToTeam(character.id)}
    >
      <span className="visually-hidden">{translate('team.add')}</span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        <span className={css.name}>
          <DisplayName name={characterName} />
          <DocumentShape document={character} isLabelHidden />
        </span>
        <span className={css.reason}>
          <Icon role="img" aria-label={translate(iconLabel)} />
          <span>
            {copiesInTeam > 0 ? (
              <span className={css.inTeam}>{translate('team.inTeam', { n: copiesInTeam })}</span>
            ) : null}
            {detailText === '' ? formatFirstTextColumn(translate, gameCatalog, character) : detailText}
          </span>
        </span>
      </span>
      <Plus aria-hidden className={css.plus} />
    </button>
  );
}
