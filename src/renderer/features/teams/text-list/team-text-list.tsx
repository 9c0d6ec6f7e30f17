import { useMemo, useState } from 'react';
import { applyEdits, type Edit } from '../../../../shared/document/edit.ts';
import type { GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { formatLateText } from '../../../../shared/texts/late-text.ts';
import { SegmentedControl } from '../../../components/inputs/segmented-control.tsx';
import { endTextList, type TextListRequest } from '../../../navigation/text-list-request.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useGames, useLibrary } from '../../../store/library-context.ts';
import { translateLabels } from '../../../texts/translate-labels.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { addListedMembers, replaceMembers } from '../members/member-edits.ts';
import { findRefusal } from '../mode/find-refusal.ts';
import { useTeam } from '../team-view.ts';
import { ListSettings } from './list-settings.tsx';
import { TeamNameField } from './team-name-field.tsx';
import { TextListDialog } from './text-list-dialog.tsx';
import { type ListedDocuments, useGameMatch } from './use-game-match.ts';
import { useLineAnswers } from './use-line-answers.ts';

const MODES = [
  { id: 'add', label: 'textListReview.add' },
  { id: 'replace', label: 'textListReview.replace' },
] as const;

/** Reviews a text list and adds its members to the open team, or replaces all members. */
export function TeamTextList({ request }: { request: TextListRequest }) {
  const { stores } = useLibrary();
  const { team, charactersById } = useTeam();
  const close = () => endTextList(request);
  const result = useGameMatch(
    request.text,
    () => ({
      // Embedded characters come first, as in the verdict.
      characters: [...new Map([...charactersById, ...(team.characters ?? []).map(withId)]).values()],
      factions: listReadableDocuments<'factions'>(stores.factions.snapshot()),
    }),
    close,
  );
  return result === undefined ? null : <TeamDialog {...result} onClose={close} />;
}

const withId = <D extends { readonly id: string }>(document: D): [string, D] => [document.id, document];

interface DialogProps {
  match: GameMatch;
  documents: ListedDocuments;
  onClose(): void;
}

function TeamDialog({ match, documents, onClose }: DialogProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { team, charactersById, eventPack, editTeam } = useTeam();
  const lineAnswers = useLineAnswers(match.list.members);
  const { members } = lineAnswers;
  const hasMembers = team.members.length > 0;
  const [mode, setMode] = useState<'add' | 'replace'>(hasMembers ? 'add' : 'replace');
  // A team without a name takes the one of the list.
  const isUnnamed = team.name.trim() === '';
  const [typedName, setTypedName] = useState<string>();
  const teamName = isUnnamed ? (typedName ?? lineAnswers.title ?? match.list.name ?? '') : '';
  const listedName = teamName.trim();
  const edits = useMemo<Edit[]>(
    () => [
      ...(listedName === '' ? [] : [{ op: 'set' as const, path: '/name', value: listedName }]),
      ...(mode === 'add'
        ? addListedMembers(gameCatalog, team, members, match.list.leader)
        : replaceMembers(gameCatalog, team, members, match.list)),
    ],
    [listedName, mode, gameCatalog, team, members, match.list],
  );
  const refusal =
    eventPack === undefined ? undefined : findRefusal(gameCatalog, team, edits, charactersById, eventPack);
  return (
    <TextListDialog
      title={translate('textListReview.teamTitle')}
      match={match}
      lineAnswers={lineAnswers}
      characters={documents.characters}
      canBeTitle={isUnnamed}
      head={
        <>
          {isUnnamed ? <TeamNameField teamName={teamName} onChange={setTypedName} /> : null}
          {hasMembers ? (
            <SegmentedControl
              label={translate('textListReview.modes')}
              value={mode}
              segments={translateLabels(translate, MODES)}
              onChange={setMode}
            />
          ) : null}
        </>
      }
      settings={
        <ListSettings
          match={match}
          team={mode === 'add' ? team : applyEdits(team, match.list.edits)}
          previousTeam={team}
          assumed={[]}
          factions={[...(team.factions ?? []), ...documents.factions]}
        />
      }
      refusal={
        refusal === undefined
          ? undefined
          : translate('teamMode.refused', { why: formatLateText(translate, refusal.message) })
      }
      mainLabel={translate(`textListReview.${mode === 'add' ? 'addMembers' : 'replaceMembers'}`)}
      onConfirm={() => {
        editTeam(edits);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
