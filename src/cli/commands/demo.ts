/** `demo`: the sample team from verdict to paper. */

import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { LIMITS } from '../../shared/base/limits.ts';
import { shortFingerprint } from '../../shared/document/fingerprint/sha256.ts';
import { withPart } from '../../shared/games/parts.ts';
import { inMemory } from '../../shared/pdf/pdf-file.ts';
import { judge, optionsFor } from '../../shared/rules/judge.ts';
import { rosterOf } from '../../shared/sheet/roster/roster-of-team.ts';
import { readArguments } from '../arguments.ts';
import { samples } from '../assets.ts';
import { CardPictures } from '../cards/pictures.ts';
import { printCards } from '../cards/print-cards.ts';
import { findingLine } from '../check/check-output.ts';
import type { Command } from '../command.ts';
import { EXIT, Failure } from '../failure.ts';
import { readRegular } from '../files/regular-file.ts';
import { refuseTaken, writeAll } from '../files/write.ts';
import { membersOf } from '../given.ts';

import { rosterPdf } from './roster.ts';
import { referenceOf, referencePdf } from './sheet.ts';

/** The files of an earlier demo with their hashes: only those are replaced, and only while they are unchanged. */
const RECEIPT = '.rollcall-demo.json';

const NAMES = ['cards.pdf', 'roster.pdf', 'quick-reference.pdf'] as const;
type DemoFile = (typeof NAMES)[number];

export const demo: Command = {
  summary: 'check the sample team and write its cards, roster and quick reference as PDF',
  usage: 'demo [--out FOLDER]',
  details: () => [
    '  --out FOLDER   where to write; out/demo when left out',
    '',
    'Replaces what an earlier demo wrote there, and nothing else.',
  ],
  async run(args, io, games) {
    const { values, positionals } = readArguments(args, { out: { type: 'string', default: join('out', 'demo') } });
    if (positionals.length > 0) throw new Failure(`demo wants no file, but was given ${positionals.join(', ')}`);
    const { demoTeam: team, characters, factions } = samples(games);
    const { verdict, fingerprint, findings, levels, rules } = judge(games, team, { characters });
    io.out(
      `${verdict.toUpperCase()}  ${team.name}, ${levels ?? '?'} of ${games.of(team).agreedSize?.(team)} Levels, ${shortFingerprint(fingerprint)} (${rules})`,
    );
    for (const finding of findings) io.out(`  ${findingLine(finding)}`);
    refuseForeign(values.out);
    const pictures = new CardPictures(new Map());
    const printed = membersOf(games, team, characters);
    const cards = { printed, factions, pictures, paper: 'a4', sides: 'long-edge', marks: 'crop' } as const;
    const deck = inMemory();
    await printCards(games, deck.write, [team], cards, io);
    const { of: gameOf } = await withPart(games, 'reference');
    const files: Record<DemoFile, Uint8Array> = {
      'cards.pdf': deck.whole(),
      'roster.pdf': await rosterPdf(rosterOf(games, team, { characters, factions }), 'a4'),
      'quick-reference.pdf': await referencePdf(referenceOf(gameOf(team), optionsFor(games, team)), 'a4'),
    };
    replaceEarlier(values.out, files);
    for (const name of Object.keys(files)) io.out(join(values.out, name));
    return verdict === 'legal' ? EXIT.fine : EXIT.illegal;
  },
};

/** Files of an earlier demo are read to recognise them, and may be replaced. */
const OWN = { most: LIMITS.tableBytes, asInput: false } as const;

const hash = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Also called before drawing, so that a refusal does not come after the wait. */
function refuseForeign(folder: string): void {
  const receipt = readReceipt(join(folder, RECEIPT));
  for (const name of NAMES) {
    const target = join(folder, name);
    refuseTaken(target, true);
    if (existsSync(target) && !receipt[name]?.includes(hash(readRegular(target, OWN)))) {
      throw new Failure('is there already and no earlier demo wrote it; choose another folder with --out', target);
    }
  }
}

function replaceEarlier(folder: string, files: Readonly<Record<DemoFile, Uint8Array>>): void {
  refuseForeign(folder);
  const receipt = readReceipt(join(folder, RECEIPT));
  // Both the old and the new hashes count as ours, so that an interrupted demo does not block the next one.
  const hashes = Object.entries(files).map(([name, bytes]) => [
    name,
    [...(receipt[name] ?? []).slice(-1), hash(bytes)],
  ]);
  const lines = `${JSON.stringify(Object.fromEntries(hashes), null, 2)}\n`;
  const outputs = [[RECEIPT, new TextEncoder().encode(lines)] as const, ...Object.entries(files)];
  writeAll(outputs.map(([name, bytes]) => ({ target: join(folder, name), bytes, force: true })));
}

function readReceipt(path: string): Record<string, string[]> {
  try {
    return JSON.parse(new TextDecoder().decode(readRegular(path, OWN))) as Record<string, string[]>;
  } catch {
    // Missing or damaged: then no file counts as ours.
    return {};
  }
}
