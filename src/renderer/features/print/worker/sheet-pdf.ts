/** Roster and quick reference as PDF, in the worker. */

import { type DocumentProps, pdf } from '@react-pdf/renderer';
import type { ReactElement } from 'react';
import type {
  Character as SuCharacter,
  Team as SuTeam,
} from '../../../../shared/games/supers-unlimited/documents/schema.ts';
import { defaultOptions, resolveOptions } from '../../../../shared/games/supers-unlimited/options.ts';
import { teamUse } from '../../../../shared/games/supers-unlimited/reference/use.ts';
import { referenceFor } from '../../../../shared/games/supers-unlimited/reference.ts';
import { readyFonts } from '../../../../shared/sheet/kit/fonts.ts';
import type { SheetPaper } from '../../../../shared/sheet/kit/paper.ts';
import { sealSheet } from '../../../../shared/sheet/kit/seal.ts';
import { ReferenceSheet } from '../../../../shared/sheet/reference/reference-sheet.tsx';
import { rosterOf } from '../../../../shared/sheet/roster/roster-of-team.ts';
import { RosterSheet } from '../../../../shared/sheet/roster/roster-sheet.tsx';
import type { FontId } from '../../../../shared/text/fonts/font-ids.ts';
import type { FontSet } from '../../../../shared/text/fonts/fonts.ts';
import { VERSION } from '../../../../shared/version.ts';
import type { Order } from '../job.ts';
import { cardsOf } from '../subject.ts';

interface Source {
  readonly order: Order;
  readonly files: Readonly<Record<FontId, Uint8Array>>;
  readonly fonts: FontSet;
}

/** The finished pages. Throws when a roster is asked for without a team. */
export async function sheetPdf(
  what: 'roster' | 'reference',
  { order, files, fonts }: Source,
  paper: SheetPaper,
): Promise<Uint8Array> {
  await readyFonts(files);
  const sheet = what === 'roster' ? roster(order, fonts, paper) : reference(order, fonts, paper);
  const blob = await pdf(sheet).toBlob();
  return sealSheet(new Uint8Array(await blob.arrayBuffer()));
}

function roster({ team, characters, factions }: Order, fonts: FontSet, paper: SheetPaper): ReactElement<DocumentProps> {
  if (team === undefined) throw new Error('A roster needs a team.');
  const data = rosterOf(team as SuTeam, { characters: characters as readonly SuCharacter[], factions });
  return RosterSheet({ data, fonts, paper, version: VERSION });
}

function reference(order: Order, fonts: FontSet, paper: SheetPaper): ReactElement<DocumentProps> {
  const { team } = order;
  const members = cardsOf(order).printed.map((p) => p.character);
  const data =
    team === undefined
      ? referenceFor({ options: defaultOptions })
      : referenceFor({
          options: resolveOptions(team.options),
          use: teamUse(team.name, members as SuCharacter[], (team as SuTeam).gimmicks),
        });
  return ReferenceSheet({ reference: data, fonts, paper, version: VERSION });
}
