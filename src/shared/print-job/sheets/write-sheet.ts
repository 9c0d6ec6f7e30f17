/** Sheets of text: roster, quick reference, score sheet and log, read from a job and written as PDF. Loaded on use. */

import { VERSION } from '../../base/version.ts';
import type { FontId } from '../../display/font-ids.ts';
import type { GameCatalog } from '../../document/game-catalog.ts';
import type { Encounter } from '../../document/kinds/encounter.ts';
import type { Character } from '../../document/schema.ts';
import type { Game } from '../../games/game.ts';
import { type GameWith, hasPart, withPart } from '../../games/parts.ts';
import { withPlay } from '../../games/with-play.ts';
import type { Deflate } from '../../pdf/pdf-file.ts';
import { optionsFor } from '../../rules/judge.ts';
import { type Options, resolveOptions } from '../../rules/options.ts';
import type { Reference, ReferenceUse } from '../../rules/reference.ts';
import { type InkJob, inkSheetPdf } from '../../sheet/ink/ink-sheet.ts';
import { readyFonts } from '../../sheet/kit/fonts.ts';
import { setViewerPreferences } from '../../sheet/kit/viewer-preferences.ts';
import { type LogData, logOf } from '../../sheet/log/log-data.ts';
import { logSheet } from '../../sheet/log/log-sheet.ts';
import { ReferenceSheet } from '../../sheet/reference/reference-sheet.tsx';
import { lineUpOf } from '../../sheet/roster/line-up-of-encounter.ts';
import { playRosterPdf } from '../../sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../sheet/roster/roster-data.ts';
import { rosterOf } from '../../sheet/roster/roster-of-team.ts';
import { RosterSheet } from '../../sheet/roster/roster-sheet.tsx';
import { type ScoreData, scoreOf, scorePages } from '../../sheet/score/score-pages.ts';
import type { FontSet } from '../../text/fonts/fonts.ts';
import { shortened } from '../../text/short.ts';
import { visible } from '../../text/visible.ts';
import { loadSharedArea } from '../../texts/catalogues.ts';
import type { Translate } from '../../texts/translate.ts';
import { listNames } from '../../texts/values.ts';
import { charactersFor, chooseCards, getJobGame } from '../choose.ts';
import type { PrintedGroup, PrintJob, SheetOutput } from '../print-job.ts';

/** What a door gives to a sheet. */
export interface SheetPorts {
  readonly fonts: FontSet;
  /** The font files, for pages of @react-pdf/renderer. */
  readonly fontFiles: Readonly<Record<FontId, Uint8Array>>;
  /** Draws pages of @react-pdf/renderer, which Node and browsers do in different ways. */
  readonly render: (document: ReturnType<typeof RosterSheet>) => Promise<Uint8Array>;
  readonly deflate?: Deflate;
}

/** The content of a sheet, in the language in which it was read. */
export type SheetContent =
  /** `isPlayed`: it is one to play from. */
  | { readonly what: 'roster'; readonly roster: RosterData; readonly isPlayed: boolean }
  | { readonly what: 'reference'; readonly reference: Reference }
  | { readonly what: 'score'; readonly score: ScoreData }
  | { readonly what: 'log'; readonly log: LogData };

/** Reads what a sheet shows. Throws for a sheet that these documents do not have. */
export async function readSheet(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  output: SheetOutput,
): Promise<SheetContent> {
  switch (output.what) {
    case 'roster':
      return readRoster(translate, gameCatalog, job, output);
    case 'reference':
      return readReference(translate, gameCatalog, job, output);
    case 'score':
      return readScore(translate, gameCatalog, job);
    case 'log':
      return readLog(translate, gameCatalog, job);
  }
}

/** Writes the pages of a sheet. */
export async function writeSheet(
  translate: Translate,
  content: SheetContent,
  output: SheetOutput,
  created: Date,
  ports: SheetPorts,
): Promise<Uint8Array> {
  const { paper } = output;
  const { fonts } = ports;
  const ink: InkJob = { paper, fonts, created, deflate: ports.deflate };
  switch (content.what) {
    case 'log':
      return inkSheetPdf(translate, logSheet(translate, content.log, fonts, VERSION), ink);
    case 'score': {
      const { sheet, ...score } = content.score;
      if (sheet === undefined) throw new Error(score.findings[0] ?? translate('scoreSheet.missing'));
      return inkSheetPdf(translate, scorePages(translate, { ...score, sheet }, fonts, VERSION), ink);
    }
    case 'reference':
      return renderPages(
        ReferenceSheet({ translate, reference: content.reference, fonts, paper, version: VERSION }),
        ports,
      );
    case 'roster': {
      const { roster, isPlayed } = content;
      return isPlayed
        ? playRosterPdf(translate, roster, output.roster === 'two-pages' ? 2 : 1, VERSION, ink)
        : renderPages(RosterSheet({ translate, data: roster, fonts, paper, version: VERSION }), ports);
    }
  }
}

