import type { ReactNode } from 'react';
import type { Deck } from '../../../shared/document/kinds/deck/schema.ts';
import type { Team } from '../../../shared/document/schema.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { readPrintSelection } from '../../navigation/print-selection.ts';
import type { PrintableTable, Route } from '../../navigation/router.ts';
import { useDocuments, useItem } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { useRowTemplates } from '../decks/use-row-templates.ts';
import { MissingDocument } from '../documents/unavailable-document.tsx';
import { listMembers } from '../factions/members.ts';
import { getEventContext, useTeamMode } from '../teams/mode/team-mode.ts';
import { PrintView } from './print-view.tsx';

export interface PrintScreenProps {
  table: PrintableTable;
  id?: string | undefined;
}

/** Prints one document, or the characters selected in their list. */
export function PrintScreen({ table: storeName, id }: PrintScreenProps) {
  if (id === undefined) return <PrintSelectedCharacters />;
  const PrintDocument = PRINT_COMPONENTS[storeName];
  return <PrintDocument documentId={id} />;
}

/** The component that prints a document, by document store. */
const PRINT_COMPONENTS: Readonly<Record<PrintableTable, (props: { documentId: string }) => ReactNode>> = {
  characters: PrintCharacter,
  teams: PrintTeam,
  factions: PrintFaction,
  encounters: PrintEncounter,
  decks: PrintDeck,
};

const CHARACTER_LIST: Route = { screen: 'characters' };

function PrintSelectedCharacters() {
  const translate = useTranslate();
  const allCharacters = useDocuments('characters');
  const gameCharacters = useGameCharacters(useShownGame());
  const printSelection = readPrintSelection();
  const selectedIds = new Set(printSelection?.ids);
  const characters =
    printSelection === undefined ? gameCharacters : allCharacters.filter((character) => selectedIds.has(character.id));
  if (characters.length === 0) return <MissingDocument listRoute={CHARACTER_LIST} />;
  const positions = new Map(printSelection?.ids.map((characterId, position) => [characterId, position]));
  const sortedCharacters = [...characters].sort((a, b) => (positions.get(a.id) ?? 0) - (positions.get(b.id) ?? 0));
  const listName = printSelection?.name ?? translate('characters.title');
  const templateId = printSelection?.template;
  const backRoute: Route = templateId === undefined ? CHARACTER_LIST : { screen: 'studio', id: templateId };
  return (
    <PrintView
      subject={{ kind: 'characters', characters: sortedCharacters, name: listName }}
      backRoute={backRoute}
      initialTemplateId={templateId}
    />
  );
}

function PrintCharacter({ documentId }: { documentId: string }) {
  const characterItem = useItem('characters', documentId);
  if (characterItem?.kind !== 'ready') return <MissingDocument listRoute={CHARACTER_LIST} />;
  const { document } = characterItem;
  const subject = { kind: 'characters', characters: [document], name: document.name } as const;
  return <PrintView subject={subject} backRoute={{ screen: 'character', id: documentId }} />;
}

function PrintTeam({ documentId }: { documentId: string }) {
  const teamItem = useItem('teams', documentId);
  if (teamItem?.kind !== 'ready') return <MissingDocument listRoute={{ screen: 'teams' }} />;
  return <PrintReadyTeam team={teamItem.document} />;
}

/** Prints a team with the event pack that its own screen uses. */
function PrintReadyTeam({ team }: { team: Team }) {
  const mode = useTeamMode(team);
  return (
    <PrintView subject={{ kind: 'team', team, ...getEventContext(mode) }} backRoute={{ screen: 'team', id: team.id }} />
  );
}

function PrintFaction({ documentId }: { documentId: string }) {
  const factionItem = useItem('factions', documentId);
  const allCharacters = useGameCharacters(useShownGame());
  if (factionItem?.kind !== 'ready') return <MissingDocument listRoute={{ screen: 'factions' }} />;
  const characters = listMembers(documentId, allCharacters).map(({ character }) => character);
  if (characters.length === 0) return <MissingDocument listRoute={{ screen: 'faction', id: documentId }} />;
  const subject = { kind: 'characters', characters, name: factionItem.document.name } as const;
  return <PrintView subject={subject} backRoute={{ screen: 'faction', id: documentId }} />;
}

function PrintEncounter({ documentId }: { documentId: string }) {
  const encounterItem = useItem('encounters', documentId);
  if (encounterItem?.kind !== 'ready') return <MissingDocument listRoute={{ screen: 'encounters' }} />;
  return (
    <PrintView
      subject={{ kind: 'encounter', encounter: encounterItem.document }}
      backRoute={{ screen: 'encounter', id: documentId }}
    />
  );
}

function PrintDeck({ documentId }: { documentId: string }) {
  const deckItem = useItem('decks', documentId);
  if (deckItem?.kind !== 'ready') return <MissingDocument listRoute={{ screen: 'decks' }} />;
  return <PrintRows deck={deckItem.document} />;
}

function PrintRows({ deck }: { deck: Deck }) {
  const { template } = useRowTemplates(deck);
  return <PrintView subject={{ kind: 'deck', deck: { deck, template } }} backRoute={{ screen: 'deck', id: deck.id }} />;
}
