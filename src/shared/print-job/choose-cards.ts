/** The first step of a print: chooses its cards, their numbers of copies, and the cards that changed since the last print. */

import { listBuiltInTemplates } from '../card/template/built-in-templates.ts';
import { findTemplate } from '../card/template/sizes.ts';
import type { CardTemplate } from '../card/template/template.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Team } from '../document/schema.ts';
import type { Game } from '../games/game.ts';
import { loadGamePart } from '../games/parts.ts';
import { computeDeckKey, type PrintDeck } from '../print/deck/deck.ts';
import { createEncounterPieceSet, createTeamPieceSet, type PieceSet } from '../print/deck/pieces.ts';
import { listEncounterCharacters, listEncounterModels } from '../print/encounter-cards.ts';
import { listChanged, type PrintKey } from '../print/print-record.ts';
import { listCharactersToPrint, listMembersToPrint, type PrintedCharacter } from '../print/printed-characters.ts';
import { getPieceKind, type PiecePrintKind, type PrintedGroup, type PrintJob } from './print-job.ts';

/** A member of a team or an encounter whose character was not found. */
export interface UnknownMember {
  readonly group: Team | Encounter;
  readonly id: string;
}

export interface ChosenCards {
  readonly printed: readonly PrintedCharacter[];
  readonly unknownMembers: readonly UnknownMember[];
}

/** Returns the characters that the members of a team or an encounter may name. */
export const getGroupCharacters = ({ characters }: PrintJob, printedGroup: PrintedGroup): readonly Character[] =>
  printedGroup.characters ?? characters;

/** Returns the game whose pieces and reference are printed: the named one, or else the game of the first document. */
export function getJobGame<G extends Game>(gameCatalog: GameCatalog<G>, { groups, ruleset, characters }: PrintJob): G {
  const namedGame = gameCatalog.find(ruleset);
  if (namedGame !== undefined) return namedGame;
  const document = groups[0]?.document ?? characters[0];
  return document === undefined ? gameCatalog.all[0] : gameCatalog.getGame(document);
}

/** Chooses the characters whose cards a job prints. `dashboards` are the cards from which the models of an encounter are played. */
export function chooseCards(
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  cardKind: 'cards' | 'dashboards' = printJob.isForPlay ? 'dashboards' : 'cards',
): ChosenCards {
  if (printJob.groups.length === 0)
    return {
      printed: cardKind === 'cards' ? listCharactersToPrint(gameCatalog, printJob.characters) : [],
      unknownMembers: [],
    };
  const chosenGroups = printJob.groups.map((printedGroup): ChosenCards => {
    const { document } = printedGroup;
    const { printed, unknownIds } = chooseForGroup(
      gameCatalog,
      printedGroup,
      getGroupCharacters(printJob, printedGroup),
      cardKind,
    );
    return { printed, unknownMembers: unknownIds.map((memberId) => ({ group: document, id: memberId })) };
  });
  return {
    printed: chosenGroups.flatMap(({ printed }) => printed),
    unknownMembers: chosenGroups.flatMap(({ unknownMembers }) => unknownMembers),
  };
}

function chooseForGroup(
  gameCatalog: GameCatalog<Game>,
  { document, eventPack }: PrintedGroup,
  characters: readonly Character[],
  cardKind: 'cards' | 'dashboards',
) {
  if (document.format === 'rollcall.team') {
    return cardKind === 'cards'
      ? listMembersToPrint(gameCatalog, document, characters, eventPack)
      : { printed: [], unknownIds: [] };
  }
  const listCharacters = cardKind === 'cards' ? listEncounterCharacters : listEncounterModels;
  return listCharacters(gameCatalog, document, characters);
}

/** Applies the selection of a job to the numbers of copies, and removes cards without copies. */
export function countCopies(
  printed: readonly PrintedCharacter[],
  { selection }: PrintJob,
): readonly PrintedCharacter[] {
  if (selection === undefined) return printed;
  return printed.flatMap((printedCharacter, index) => {
    const copyCount = selection.each[index] ?? printedCharacter.copies * selection.copies;
    return copyCount === 0 ? [] : [{ ...printedCharacter, copies: copyCount }];
  });
}

export interface ChangedCards {
  readonly printedCharacters: readonly PrintedCharacter[];
  /** The keys of all cards, for the record of this print. Empty if nothing is compared. */
  readonly keys: readonly PrintKey[];
}

/** Removes the cards that haven't changed since the last print, if the job asks for that. */
export function chooseChanged(
  gameCatalog: GameCatalog<Game>,
  printDeck: PrintDeck,
  { selection, lastPrint }: PrintJob,
): ChangedCards {
  const { printed } = printDeck;
  if (selection?.changedOnly !== true || lastPrint === undefined) return { printedCharacters: printed, keys: [] };
  const printKeys = printed.map((printedCharacter) => computeDeckKey(gameCatalog, printedCharacter, printDeck));
  const isChanged = listChanged(printKeys, lastPrint);
  return { printedCharacters: printed.filter((_character, index) => isChanged[index]), keys: printKeys };
}

/** Returns the template for all cards of a job, if it has one. */
export function findTemplateForAll(gameCatalog: GameCatalog<Game>, printJob: PrintJob): CardTemplate | undefined {
  const { template } = printJob;
  if (typeof template !== 'string') return template;
  return findTemplate([...listBuiltInTemplates(gameCatalog), ...listCharacterTemplates(printJob)], template);
}

/** Lists the user's own templates for cards of characters. */
export const listCharacterTemplates = ({ templates = [] }: PrintJob): readonly CardTemplate[] =>
  templates.filter((template) => (template.of ?? 'character') === 'character');

/** Chooses the pieces of a game, such as tokens, that a job prints: those that its team or encounter can use, or all if there is neither. */
export async function choosePieces(
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  printKind: PiecePrintKind,
): Promise<PieceSet> {
  const pieceKind = getPieceKind(printKind);
  const [printedGroup] = printJob.groups;
  if (printedGroup === undefined) return { kind: pieceKind, ruleset: getJobGame(gameCatalog, printJob).id };
  const { document, eventPack } = printedGroup;
  const members = chooseCards(gameCatalog, { ...printJob, groups: [printedGroup] }, 'cards').printed.map(
    ({ character }) => character,
  );
  if (document.format === 'rollcall.team')
    return createTeamPieceSet(gameCatalog, pieceKind, document, members, eventPack);
  // The rules of play are loaded on use, because most prints have no encounter.
  const [{ replay }, gamesWithPlay] = await Promise.all([
    import('../play/replay.ts'),
    loadGamePart(gameCatalog, 'play'),
  ]);
  const characters = getGroupCharacters(printJob, printedGroup);
  return createEncounterPieceSet(pieceKind, document, replay(gamesWithPlay, document, { characters }), members);
}

/** Lists the templates for pieces. The user's own templates come first, because a piece uses the first matching template. */
export function listPieceTemplates(
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  printKind: PiecePrintKind,
): readonly CardTemplate[] {
  if (printJob.pieceTemplates !== undefined) return printJob.pieceTemplates;
  const pieceKind = getPieceKind(printKind);
  const ownTemplates = (printJob.templates ?? []).filter((template) => template.of === pieceKind);
  return [...ownTemplates, ...listBuiltInTemplates(gameCatalog, pieceKind, getJobGame(gameCatalog, printJob).id)];
}
