/** Roster and quick reference as PDF, in the worker. */
import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type { Character } from '../../../../shared/document/schema.ts';
import type { Game } from '../../../../shared/games/game.ts';
import { defaultsOf } from '../../../../shared/games/options.ts';
import type { ReferenceUse } from '../../../../shared/games/reference.ts';
import { REFERENCES } from '../../../../shared/games/references.ts';
import { optionsFor } from '../../../../shared/judge.ts';
import { readyFonts } from '../../../../shared/sheet/kit/fonts.ts';
import type { SheetPaper } from '../../../../shared/sheet/kit/paper.ts';
import { setViewerPreferences } from '../../../../shared/sheet/kit/viewer-preferences.ts';
import { ReferenceSheet } from '../../../../shared/sheet/reference/reference-sheet.tsx';
import { rosterOf } from '../../../../shared/sheet/roster/roster-of-team.ts';
import { RosterSheet } from '../../../../shared/sheet/roster/roster-sheet.tsx';
import type { FontId } from '../../../../shared/text/fonts/font-ids.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { listed } from '../../../../shared/text/short.ts';
import { VERSION } from '../../../../shared/version.ts';
import type { Order } from '../job.ts';
import { cardsOf, gameOfOrder } from '../subject.ts';

interface Source {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
}

/** The finished pages. Throws for a roster without a team, and for a reference of a game that has none. */
export async function sheetPdf(
  what: 'roster' | 'reference',
  { order, files, fonts }: Source,
  paper: SheetPaper,
): Promise<Uint8Array> {
  await readyFonts(files);
  const sheet = what === 'roster' ? roster(order, fonts, paper) : reference(order, fonts, paper);
  const blob = await pdf(sheet).toBlob();
  return setViewerPreferences(new Uint8Array(await blob.arrayBuffer()));
}

function roster({ team, characters, factions }: Order, fonts: FontSet, paper: SheetPaper): ReactElement<DocumentProps> {
  if (team === undefined) throw new Error('A roster needs a team.');
  const data = rosterOf(team, { characters, factions });
  return RosterSheet({ data, fonts, paper, version: VERSION });
}

function reference(order: Order, fonts: FontSet, paper: SheetPaper): ReactElement<DocumentProps> {
  const { team } = order;
  const game = gameOfOrder(order);
  const members = cardsOf(order).printed.map((p) => p.character);
  const options = team ? optionsFor(team) : defaultsOf(game.options);
  const data = REFERENCES.get(game.id)?.(options, whomFor(order, game, members));
  if (data === undefined) throw new Error(`${game.name} has no quick reference.`);
  return ReferenceSheet({ reference: data, fonts, paper, version: VERSION });
}

/** Characters alone get the whole reference, but in a game without teams: there they are who sits at the table. */
function whomFor({ team }: Order, game: Game, members: readonly Character[]): ReferenceUse | undefined {
  if (team) return { name: team.name, team, members };
  if (game.team) return undefined;
  return { name: listed(members.map(({ name }) => name)), members };
}
