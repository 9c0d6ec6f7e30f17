/** `cards` for characters: printed, or only looked at before. */

import type { CardTemplate } from '../../shared/card/template/template.ts';
import type { Catalogue } from '../../shared/document/catalogue.ts';
import type { Game } from '../../shared/games/game.ts';
import { afterPrint, changedSince } from '../../shared/print/changed.ts';
import { illustrated, keyOf } from '../../shared/print/deck/deck.ts';
import { charactersToPrint, type Printed } from '../../shared/print/members.ts';
import { inPreflightOrder, legalityFindings } from '../../shared/print/preflight.ts';
import { charactersAtTable, modelsAtTable } from '../../shared/print/table-cards.ts';
import { type Copies, type SheetJob, withCopies } from '../cards/card-flags.ts';
import { deckOf, layoutCards } from '../cards/layout-cards.ts';
import { CardPictures } from '../cards/pictures.ts';
import { writePreflight } from '../cards/preflight.ts';
import { countPages, printCards } from '../cards/print-cards.ts';
import { readRecord, recordOutput } from '../cards/print-record.ts';
import { reportUnfitting } from '../cards/unfitting-template.ts';
import { illegalNotes } from '../check/verdicts.ts';
import { EXIT, type Exit, Failure, worst } from '../failure.ts';
import { Batch, type Output } from '../files/write.ts';
import { atTable, type CardsInput, membersOf, type PrintInput, readForCards, singleEncounter } from '../given.ts';
import type { Io } from '../io.ts';

export interface CharactersCall {
  readonly files: readonly string[];
  /** Absent only for a preflight. */
  readonly out: string | undefined;
  /** File with the keys of the last print. */
  readonly record: string | undefined;
  readonly job: SheetJob;
  readonly copies: Copies;
  readonly template: CardTemplate | undefined;
  /** What each model of an encounter is played from, instead of a card for each character. */
  readonly isForPlay: boolean;
  readonly artDpi: number;
  readonly force: boolean;
}

interface Chosen {
  readonly input: CardsInput;
  readonly pictures: CardPictures;
  /** All characters that could be printed, and those that are. */
  readonly all: readonly Printed[];
  readonly printed: readonly Printed[];
  /** The record of what was printed, brought up to date; nothing where none is kept. */
  readonly record: readonly Output[];
}

/** Reads the files and finds out what of them is to be printed. */
async function choose(
  games: Catalogue<Game>,
  { files, record, copies, template, isForPlay }: CharactersCall,
  io: Io,
): Promise<Chosen> {
  const input = await readForCards(games, files, io);
  const found = isForPlay ? modelsOf(games, input) : printedOf(games, input);
  if (found.length === 0) throw new Failure('there is no character to print in these files');
  reportUnfitting(games, template, found, io);
  const all = withCopies(found, copies);
  const pictures = new CardPictures(input.homes);
  if (record === undefined) return { input, pictures, all, printed: all, record: [] };
  const last = readRecord(record);
  const deck = deckOf({ printed: all, factions: input.factions, template, ownFor: input.ownFor, pictures });
  await pictures.open(illustrated(deck));
  const keys = all.map((one) => keyOf(games, one, deck));
  const isChanged = changedSince(keys, last);
  const kept = [recordOutput(record, afterPrint(last, keys))];
  return { input, pictures, all, printed: all.filter((_, i) => isChanged[i]), record: kept };
}

/** The members of every team, or the characters of encounters that the call names, or without these every character. */
function printedOf(games: Catalogue<Game>, { teams, named, characters, charactersFor }: PrintInput): Printed[] {
  if (teams.length > 0) return teams.flatMap((team) => membersOf(games, team, charactersFor(team)));
  if (named.length === 0) return charactersToPrint(games, characters);
  return named.flatMap((encounter) =>
    atTable(charactersAtTable(games, encounter, charactersFor(encounter)), encounter),
  );
}

/** What a print is called after, where that is one thing. */
const wholesOf = ({ teams, named, encounters }: PrintInput, { isForPlay }: CharactersCall) =>
  isForPlay ? encounters : teams.length > 0 ? teams : named;

function modelsOf(games: Catalogue<Game>, input: PrintInput): readonly Printed[] {
  const encounter = singleEncounter(input, 'cards --template dashboards');
  return atTable(modelsAtTable(games, encounter, input.charactersFor(encounter)), encounter);
}

/** Writes the PDF. Answers with 1 where something illegal was printed. */
export async function printCharacters(games: Catalogue<Game>, call: CharactersCall, io: Io): Promise<Exit> {
  const { out, job, template, artDpi, force } = call;
  if (out === undefined) throw new Failure('cards wants --out FILE.pdf. See cards --help');
  const { input, pictures, all, printed, record } = await choose(games, call, io);
  if (printed.length === 0) {
    io.err(
      `${all.length === 1 ? 'the one card has not' : `none of ${all.length} cards has`} changed since the last print; nothing is written`,
    );
    return input.exit;
  }
  const { factions, ownFor } = input;
  const print = { ...job, printed, factions, template, ownFor, pictures, artDpi };
  // Written together, so that the record never differs from what was printed.
  const batch = new Batch();
  try {
    await batch.addInPieces({ target: out, force }, (write) =>
      printCards(games, write, wholesOf(input, call), print, io),
    );
    for (const output of record) batch.add(output);
    batch.commit();
  } finally {
    batch.close();
  }
  io.out(out);
  const characters = printed.map((p) => p.character);
  const notes = illegalNotes(games, input.teams, characters, input.charactersFor);
  for (const note of notes) io.err(note);
  return worst(input.exit, notes.length > 0 ? EXIT.illegal : EXIT.fine);
}

/** Reports the findings before printing, and writes no file. */
export async function preflightCharacters(
  games: Catalogue<Game>,
  call: CharactersCall,
  asJson: boolean,
  io: Io,
): Promise<Exit> {
  const { input, pictures, printed } = await choose(games, call, io);
  const { template, artDpi, job } = call;
  const { laid } = await layoutCards(games, {
    printed,
    factions: input.factions,
    template,
    ownFor: input.ownFor,
    pictures,
    artDpi,
  });
  const counts = laid.length === 0 ? { cards: 0, pages: 0 } : await countPages(laid, job);
  const findings = inPreflightOrder([
    ...input.teams.flatMap((team) =>
      legalityFindings(games, { teams: [team], printed: [], characters: input.charactersFor(team) }),
    ),
    ...legalityFindings(games, { teams: [], printed, characters: [] }),
    ...laid.flatMap((card) => card.findings),
  ]);
  return worst(input.exit, writePreflight(games, { ...counts, findings }, asJson, io));
}
