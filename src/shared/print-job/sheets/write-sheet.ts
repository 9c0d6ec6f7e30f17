/** Text sheets: reads the roster, quick reference, score sheet or log of a job and writes it as a PDF. Loaded on use. */

import { VERSION } from '../../base/version.ts';
import { PRINT_DPI } from '../../card/pictures/pictures.ts';
import { createPortrait } from '../../card/place/place-portrait.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Character } from '../../document/schema.ts';
import type { Game } from '../../games/game.ts';
import { loadPlayRules } from '../../games/load-play-rules.ts';
import { type GameWithPart, hasPart, loadGamePart } from '../../games/parts.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { resolveDocumentOptions } from '../../rules/judge.ts';
import { type Options, resolveOptions } from '../../rules/options.ts';
import type { Reference, ReferenceUse } from '../../rules/reference.ts';
import { createSheetPdf } from '../../sheet/draw/drawn-sheet.ts';
import type { DrawJob } from '../../sheet/draw/page-frame.ts';
import { prepareFonts } from '../../sheet/kit/fonts.ts';
import { setViewerPreferences } from '../../sheet/kit/viewer-preferences.ts';
import { createLogData, type LogData } from '../../sheet/log/log-data.ts';
import { createLogSheet } from '../../sheet/log/log-sheet.ts';
import { ReferenceSheet } from '../../sheet/reference/reference-sheet.tsx';
import { createLineUp } from '../../sheet/roster/create-line-up.ts';
import { createRoster } from '../../sheet/roster/create-roster.ts';
import { createPlayRosterPdf, type PlayPictures } from '../../sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../sheet/roster/roster-data.ts';
import { RosterSheet } from '../../sheet/roster/roster-sheet.tsx';
import { createScoreData, createScoreSheet, type ScoreData } from '../../sheet/score/score-pages.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { showHiddenCharacters } from '../../text/hidden-characters.ts';
import { truncateVisibly } from '../../text/truncate.ts';
import { loadSharedArea } from '../../texts/catalogues.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import { chooseCards, getGroupCharacters, getJobGame } from '../choose-cards.ts';
import { type OpenPrint, removePictures } from '../open-print.ts';
import type { PrintedGroup, PrintJob, SheetOutput } from '../print-job.ts';
import { PreparedPictures } from '../print-pictures.ts';

/** The resources that the app or the command line provides for a sheet. */
export interface SheetPorts {
  readonly fonts: FontSet;
  /** The font files, for pages of @react-pdf/renderer. */
  readonly fontFiles: Readonly<Record<FontId, Uint8Array>>;
  /** Renders pages of @react-pdf/renderer, which works differently in Node and in browsers. */
  readonly render: (printedDocument: ReturnType<typeof RosterSheet>) => Promise<Uint8Array>;
  readonly deflate?: Deflate;
  /** The print with the pictures of the characters of the job. Without it, rosters show drawings only. */
  readonly print?: OpenPrint | undefined;
}

/** The content of a sheet, in the language in which it was read. */
export type SheetContent =
  /** `isPlayed` means a roster to play from. */
  | { readonly what: 'roster'; readonly roster: RosterData; readonly isPlayed: boolean }
  | { readonly what: 'reference'; readonly reference: Reference }
  | { readonly what: 'score'; readonly score: ScoreData }
  | { readonly what: 'log'; readonly log: LogData };

/** Reads the content of a sheet. Throws if these documents don't have such a sheet. */
export async function readSheet(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  sheetOutput: SheetOutput,
): Promise<SheetContent> {
  switch (sheetOutput.what) {
    case 'roster':
      return readRoster(translate, gameCatalog, printJob, sheetOutput);
    case 'reference':
      return readReference(translate, gameCatalog, printJob, sheetOutput);
    case 'score':
      return readScore(translate, gameCatalog, printJob);
    case 'log':
      return readLog(translate, gameCatalog, printJob);
  }
}

