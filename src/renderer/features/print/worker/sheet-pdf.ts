/** Roster, quick reference, score sheet and log as PDF, in the worker. */

import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import { VERSION } from '../../../../shared/base/version.ts';
import type { FontId } from '../../../../shared/display/font-ids.ts';
import type { Catalogue } from '../../../../shared/document/catalogue.ts';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { type GameWith, hasPart, withPart } from '../../../../shared/games/parts.ts';
import { currentLanguage, t } from '../../../../shared/i18n/phrases.ts';
import { switchLanguage } from '../../../../shared/i18n/translation.ts';
import type { ReferenceUse } from '../../../../shared/rules/reference.ts';
import { type InkJob, type InkSheet, inkSheetPdf } from '../../../../shared/sheet/ink/ink-sheet.ts';
import { readyFonts } from '../../../../shared/sheet/kit/fonts.ts';
import type { SheetPaper } from '../../../../shared/sheet/kit/paper.ts';
import { setViewerPreferences } from '../../../../shared/sheet/kit/viewer-preferences.ts';
import { logOf } from '../../../../shared/sheet/log/log-data.ts';
import { logSheet } from '../../../../shared/sheet/log/log-sheet.ts';
import { ReferenceSheet } from '../../../../shared/sheet/reference/reference-sheet.tsx';
import { lineUpOf } from '../../../../shared/sheet/roster/line-up-of-encounter.ts';
import { playRosterPdf } from '../../../../shared/sheet/roster/play/play-roster-pdf.ts';
import type { RosterData } from '../../../../shared/sheet/roster/roster-data.ts';
import { rosterOf } from '../../../../shared/sheet/roster/roster-of-team.ts';
import { RosterSheet } from '../../../../shared/sheet/roster/roster-sheet.tsx';
import { scoreOf, scorePages } from '../../../../shared/sheet/score/score-pages.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { listed, shortened } from '../../../../shared/text/short.ts';
import type { Order, RosterStyle, SheetRequest } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';
import { referenceOptions } from './reference-options.ts';

interface Source {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
}

/** The finished pages. Throws for a roster without a team, and for a reference of a game that has none. */
export async function sheetPdf(
  games: Catalogue<Game>,
  { what, paper, roster: style = 'short' }: SheetRequest,
  { order, files, fonts }: Source,
): Promise<Uint8Array> {
  // A game that says nothing of it has the short one.
  if (what === 'roster' && style !== 'short' && hasPart(gameOfOrder(games, order), 'playRows'))
    return playRoster(games, order, style, { paper, fonts, created: new Date() });
  if (what === 'score' || what === 'log')
    return inkSheetPdf(await inkSheet(games, what, order, fonts), { paper, fonts, created: new Date() });
  await readyFonts(files);
  const sheet =
    what === 'roster'
      ? RosterSheet({ data: await rosterData(games, order, false), fonts, paper, version: VERSION })
      : await reference(games, order, fonts, paper);
  const blob = await pdf(sheet).toBlob();
  return setViewerPreferences(new Uint8Array(await blob.arrayBuffer()));
}

/** As large as the wished number of pages allows. */
async function playRoster(
  games: Catalogue<Game>,
  order: Order,
  style: Exclude<RosterStyle, 'short'>,
  job: InkJob,
): Promise<Uint8Array> {
  return playRosterPdf(await rosterData(games, order, true), style === 'one-page' ? 1 : 2, VERSION, job);
}

/** Throws for an order without an encounter, and for one that cannot be played. */
async function inkSheet(
  games: Catalogue<Game>,
  what: 'score' | 'log',
  { encounter, characters }: Order,
  fonts: FontSet,
): Promise<InkSheet<string>> {
  if (encounter === undefined) throw new Error(t`Only an encounter has this sheet.`);
  const gamesWithPlay = await withPart(games, 'play');
  if (what === 'log') return logSheet(logOf(gamesWithPlay, encounter, { characters }), fonts, VERSION);
  const { sheet, ...data } = scoreOf(gamesWithPlay, encounter, { characters });
  if (sheet === undefined) throw new Error(data.findings[0] ?? t`This game has no score sheet.`);
  return scorePages({ ...data, sheet }, fonts, VERSION);
}

/** Throws for an order without a team or an encounter. */
async function rosterData(games: Catalogue<Game>, order: Order, isPlayed: boolean): Promise<RosterData> {
  const { team, event, unusableEvent, encounter, characters, factions } = order;
  const play = isPlayed ? gameOfOrder(await withPart(games, 'playRows'), order).playRows : undefined;
  if (encounter) return lineUpOf(await withPart(games, 'play'), encounter, { characters, play });
  if (team === undefined) throw new Error(t`A roster needs a team.`);
  return rosterOf(games, team, {
    characters,
    factions,
    play,
    ...(event === undefined ? {} : { event }),
    ...(unusableEvent === undefined ? {} : { unusableEvent }),
  });
}

async function reference(
  games: Catalogue<Game>,
  order: Order,
  fonts: FontSet,
  paper: SheetPaper,
): Promise<ReactElement<DocumentProps>> {
  const gamesWithReferences = await withPart(games, 'reference');
  const back = await speakReferences(games);
  try {
    return referenceSheet(gamesWithReferences, gameOfOrder(gamesWithReferences, order), order, fonts, paper);
  } finally {
    back();
  }
}

/** Quick references have much to say, which is loaded only for them. */
async function speakReferences(games: Catalogue<Game>): Promise<() => void> {
  const language = currentLanguage();
  if (language !== 'de') return () => {};
  const { all } = await withPart(games, 'germanReference');
  return switchLanguage(
    language,
    all.flatMap(({ germanReference }) => germanReference ?? []),
  );
}

function referenceSheet(
  games: Catalogue<Game>,
  game: GameWith<'reference'>,
  order: Order,
  fonts: FontSet,
  paper: SheetPaper,
): ReactElement<DocumentProps> {
  const members = cardsOf(games, order).printed.map((p) => p.character);
  const data = game.reference?.(referenceOptions(games, order), whomFor(order, game, members));
  if (data === undefined) throw new Error(t`${game.name} has no quick reference.`);
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