async function renderPages(
  document: ReturnType<typeof RosterSheet>,
  { fontFiles, render }: SheetPorts,
): Promise<Uint8Array> {
  await readyFonts(fontFiles);
  return setViewerPreferences(await render(document));
}

type ContentOf<W extends SheetContent['what']> = Extract<SheetContent, { readonly what: W }>;

/** The roster of a team, or the line-up of an encounter. In a game without rosters to play from it is the short one. */
export async function readRoster(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  { roster: style = 'short' }: SheetOutput,
): Promise<ContentOf<'roster'>> {
  const [group] = job.groups;
  if (group === undefined) throw new Error(translate('teamRoster.needsTeam'));
  const isPlayed = style !== 'short' && hasPart(getJobGame(gameCatalog, job), 'playRows');
  const play = isPlayed ? getJobGame(await withPart(gameCatalog, 'playRows'), job).playRows : undefined;
  const characters = charactersFor(job, group);
  const { document, event, unusableEvent } = group;
  if (document.format === 'rollcall.encounter') {
    const gamesWithPlay = await withPlay(translate, gameCatalog);
    return { what: 'roster', roster: lineUpOf(translate, gamesWithPlay, document, { characters, play }), isPlayed };
  }
  const roster = rosterOf(translate, gameCatalog, document, {
    characters,
    factions: job.factions,
    play,
    ...(event === undefined ? {} : { event }),
    ...(unusableEvent === undefined ? {} : { unusableEvent }),
  });
  return { what: 'roster', roster, isPlayed };
}

export async function readScore(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
): Promise<ContentOf<'score'>> {
  const { encounter, context } = encounterOf(translate, job);
  return { what: 'score', score: scoreOf(translate, await withPlay(translate, gameCatalog), encounter, context) };
}

export async function readLog(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
): Promise<ContentOf<'log'>> {
  const { encounter, context } = encounterOf(translate, job);
  return { what: 'log', log: logOf(translate, await withPlay(translate, gameCatalog), encounter, context) };
}

/** The encounter of a job, with everything that it is replayed with. */
function encounterOf(translate: Translate, job: PrintJob) {
  const group = job.groups.find(isEncounter);
  if (group === undefined) throw new Error(translate('logSheet.needsEncounter'));
  const options = job.rules === undefined ? {} : { options: [job.rules] };
  return { encounter: group.document, context: { characters: charactersFor(job, group), ...options } };
}

const isEncounter = (group: PrintedGroup): group is PrintedGroup & { readonly document: Encounter } =>
  group.document.format === 'rollcall.encounter';

export async function readReference(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  job: PrintJob,
  { namesInTitle }: SheetOutput,
): Promise<ContentOf<'reference'>> {
  const gamesWithReferences = await withPart(gameCatalog, 'reference');
  const game = getJobGame(gamesWithReferences, job);
  await loadSharedArea(translate, `games/${game.id}-reference`);
  const members = chooseCards(gameCatalog, job, 'cards').printed.map(({ character }) => character);
  const reference = game.reference?.(
    translate,
    referenceOptions(gameCatalog, job),
    referenceUse(translate, job, game, members, namesInTitle),
  );
  if (reference === undefined) throw new Error(translate('quickReference.missing', { game: game.name }));
  return { what: 'reference', reference };
}

/** The house rules that a quick reference is about. */
export function referenceOptions(gameCatalog: GameCatalog<Game>, job: PrintJob): Options {
  const [group] = job.groups;
  const rules = job.rules ?? {};
  if (group?.document.format === 'rollcall.team') {
    const { document, event } = group;
    return optionsFor(gameCatalog, document, { options: [rules], ...(event === undefined ? {} : { event }) });
  }
  return resolveOptions(getJobGame(gameCatalog, job).options, rules, group?.document.options);
}

/** Whom a reference is cut down to. Characters alone get the whole one, but in a game without teams they are who plays. */
function referenceUse(
  translate: Translate,
  { groups, ruleset }: PrintJob,
  game: GameWith<'reference'>,
  members: readonly Character[],
  namesInTitle: number | undefined,
): ReferenceUse | undefined {
  const document = groups[0]?.document;
  if (document?.format === 'rollcall.encounter') {
    const gimmicks = document.sides.flatMap((side) => side.gimmicks ?? []);
    return { name: shortened(document.name || document.id), members, gimmicks };
  }
  if (document !== undefined) return { name: shortened(document.name), team: document, members };
  if (ruleset !== undefined || game.team !== undefined) return undefined;
  const names = members.map(({ name }) => visible(name));
  return { name: listNames(translate, names, namesInTitle), members };
}
