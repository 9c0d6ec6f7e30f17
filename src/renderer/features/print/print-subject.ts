import type { CardTemplate } from '../../../shared/card/template/template.ts';
import { computeFingerprint } from '../../../shared/document/fingerprint/fingerprint.ts';
import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Encounter } from '../../../shared/document/kinds/encounter.ts';
import type { Character, Faction, Team } from '../../../shared/document/schema.ts';
import type { Game } from '../../../shared/games/game.ts';
import { hasPart } from '../../../shared/games/parts.ts';
import { embedEncounterDocuments } from '../../../shared/library/embed-encounter-documents.ts';
import { embedTeamDocuments } from '../../../shared/library/embed-team-documents.ts';
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
import { createCast } from '../encounters/play-screen/cast.ts';
import type { EventContext } from '../teams/verdict/judge-team.ts';

/** The documents that the print screen was opened for. `name` is the title of the file. */
export type PrintSubject =
  | { readonly kind: 'characters'; readonly characters: readonly Character[]; readonly name: string }
  | ({ readonly kind: 'team'; readonly team: Team } & EventContext)
  | { readonly kind: 'encounter'; readonly encounter: Encounter }
  | { readonly kind: 'deck'; readonly deck: PrintedDeck };

/**
 * Lists the print kinds of a subject. A roster needs a team, and a quick reference without a team contains all rules.
 * Pieces, such as markers, are offered for a team, and for characters of a game that has no teams. Dashboards are the cards from which
 * characters are played.
 */
export const listPrintKinds = (gameCatalog: GameCatalog<Game>, subject: PrintSubject): readonly PrintKind[] => {
  if (subject.kind === 'deck') return ['cards'];
  const game = getSubjectGame(gameCatalog, subject);
  const { card, team, lineUp } = game;
  const referenceKinds: readonly PrintKind[] = hasPart(game, 'reference') ? ['reference'] : [];
  const piecePrintKinds = card.pieceKinds.map(({ kind }) => createPieceKind(kind));
  if (subject.kind === 'encounter') {
    const dashboardKinds: readonly PrintKind[] = card.getPlayCard === undefined ? [] : ['dashboards'];
    const rosterKinds: readonly PrintKind[] = lineUp === undefined ? [] : ['roster'];
    return ['cards', ...dashboardKinds, ...piecePrintKinds, ...rosterKinds, ...referenceKinds, 'score', 'log'];
  }
  if (subject.kind === 'team') return ['cards', ...piecePrintKinds, 'roster', ...referenceKinds];
  return ['cards', ...(team === undefined ? piecePrintKinds : []), ...referenceKinds];
};

/**
 * Returns the title in the file name, to which the name of the print kind is added. A reference or pieces for characters without a
 * team are named after the game.
 */
export const getFileTitle = (gameCatalog: GameCatalog<Game>, subject: PrintSubject, printKind: PrintKind): string =>
  subject.kind === 'characters' && (printKind === 'reference' || isPieceKind(printKind))
    ? getSubjectGame(gameCatalog, subject).name
    : getSubjectTitle(subject);

export function getSubjectTitle(subject: PrintSubject): string {
  if (subject.kind === 'characters') return subject.name;
  if (subject.kind === 'deck') return subject.deck.deck.name;
  return subject.kind === 'team' ? subject.team.name : subject.encounter.name;
}

/**
 * Names the subjects of findings like the library does: unnamed subjects get the text for unnamed documents instead of their id,
 * and long names are truncated.
 */
export function applyLibraryNames(
  translate: Translate,
  findings: readonly PreflightFinding[],
  { groups, characters }: PrintJob,
): PreflightFinding[] {
  const unnamedIds = new Set(characters.flatMap(({ id, name }) => (name === '' ? [id] : [])));
  const isTeamUnnamed = groups.some(({ document }) => document.format === 'rollcall.team' && document.name === '');
  return findings.map((finding) => {
    const isUnnamed = finding.of === 'team' ? isTeamUnnamed : unnamedIds.has(finding.subject);
    return { ...finding, name: isUnnamed ? translate('editing.unnamed') : shortenName(finding.name) };
  });
}

/**
 * Creates the print job with only those documents of the library that the worker needs, because documents are copied to the worker.
 * A team or an encounter gets the fingerprint of its exported file, which embeds its characters, so that it's the same on paper and in
 * the hands of an organizer.
 */
export function createPrintJob(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  subject: PrintSubject,
  libraryCharacters: readonly Character[],
  factions: readonly Faction[],
  templates: readonly CardTemplate[] = [],
): PrintJob {
  const jobTexts = { language: translate.language, unnamed: translate('editing.unnamed') } as const;
  if (subject.kind === 'characters')
    return { ...jobTexts, groups: [], characters: subject.characters, factions, templates };
  if (subject.kind === 'deck') return { ...jobTexts, groups: [], deck: subject.deck, characters: [], factions: [] };
  const findCharacter = (characterId: string) => libraryCharacters.find(({ id }) => id === characterId);
  const findFaction = (factionId: string) => factions.find(({ id }) => id === factionId);
  if (subject.kind === 'encounter') {
    const { characters: embeddedCharacters, ...encounter } = subject.encounter;
    const castIds = getCharacterIds(encounter);
    const isInCast = (character: Character) => character.ruleset === encounter.ruleset && castIds.has(character.id);
    return {
      ...jobTexts,
      groups: [
        {
          document: encounter,
          fingerprint: computeFingerprint(
            gameCatalog,
            embedEncounterDocuments(subject.encounter, findCharacter, findFaction),
          ),
        },
      ],
      // The characters are printed as they are played, with the artwork of the library.
      characters: [...createCast(embeddedCharacters?.filter(isInCast), libraryCharacters.filter(isInCast)).values()],
      factions: [...(encounter.factions ?? []), ...factions],
      templates,
    };
  }
  const { team, eventPack, invalidEventPack } = subject;
  const exportedTeam = embedTeamDocuments(gameCatalog, team, findCharacter, findFaction);
  const fingerprint = computeFingerprint(gameCatalog, exportedTeam);
  const memberIds = new Set(team.members.map((member) => member.character));
  const eventPacks = {
    ...(eventPack === undefined ? {} : { eventPack }),
    ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
  };
  return {
    ...jobTexts,
    groups: [{ document: team, fingerprint, ...eventPacks }],
    characters: libraryCharacters.filter(
      (character) => character.ruleset === team.ruleset && memberIds.has(character.id),
    ),
    factions: [...(team.factions ?? []), ...factions],
    templates,
  };
}

interface GameSource {
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
export function getSubjectGame<G extends Game>(gameCatalog: GameCatalog<G>, subject: GameSource): G {
  const document = subject.team ?? subject.encounter ?? subject.characters?.[0];
  return document === undefined ? gameCatalog.all[0] : gameCatalog.getGame(document);
}