/** Writes the pages of a sheet. */
export async function writeSheet(
  translate: Translate,
  content: SheetContent,
  sheetOutput: SheetOutput,
  created: Date,
  sheetPorts: SheetPorts,
): Promise<Uint8Array> {
  const { paper: sheetPaper } = sheetOutput;
  const { fonts } = sheetPorts;
  const drawJob: DrawJob = { paper: sheetPaper, fonts, created, deflate: sheetPorts.deflate };
  switch (content.what) {
    case 'log':
      return createSheetPdf(translate, createLogSheet(translate, content.log, fonts, VERSION), drawJob);
    case 'score': {
      const { scoreSheet, ...scoreContent } = content.score;
      if (scoreSheet === undefined) throw new Error(scoreContent.findings[0] ?? translate('scoreSheet.missing'));
      return createSheetPdf(
        translate,
        createScoreSheet(translate, { ...scoreContent, scoreSheet }, fonts, VERSION),
        drawJob,
      );
    }
    case 'reference':
      return renderPages(
        ReferenceSheet({
          translate,
          reference: content.reference,
          fontSet: fonts,
          paper: sheetPaper,
          version: VERSION,
        }),
        sheetPorts,
      );
    case 'roster': {
      const { roster: rosterData, isPlayed } = content;
      return isPlayed
        ? createPlayRosterPdf(
            translate,
            rosterData,
            sheetOutput.roster === 'two-pages' ? 2 : 1,
            VERSION,
            drawJob,
            sheetPorts.print && createPlayPictures(sheetPorts.print),
          )
        : renderPages(
            RosterSheet({ translate, rosterData, fontSet: fonts, paper: sheetPaper, version: VERSION }),
            sheetPorts,
          );
    }
  }
}

/** Connects the pictures of a print with a roster. A damaged picture is removed from the print, so that the next attempt does without it. */
const createPlayPictures = (print: OpenPrint): PlayPictures => ({
  getPictures: (character) => print.pictures.getPictureBook(character),
  async prepare(pages) {
    const preparedPictures = new PreparedPictures();
    const sides = pages.flatMap((page) => page.sides.map(({ side }) => side));
    const damagedPictures = await print.pictures.prepare(sides, PRINT_DPI, preparedPictures);
    if (damagedPictures.size === 0) return preparedPictures;
    removePictures(print, damagedPictures);
    return undefined;
  },
});

async function renderPages(
  printedDocument: ReturnType<typeof RosterSheet>,
  { fontFiles, render }: SheetPorts,
): Promise<Uint8Array> {
  await prepareFonts(fontFiles);
  return setViewerPreferences(await render(printedDocument));
}

type ContentWithKind<W extends SheetContent['what']> = Extract<SheetContent, { readonly what: W }>;

/** Reads the roster of a team, or the line-up of an encounter. In games without rosters to play from, the roster is short. */
export async function readRoster(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  { roster: rosterStyle = 'short' }: SheetOutput,
): Promise<ContentWithKind<'roster'>> {
  const [printedGroup] = printJob.groups;
  if (printedGroup === undefined) throw new Error(translate('teamRoster.needsTeam'));
  const isPlayed = rosterStyle !== 'short' && hasPart(getJobGame(gameCatalog, printJob), 'playRows');
  const playRowRules = isPlayed
    ? getJobGame(await loadGamePart(gameCatalog, 'playRows'), printJob).playRows
    : undefined;
  const characters = getGroupCharacters(printJob, printedGroup);
  const teamFactions = printedGroup.document.format === 'rollcall.team' ? (printedGroup.document.factions ?? []) : [];
  const createMemberPortrait = (character: Character) =>
    createPortrait(gameCatalog, character, [...teamFactions, ...printJob.factions]);
  const { document: printedDocument, fingerprint, eventPack, invalidEventPack } = printedGroup;
  if (printedDocument.format === 'rollcall.encounter') {
    const gamesWithPlay = await loadPlayRules(translate, gameCatalog);
    return {
      what: 'roster',
      roster: createLineUp(translate, gamesWithPlay, printedDocument, {
        characters,
        playRowRules,
        createPortrait: createMemberPortrait,
      }),
      isPlayed,
    };
  }
  const rosterData = createRoster(translate, gameCatalog, printedDocument, {
    characters,
    factions: printJob.factions,
    fingerprint,
    playRowRules,
    createPortrait: createMemberPortrait,
    ...(eventPack === undefined ? {} : { eventPack }),
    ...(invalidEventPack === undefined ? {} : { invalidEventPack }),
  });
  return { what: 'roster', roster: rosterData, isPlayed };
}

