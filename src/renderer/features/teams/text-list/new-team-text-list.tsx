import { useState } from 'react';
import type { Team } from '../../../../shared/document/schema.ts';
import type { GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { attempt } from '../../../failures/report-failure.ts';
import { navigateTo } from '../../../navigation/router.ts';
import { endTextList, type TextListRequest } from '../../../navigation/text-list-request.ts';
import { listReadableDocuments } from '../../../store/library.ts';
import { useLibrary } from '../../../store/library-context.ts';
import { shortenName } from '../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';
import { createUnusedId, runOperation } from '../../documents/document-actions.ts';
import { ListSettings } from './list-settings.tsx';
import { TeamNameField } from './team-name-field.tsx';
import { TextListDialog } from './text-list-dialog.tsx';
import { type ListedDocuments, useGameMatch } from './use-game-match.ts';
import { useLineAnswers } from './use-line-answers.ts';
import { useListedTeam } from './use-listed-team.ts';

/** Reviews a text list and creates a team of the library from it. */
export function NewTeamTextList({ request }: { request: TextListRequest }) {
  const { stores } = useLibrary();
  const close = () => endTextList(request);
  const result = useGameMatch(
    request.text,
    () => ({
      characters: listReadableDocuments<'characters'>(stores.characters.snapshot()),
      factions: listReadableDocuments<'factions'>(stores.factions.snapshot()),
    }),
    close,
  );
  return result === undefined ? null : <NewTeamDialog {...result} request={request} onClose={close} />;
}

interface DialogProps {
  match: GameMatch;
  documents: ListedDocuments;
  request: TextListRequest;
  onClose(): void;
}

function NewTeamDialog({ match, documents, request, onClose }: DialogProps) {
  const translate = useTranslate();
  const library = useLibrary();
  const { list, game } = match;
  const lineAnswers = useLineAnswers(list.members);
  const { team, assumed, total } = useListedTeam(match, lineAnswers, documents);
  const [typedName, setTypedName] = useState<string>();
  const fileStem = request.fileName?.replace(/\.[^.]*$/, '') ?? '';
  const teamName = typedName ?? lineAnswers.title ?? list.name ?? fileStem;

  async function createTeam(): Promise<void> {
    const newTeam: Team = { ...team, id: createUnusedId(library, 'teams', teamName || 'team'), name: teamName.trim() };
    const changes = [{ table: 'teams' as const, id: newTeam.id, after: newTeam }];
    const undo = await runOperation(translate, library, 'create', changes, { documentName: newTeam.name });
    if (undo === undefined) return;
    onClose();
    toast(translate('textListReview.created', { name: shortenName(newTeam.name) || translate('editing.unnamed') }), {
      action: undo,
    });
    navigateTo({ screen: 'team', id: newTeam.id });
  }

  return (
    <TextListDialog
      title={translate('textListReview.newTitle')}
      match={match}
      lineAnswers={lineAnswers}
      characters={documents.characters.filter(({ ruleset }) => ruleset === game.id)}
      canBeTitle
      head={<TeamNameField teamName={teamName} onChange={setTypedName} />}
      settings={<ListSettings match={match} team={team} assumed={assumed} factions={documents.factions} />}
      message={total}
      mainLabel={translate('textListReview.create')}
      onConfirm={() => attempt(createTeam())}
      onClose={onClose}
    />
  );
}
