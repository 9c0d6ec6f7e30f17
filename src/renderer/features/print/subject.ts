import type { CardTemplate } from '../../../shared/card/template/template.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Character, Faction, Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { hasPart } from '../../../shared/games/parts.ts';
import { getCharacterIds } from '../../../shared/play/encounter/character-ids.ts';
import type { PreflightFinding } from '../../../shared/print/preflight.ts';
import {
  createPieceKind,
  isPieceKind,
  type PrintedDeck,
  type PrintJob,
  type PrintKind,
} from '../../../shared/print-job/print-job.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { knownCast } from '../encounters/table/cast.ts';
import type { EventContext } from '../teams/verdict/judgement.ts';

/** The documents that the print screen was opened for. `name` is the title of the file. */
export type PrintSubject =
  | { readonly kind: 'characters'; readonly characters: readonly Character[]; readonly name: string }
  | ({ readonly kind: 'team'; readonly team: Team } & EventContext)
  | { readonly kind: 'encounter'; readonly encounter: Encounter }
  | { readonly kind: 'deck'; readonly deck: PrintedDeck };

/**
 * Lists the print kinds of a subject. A roster needs a team, and a quick reference without a team contains all rules.
 * Pieces are offered for a team, and for characters of a game that has no teams.
 */
export const printKindsOf = (gameCatalog: GameCatalog<Game>, subject: PrintSubject): readonly PrintKind[] => {
  if (subject.kind === 'deck') return ['cards'];
  const game = gameOfSubject(gameCatalog, subject);
  const { card, team, lineUp } = game;
  const rules: readonly PrintKind[] = hasPart(game, 'reference') ? ['reference'] : [];
  const pieces = card.pieceKinds.map(({ kind }) => createPieceKind(kind));
  if (subject.kind === 'encounter') {
    const dashboards: readonly PrintKind[] = card.getPlayCard === undefined ? [] : ['dashboards'];
    const roster: readonly PrintKind[] = lineUp === undefined ? [] : ['roster'];
    return ['cards', ...dashboards, ...pieces, ...roster, ...rules, 'score', 'log'];
  }
  if (subject.kind === 'team') return ['cards', ...pieces, 'roster', ...rules];
  return ['cards', ...(team === undefined ? pieces : []), ...rules];
};

/**
 * Returns the file name without the part that names the print kind. A reference or pieces that are for no particular team
 * are named after the game.
 */
export const fileTitle = (gameCatalog: GameCatalog<Game>, subject: PrintSubject, what: PrintKind): string =>
  subject.kind === 'characters' && (what === 'reference' || isPieceKind(what))
    ? gameOfSubject(gameCatalog, subject).name
    : titleOf(subject);

export function titleOf(subject: PrintSubject): string {
  if (subject.kind === 'characters') return subject.name;
  if (subject.kind === 'deck') return subject.deck.deck.name;
  return subject.kind === 'team' ? subject.team.name : subject.encounter.name;
}

/**
 * Names the subjects of findings as the library does, because an unnamed subject would otherwise be named by its id. Long
 * names are truncated.
 */
export function withLibraryNames(
  translate: Translate,
  findings: readonly PreflightFinding[],
  { groups, characters }: PrintJob,
): PreflightFinding[] {
  const unnamed = new Set(characters.flatMap(({ id, name }) => (name === '' ? [id] : [])));
  const isTeamUnnamed = groups.some(({ document }) => document.format === 'rollcall.team' && document.name === '');
  return findings.map((finding) => {
    const isUnnamed = finding.of === 'team' ? isTeamUnnamed : unnamed.has(finding.subject);
    return { ...finding, name: isUnnamed ? translate('editing.unnamed') : shortenName(finding.name) };
  });
}

/**
 * Creates the print job with only those documents of the library that the worker needs, because they are copied to it.
 */
export function printJobOf(
  translate: Translate,
  subject: PrintSubject,
  library: readonly Character[],
  factions: readonly Faction[],
  templates: readonly CardTemplate[] = [],
): PrintJob {
  const said = { language: translate.language, unnamed: translate('editing.unnamed') } as const;
  if (subject.kind === 'characters')
    return { ...said, groups: [], characters: subject.characters, factions, templates };
  if (subject.kind === 'deck') return { ...said, groups: [], deck: subject.deck, characters: [], factions: [] };
  if (subject.kind === 'encounter') {
    const { characters: embedded, ...encounter } = subject.encounter;
    const cast = getCharacterIds(encounter);
    const ofGame = (c: Character) => c.ruleset === encounter.ruleset && cast.has(c.id);
    return {
      ...said,
      groups: [{ document: encounter }],
      // The characters are printed as they are played, with the artwork of the library.
      characters: [...knownCast(embedded?.filter(ofGame), library.filter(ofGame)).values()],
      factions: [...(encounter.factions ?? []), ...factions],
      templates,
    };
  }
  const { team, event, unusableEvent } = subject;
  const wanted = new Set(team.members.map((m) => m.character));
  const atEvent = {
    ...(event === undefined ? {} : { eventPack: event }),
    ...(unusableEvent === undefined ? {} : { invalidEventPack: unusableEvent }),
  };
  return {
    ...said,
    groups: [{ document: team, ...atEvent }],
    characters: library.filter((c) => c.ruleset === team.ruleset && wanted.has(c.id)),
    factions: [...(team.factions ?? []), ...factions],
    templates,
  };
}

interface SubjectGame {
  readonly team?: Team;
  readonly encounter?: Encounter;
  readonly characters?: readonly Character[];
  /** A deck belongs to no game. */
  readonly deck?: unknown;
}

/**
 * Returns the game whose reference and pieces are printed: the game of the team or encounter, or else of the first
 * character.
 */
export function gameOfSubject<G extends Game>(gameCatalog: GameCatalog<G>, subject: SubjectGame): G {
  const document = subject.team ?? subject.encounter ?? subject.characters?.[0];
  return document === undefined ? gameCatalog.all[0] : gameCatalog.getGame(document);
}
