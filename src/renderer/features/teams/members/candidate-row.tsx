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
import { DocumentShape, formatFirstTextColumn } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import type { FigureChange, JoinCheck } from './candidate-checks.ts';
import { CHARACTER_DRAG_TYPE, setDraggedCharacterId } from './dragged-character.ts';
import css from './library-pane.module.css';
import { NumberedPortrait } from './numbered-portrait.tsx';
import { useAddMember } from './use-add-member.ts';

/** The icon for each state, and the message key of its label. The icons differ in shape, so that color is not the only sign. */
const JOIN_ICONS = {
  joins: [Check, 'team.canJoin'],
  warned: [TriangleAlert, 'team.canJoin'],
  unsure: [CircleHelp, 'team.mayJoin'],
  stopped: [CircleX, 'team.cannotJoin'],
  refused: [Ban, 'team.refused'],
} as const;

interface Props {
  character: Character;
  check: JoinCheck;
  /** The number of copies already in the team. */
  copiesInTeam: number;
}

/**
 * Shows one character of the library and whether it can join the team. A click adds it, even if it breaks a rule, which the
 * verdict then reports. Only a team for an event refuses such a character.
 */
export function CandidateRow({ character, check, copiesInTeam }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const addToTeam = useAddMember();
  const { eventPack } = useTeam();
  const { canJoin, isUncertain, finding, changes = [], repairs = [] } = check;
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
  const [Icon, iconLabel] = JOIN_ICONS[candidateState];
  // If the finding is about a figure over its limit, the numbers explain it. Otherwise the sentence of the finding does.
  const isOverLimit = ({ after, limit }: FigureChange) =>
    limit !== undefined && Number(formatLateText(translate, after)) > limit;
  const showsExceededFigure = changes.some((change) => change.isBroken && isOverLimit(change));
  // A row has little room, so the reason why a character can't join replaces figures that are fine.
  const showsOnlyReason = !canJoin && finding !== undefined && !showsExceededFigure;
  const details = joinParts([
    ...(showsOnlyReason ? [] : changes)
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
        setDraggedCharacterId(character.id);
      }}
      onDragEnd={() => setDraggedCharacterId(undefined)}
      onClick={() => addToTeam(character.id)}
    >
      <span className="visually-hidden">{translate('team.add')}</span>
      <NumberedPortrait character={character} />
      <span className={css.who}>
        <span className={css.name}>
          <DocumentShape document={character} isLabelHidden />
          <DisplayName name={characterName} />
        </span>
        <span className={css.reason}>
          <Icon role="img" aria-label={translate(iconLabel)} />
          <span>
            {copiesInTeam > 0 ? (
              <span className={css.inTeam}>{translate('team.inTeam', { n: copiesInTeam })}</span>
            ) : null}
            {details === '' ? formatFirstTextColumn(translate, gameCatalog, character) : details}
          </span>
        </span>
      </span>
      <Plus aria-hidden className={css.plus} />
    </button>
  );
}
