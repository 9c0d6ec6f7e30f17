/** Roster, quick reference, score sheet and log as PDF, in the worker. */
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Character, Team } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { resolveOptions } from '../../../../shared/games/options.ts';
import type { ReferenceUse } from '../../../../shared/games/reference.ts';
import { REFERENCES } from '../../../../shared/games/references.ts';
import { optionsFor } from '../../../../shared/judge.ts';
import { type InkJob, type InkSheet, inkPageCount, inkSheetPdf } from '../../../../shared/sheet/ink/ink-sheet.ts';
import { readyFonts } from '../../../../shared/sheet/kit/fonts.ts';
import type { SheetPaper } from '../../../../shared/sheet/kit/paper.ts';
import { setViewerPreferences } from '../../../../shared/sheet/kit/viewer-preferences.ts';
import { logOf } from '../../../../shared/sheet/log/log-data.ts';
import { logSheet } from '../../../../shared/sheet/log/log-sheet.ts';
import { ReferenceSheet } from '../../../../shared/sheet/reference/reference-sheet.tsx';
import { lineUpOf } from '../../../../shared/sheet/roster/line-up-of-encounter.ts';
import { playRosterSheets, sheetOfPages } from '../../../../shared/sheet/roster/play/play-roster.ts';
import { rosterOf } from '../../../../shared/sheet/roster/roster-of-team.ts';
import { RosterSheet } from '../../../../shared/sheet/roster/roster-sheet.tsx';
import { scoreOf, scorePages } from '../../../../shared/sheet/score/score-pages.ts';
import type { FontId } from '../../../../shared/text/fonts/font-ids.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { listed, shortened } from '../../../../shared/text/short.ts';
import { VERSION } from '../../../../shared/version.ts';
import type { Order, RosterStyle, SheetRequest } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';

interface Source {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
}

/** The finished pages. Throws for a roster without a team, and for a reference of a game that has none. */
export async function sheetPdf(
  { what, paper, roster: style = 'short' }: SheetRequest,
  { order, files, fonts }: Source,
): Promise<Uint8Array> {
  const { team } = order;
  if (what === 'roster' && style !== 'short' && team !== undefined && order.encounter === undefined)
    return playRoster(team, order, style, { paper, fonts, created: new Date() });
  if (what === 'score' || what === 'log')
    return inkSheetPdf(inkSheet(what, order, fonts), { paper, fonts, created: new Date() });
  await readyFonts(files);
  const sheet = what === 'roster' ? roster(order, fonts, paper) : reference(order, fonts, paper);
  const blob = await pdf(sheet).toBlob();
  return setViewerPreferences(new Uint8Array(await blob.arrayBuffer()));
}

/** As large as the wished number of pages allows. */
function playRoster(
  team: Team,
  { event, characters, factions }: Order,
  style: Exclude<RosterStyle, 'short'>,
  job: InkJob,
): Promise<Uint8Array> {
  const data = rosterOf(team, { characters, factions, isPlayed: true, ...(event === undefined ? {} : { event }) });
  const sheets = playRosterSheets(data, job.fonts, VERSION);
  const sheet = sheetOfPages(sheets, style === 'one-page' ? 1 : 2, (one) => inkPageCount(one, job));
  if (sheet === undefined) throw new Error('This team has nothing to play from.');
  return inkSheetPdf(sheet, job);
}

/** Throws for an order without an encounter, and for one that cannot be played. */
function inkSheet(what: 'score' | 'log', { encounter, characters }: Order, fonts: FontSet): InkSheet<string> {
  if (encounter === undefined) throw new Error('Only an encounter has this sheet.');
  if (what === 'log') return logSheet(logOf(encounter, { characters }), fonts, VERSION);
  const { sheet, ...data } = scoreOf(encounter, { characters });
  if (sheet === undefined) throw new Error(data.findings[0] ?? 'This game has no score sheet.');
  return scorePages({ ...data, sheet }, fonts, VERSION);
}

function roster(
  { team, event, encounter, characters, factions }: Order,
  fonts: FontSet,
  paper: SheetPaper,
): ReactElement<DocumentProps> {
  if (encounter) return RosterSheet({ data: lineUpOf(encounter, { characters }), fonts, paper, version: VERSION });
  if (team === undefined) throw new Error('A roster needs a team.');
  const data = rosterOf(team, { characters, factions, ...(event === undefined ? {} : { event }) });
  return RosterSheet({ data, fonts, paper, version: VERSION });
}

function reference(order: Order, fonts: FontSet, paper: SheetPaper): ReactElement<DocumentProps> {
  const { team, encounter } = order;
  const game = gameOfOrder(order);
  const members = cardsOf(order).printed.map((p) => p.character);
  const options = team
    ? optionsFor(team, order.event === undefined ? {} : { event: order.event })
    : resolveOptions(game.options, encounter?.options ?? {});
  const data = REFERENCES.get(game.id)?.(options, whomFor(order, game, members));
  if (data === undefined) throw new Error(`${game.name} has no quick reference.`);
  return ReferenceSheet({ reference: data, fonts, paper, version: VERSION });
}

/** Characters alone get the whole reference, but in a game without teams: there they are who sits at the table. */
function whomFor({ team, encounter }: Order, game: Game, members: readonly Character[]): ReferenceUse | undefined {
  if (encounter) {
    const gimmicks = encounter.sides.flatMap((side) => side.gimmicks ?? []);
    return { name: shortened(encounter.name || encounter.id), members, gimmicks };
  }
  if (team) return { name: team.name, team, members };
  if (game.team) return undefined;
  return { name: listed(members.map(({ name }) => name)), members };
}
