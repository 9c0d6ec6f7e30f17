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
import { Gone } from '../documents/document-missing.tsx';
import { membersOf } from '../factions/members.ts';
import { eventContextOf, useTeamMode } from '../teams/mode/team-mode.ts';
import { PrintView } from './print-view.tsx';

export interface PrintScreenProps {
  table: PrintableTable;
  id?: string | undefined;
}

/** Prints one document, or the characters selected in their list. */
export function PrintScreen({ table, id }: PrintScreenProps) {
  if (id === undefined) return <PrintChosen />;
  const PrintDocument = PRINTED[table];
  return <PrintDocument id={id} />;
}

/** The component that prints a document, by document store. */
const PRINTED: Readonly<Record<PrintableTable, (props: { id: string }) => ReactNode>> = {
  characters: PrintCharacter,
  teams: PrintTeam,
  factions: PrintFaction,
  encounters: PrintEncounter,
  decks: PrintDeck,
};

const LIST: Route = { screen: 'characters' };

function PrintChosen() {
  const translate = useTranslate();
  const everybody = useDocuments('characters');
  const ofGame = useGameCharacters(useShownGame());
  const chosen = readPrintSelection();
  const ids = new Set(chosen?.ids);
  const characters = chosen === undefined ? ofGame : everybody.filter((one) => ids.has(one.id));
  if (characters.length === 0) return <Gone back={LIST} />;
  const order = new Map(chosen?.ids.map((id, index) => [id, index]));
  const sorted = [...characters].sort((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));
  const name = chosen?.name ?? translate('characters.title');
  const template = chosen?.template;
  const back: Route = template === undefined ? LIST : { screen: 'studio', id: template };
  return <PrintView subject={{ kind: 'characters', characters: sorted, name }} back={back} template={template} />;
}

function PrintCharacter({ id }: { id: string }) {
  const item = useItem('characters', id);
  if (item?.kind !== 'ready') return <Gone back={LIST} />;
  const { document } = item;
  const subject = { kind: 'characters', characters: [document], name: document.name } as const;
  return <PrintView subject={subject} back={{ screen: 'character', id }} />;
}

function PrintTeam({ id }: { id: string }) {
  const item = useItem('teams', id);
  if (item?.kind !== 'ready') return <Gone back={{ screen: 'teams' }} />;
  return <PrintReadyTeam team={item.document} />;
}

/** Prints a team with the event pack that its own screen uses. */
function PrintReadyTeam({ team }: { team: Team }) {
  const mode = useTeamMode(team);
  return <PrintView subject={{ kind: 'team', team, ...eventContextOf(mode) }} back={{ screen: 'team', id: team.id }} />;
}

function PrintFaction({ id }: { id: string }) {
  const item = useItem('factions', id);
  const everybody = useGameCharacters(useShownGame());
  if (item?.kind !== 'ready') return <Gone back={{ screen: 'factions' }} />;
  const characters = membersOf(id, everybody).map(({ character }) => character);
  if (characters.length === 0) return <Gone back={{ screen: 'faction', id }} />;
  const subject = { kind: 'characters', characters, name: item.document.name } as const;
  return <PrintView subject={subject} back={{ screen: 'faction', id }} />;
}

function PrintEncounter({ id }: { id: string }) {
  const item = useItem('encounters', id);
  if (item?.kind !== 'ready') return <Gone back={{ screen: 'encounters' }} />;
  return <PrintView subject={{ kind: 'encounter', encounter: item.document }} back={{ screen: 'encounter', id }} />;
}

function PrintDeck({ id }: { id: string }) {
  const item = useItem('decks', id);
  if (item?.kind !== 'ready') return <Gone back={{ screen: 'decks' }} />;
  return <PrintRows deck={item.document} />;
}

function PrintRows({ deck }: { deck: Deck }) {
  const { template } = useRowTemplates(deck);
  return <PrintView subject={{ kind: 'deck', deck: { deck, template } }} back={{ screen: 'deck', id: deck.id }} />;
}
