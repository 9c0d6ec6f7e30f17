import { Ban, Check, CircleHelp, CircleX, Plus, TriangleAlert } from 'lucide-react';
import type { Character } from '../../../../shared/document/schema.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { Name } from '../../../components/name.tsx';
import { ROVING } from '../../../components/roving.ts';
import { listMissingFields } from '../../../games/judgements.ts';
import { useGames } from '../../../store/library-context.ts';
import { formatCite } from '../../../strings/documents/findings.ts';
import { formatFigureChange, joinParts } from '../../../strings/documents/team.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { DocumentBadge, DocumentShape, textColumnValue } from '../../documents/document-marks.tsx';
import { useTeam } from '../team-view.ts';
import type { FigureChange, Trial } from './candidates.ts';
import css from './library-pane.module.css';
import { CHARACTER_DRAG, useAdd } from './use-drop-target.ts';

/** Each state has its own shape, so that color is not the only sign. */
const SIGNS = {
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
  inTeam: number;
}

/**
 * Shows one character of the library; a click adds it. A character that breaks a rule can be added too, and the verdict
 * reports it; an event refuses it.
 */
export function CandidateRow({ character, trial, inTeam }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const add = useAdd();
  const { event } = useTeam();
  const { joins, unsure, note, changes = [], repairs = [] } = trial;
  const name = character.name || translate('editing.unnamed');
  const state = !joins
    ? event === undefined
      ? 'stopped'
      : 'refused'
    : unsure
      ? 'unsure'
      : note === undefined
        ? 'joins'
        : 'warned';
  const [Icon, label] = SIGNS[state];
  // A figure that is not simply too high is better explained by the sentence of the finding.
  const isOver = ({ after, limit }: FigureChange) =>
    limit !== undefined && Number(formatLateText(translate, after)) > limit;
  const isNamed = changes.some((change) => change.isBroken && isOver(change));
  const line = joinParts([
    ...changes
      .filter((change) => !change.isBroken || isOver(change))
      .map((change) => formatFigureChange(translate, change)),
    ...repairs.map((what) => translate('team.repairs', { what: formatLateText(translate, what) })),
    ...(note === undefined || isNamed ? [] : [formatLateText(translate, note.message)]),
    ...(listMissingFields(gameCatalog, character).length === 0 ? [] : [translate('form.unfinished')]),
  ]);
  return (
    <button
      {...ROVING}
      type="button"
      className={css.candidate}
      data-state={state}
      draggable
      title={
        note === undefined
          ? undefined
          : `${formatLateText(translate, note.message)} (${formatCite(translate, note.cite)})`
      }
      onDragStart={(event) => {
        event.dataTransfer.setData(CHARACTER_DRAG, character.id);
        event.dataTransfer.effectAllowed = 'copy';
      }}
      onClick={() => add(character.id)}
    >
      <span className="visually-hidden">{translate('team.add')}</span>
      <DocumentBadge document={character} />
      <span className={css.who}>
        <span className={css.name}>
          <Name name={name} />
          <DocumentShape document={character} bare />
        </span>
        <span className={css.reason}>
          <Icon role="img" aria-label={translate(label)} />
          <span>
            {inTeam > 0 ? <span className={css.inTeam}>{translate('team.inTeam', { n: inTeam })}</span> : null}
            {line === '' ? textColumnValue(translate, gameCatalog, character) : line}
          </span>
        </span>
      </span>
      <Plus aria-hidden className={css.plus} />
    </button>
  );
}
