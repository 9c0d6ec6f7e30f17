/** The first step of a print: which cards there are, how often, and which of them have changed since the last print. */

import { templateCalled } from '../card/template/sizes.ts';
import type { CardTemplate } from '../card/template/template.ts';
import { builtInTemplates } from '../card/template/templates.ts';
import type { GameCatalog } from '../document/game-catalog.ts';
import type { Encounter } from '../document/kinds/encounter.ts';
import type { Character, Team } from '../document/schema.ts';
import type { Game } from '../games/game.ts';
import { withPart } from '../games/parts.ts';
import { changedSince, type PrintKey } from '../print/changed.ts';
import { type Deck, keyOf } from '../print/deck/deck.ts';
import { type PieceSet, piecesOfTable, piecesOfTeam } from '../print/deck/pieces.ts';
import { charactersToPrint, membersToPrint, type Printed } from '../print/members.ts';
import { charactersAtTable, modelsAtTable } from '../print/table-cards.ts';
import { kindOf, type PiecePrintKind, type PrintedGroup, type PrintJob } from './print-job.ts';

/** A member of a team or an encounter whose character is nowhere to be found. */
export interface UnknownMember {
  readonly group: Team | Encounter;
  readonly id: string;
}

export interface ChosenCards {
  readonly printed: readonly Printed[];
  readonly unknown: readonly UnknownMember[];
}

/** The characters that the members of a team or an encounter are looked up among. */
export const charactersFor = ({ characters }: PrintJob, group: PrintedGroup): readonly Character[] =>
  group.characters ?? characters;

/** The game whose pieces and reference are printed: the one that is named, else that of the first document. */
export function getJobGame<G extends Game>(gameCatalog: GameCatalog<G>, { groups, ruleset, characters }: PrintJob): G {
  const named = gameCatalog.find(ruleset);
  if (named !== undefined) return named;
  const document = groups[0]?.document ?? characters[0];
  return document === undefined ? gameCatalog.all[0] : gameCatalog.getGame(document);
}

/** The characters of a job, or the cards that the models of its encounters are played from. */
export function chooseCards(
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  what: 'cards' | 'dashboards' = job.isForPlay ? 'dashboards' : 'cards',
): ChosenCards {
  if (job.groups.length === 0)
    return { printed: what === 'cards' ? charactersToPrint(gameCatalog, job.characters) : [], unknown: [] };
  const chosen = job.groups.map((group): ChosenCards => {
    const { document } = group;
    const { printed, unknown } = chooseForGroup(gameCatalog, group, charactersFor(job, group), what);
    return { printed, unknown: unknown.map((id) => ({ group: document, id })) };
  });
  return { printed: chosen.flatMap(({ printed }) => printed), unknown: chosen.flatMap(({ unknown }) => unknown) };
}

function chooseForGroup(
  gameCatalog: GameCatalog<Game>,
  { document, event }: PrintedGroup,
  characters: readonly Character[],
  what: 'cards' | 'dashboards',
) {
  if (document.format === 'rollcall.team') {
    return what === 'cards' ? membersToPrint(gameCatalog, document, characters, event) : { printed: [], unknown: [] };
  }
  const choose = what === 'cards' ? charactersAtTable : modelsAtTable;
  return choose(gameCatalog, document, characters);
}

/** The cards with their final copies, without those of which there are none. */
export function countCopies(printed: readonly Printed[], { selection }: PrintJob): readonly Printed[] {
  if (selection === undefined) return printed;
  return printed.flatMap((card, index) => {
    const copies = selection.each[index] ?? card.copies * selection.copies;
    return copies === 0 ? [] : [{ ...card, copies }];
  });
}

export interface ChangedCards {
  readonly printed: readonly Printed[];
  /** The keys of all cards, for the record of this print; empty where nothing is compared. */
  readonly keys: readonly PrintKey[];
}

/** Leaves out the cards that look as they did in the last print, where the job asks for that. */
export function chooseChanged(
  gameCatalog: GameCatalog<Game>,
  deck: Deck,
  { selection, lastPrint }: PrintJob,
): ChangedCards {
  const { printed } = deck;
  if (selection?.changedOnly !== true || lastPrint === undefined) return { printed, keys: [] };
  const keys = printed.map((card) => keyOf(gameCatalog, card, deck));
  const isChanged = changedSince(keys, lastPrint);
  return { printed: printed.filter((_, index) => isChanged[index]), keys };
}

/** The template for all cards of a job. */
export function templateForAll(gameCatalog: GameCatalog<Game>, job: PrintJob): CardTemplate | undefined {
  const { template } = job;
  if (typeof template !== 'string') return template;
  return templateCalled([...builtInTemplates(gameCatalog), ...characterTemplates(job)], template);
}

/** The user's own templates for cards of characters. */
export const characterTemplates = ({ templates = [] }: PrintJob): readonly CardTemplate[] =>
  templates.filter((template) => (template.of ?? 'character') === 'character');

/** The pieces of a game that a job prints: those that its team or encounter can use, else all there are. */
export async function choosePieces(
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  what: PiecePrintKind,
): Promise<PieceSet> {
  const kind = kindOf(what);
  const [group] = job.groups;
  if (group === undefined) return { kind, ruleset: getJobGame(gameCatalog, job).id };
  const { document, event } = group;
  const members = chooseCards(gameCatalog, { ...job, groups: [group] }, 'cards').printed.map(
    ({ character }) => character,
  );
  if (document.format === 'rollcall.team') return piecesOfTeam(gameCatalog, kind, document, members, event);
  // Orders of play are loaded on use: most prints have no encounter.
  const [{ replay }, gamesWithPlay] = await Promise.all([import('../play/replay.ts'), withPart(gameCatalog, 'play')]);
  const characters = charactersFor(job, group);
  return piecesOfTable(kind, document, replay(gamesWithPlay, document, { characters }), members);
}

/** The templates for pieces. The user's own come first, since a piece is printed with the first one that is made for it. */
export function pieceTemplates(
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  what: PiecePrintKind,
): readonly CardTemplate[] {
  if (job.pieceTemplates !== undefined) return job.pieceTemplates;
  const kind = kindOf(what);
  const ownTemplates = (job.templates ?? []).filter((template) => template.of === kind);
  return [...ownTemplates, ...builtInTemplates(gameCatalog, kind, getJobGame(gameCatalog, job).id)];
}
