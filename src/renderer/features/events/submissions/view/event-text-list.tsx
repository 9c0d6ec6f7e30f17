import { useEffect, useRef, useState } from 'react';
import type { EventPack, Team } from '../../../../../shared/document/schema.ts';
import { embedTeamDocuments } from '../../../../../shared/library/embed-team-documents.ts';
import { MAX_ID_STEM_LETTERS, slugify } from '../../../../../shared/text/slugify.ts';
import type { GameMatch } from '../../../../../shared/text-list/find-game-match.ts';
import type { KnownDocuments } from '../../../../../shared/text-list/receive-text-lists.ts';
import { attempt, reportFailure } from '../../../../failures/report-failure.ts';
import { useGames } from '../../../../store/library-context.ts';
import { shortenName } from '../../../../strings/documents/shorten-name.ts';
import { useTranslate } from '../../../../texts/use-translate.ts';
import { ListSettings } from '../../../teams/text-list/list-settings.tsx';
import { TextListDialog } from '../../../teams/text-list/text-list-dialog.tsx';
import { useGameMatch } from '../../../teams/text-list/use-game-match.ts';
import { useLineAnswers } from '../../../teams/text-list/use-line-answers.ts';
import { useListedTeam } from '../../../teams/text-list/use-listed-team.ts';
import type { EventSubmissions } from '../event-submissions.ts';

interface Props {
  fileName: string;
  eventPack: EventPack;
  eventSubmissions: EventSubmissions;
  /** Called with the complete team once every line is clear. */
  onDone(team: Team): void;
  onClose(): void;
}

/** Reviews an unclear text list that was submitted for an event. */
export function EventTextList(props: Props) {
  const { fileName, eventSubmissions, onClose } = props;
  const [listText, setListText] = useState<string>();
  const closeReview = useRef(onClose);
  useEffect(() => {
    const readList = async () => {
      try {
        setListText(await eventSubmissions.readText(fileName));
      } catch (error) {
        reportFailure(error, 'textListReview.failed');
        closeReview.current();
      }
    };
    attempt(readList());
  }, [eventSubmissions, fileName]);
  return listText === undefined ? null : <LoadedTextList {...props} listText={listText} onClose={onClose} />;
}

function LoadedTextList({ listText, ...props }: Props & { listText: string }) {
  const result = useGameMatch(
    listText,
    async () => (await props.eventSubmissions.listKnownDocuments()) ?? { characters: [], factions: [] },
    props.onClose,
  );
  return result === undefined ? null : <EventTextListDialog {...props} {...result} />;
}

interface DialogProps extends Props {
  match: GameMatch;
  documents: KnownDocuments;
}

function EventTextListDialog({ fileName, eventPack, match, documents, onDone, onClose }: DialogProps) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { list, game } = match;
  const lineAnswers = useLineAnswers(list.members);
  const { team, assumed, total } = useListedTeam(match, lineAnswers, documents, eventPack);
  const fileStem = fileName.slice(fileName.lastIndexOf('/') + 1).replace(/\.[^.]*$/, '');
  const characters = documents.characters.filter(({ ruleset }) => ruleset === game.id);
  const confirm = () =>
    onDone(
      embedTeamDocuments(
        gameCatalog,
        {
          ...team,
          id: slugify(fileStem, MAX_ID_STEM_LETTERS) || 'list',
          name: lineAnswers.title ?? list.name ?? fileStem,
        },
        (characterId) => characters.find(({ id }) => id === characterId),
        (factionId) => documents.factions.find(({ id }) => id === factionId),
      ),
    );
  return (
    <TextListDialog
      title={translate('textListReview.eventTitle', { file: shortenName(fileName) })}
      match={match}
      lineAnswers={lineAnswers}
      characters={characters}
      canBeTitle
      settings={<ListSettings match={match} team={team} assumed={assumed} factions={documents.factions} />}
      message={total}
      mainLabel={translate('textListReview.useList')}
      onConfirm={confirm}
      onClose={onClose}
    />
  );
}