export async function readScore(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
): Promise<ContentWithKind<'score'>> {
  const { encounter, context } = getEncounterContext(translate, printJob);
  return {
    what: 'score',
    score: createScoreData(translate, await loadPlayRules(translate, gameCatalog), encounter, context),
  };
}

export async function readLog(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
): Promise<ContentWithKind<'log'>> {
  const { encounter, context } = getEncounterContext(translate, printJob);
  return {
    what: 'log',
    log: createLogData(translate, await loadPlayRules(translate, gameCatalog), encounter, context),
  };
}

/** Returns the encounter of a job, with everything that a replay needs. */
function getEncounterContext(translate: Translate, printJob: PrintJob) {
  const printedGroup = printJob.groups.find(isEncounter);
  if (printedGroup === undefined) throw new Error(translate('logSheet.needsEncounter'));
  const replayOptions = printJob.rules === undefined ? {} : { options: [printJob.rules] };
  return {
    encounter: printedGroup.document,
    context: { characters: getGroupCharacters(printJob, printedGroup), ...replayOptions },
  };
}

const isEncounter = (printedGroup: PrintedGroup): printedGroup is PrintedGroup & { readonly document: Encounter } =>
  printedGroup.document.format === 'rollcall.encounter';

export async function readReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  printJob: PrintJob,
  { namesInTitle }: SheetOutput,
): Promise<ContentWithKind<'reference'>> {
  const gamesWithReferences = await loadGamePart(gameCatalog, 'reference');
  const referenceGame = getJobGame(gamesWithReferences, printJob);
  await loadSharedArea(translate, `games/${referenceGame.id}-reference`);
  const members = chooseCards(gameCatalog, printJob, 'cards').printed.map(({ character }) => character);
  const reference = referenceGame.reference?.(
    translate,
    getReferenceOptions(gameCatalog, printJob),
    createReferenceUse(translate, printJob, referenceGame, members, namesInTitle),
  );
  if (reference === undefined) throw new Error(translate('quickReference.missing', { game: referenceGame.name }));
  return { what: 'reference', reference };
}

/** Returns the house rules that a quick reference is about. */
export function getReferenceOptions(gameCatalog: GameCatalog<Game>, printJob: PrintJob): Options {
  const [printedGroup] = printJob.groups;
  const houseRules = printJob.rules ?? {};
  if (printedGroup?.document.format === 'rollcall.team') {
    const { document: printedDocument, eventPack } = printedGroup;
    return resolveDocumentOptions(gameCatalog, printedDocument, {
      options: [houseRules],
      ...(eventPack === undefined ? {} : { eventPack }),
    });
  }
  return resolveOptions(getJobGame(gameCatalog, printJob).options, houseRules, printedGroup?.document.options);
}

/**
 * Returns the characters that limit a reference to what they need. Returns undefined for the whole reference: for a job of a ruleset, and
 * for characters without a team if the game has teams.
 */
function createReferenceUse(
  translate: Translate,
  { groups, ruleset }: PrintJob,
  referenceGame: GameWithPart<'reference'>,
  members: readonly Character[],
  namesInTitle: number | undefined,
): ReferenceUse | undefined {
  const printedDocument = groups[0]?.document;
  if (printedDocument?.format === 'rollcall.encounter') {
    const gimmicks = printedDocument.sides.flatMap((side) => side.gimmicks ?? []);
    return { name: truncateVisibly(printedDocument.name || printedDocument.id), members, gimmicks };
  }
  if (printedDocument !== undefined)
    return { name: truncateVisibly(printedDocument.name), team: printedDocument, members };
  if (ruleset !== undefined || referenceGame.team !== undefined) return undefined;
  const memberNames = members.map(({ name }) => showHiddenCharacters(name));
  return { name: listNames(translate, memberNames, namesInTitle), members };
}
