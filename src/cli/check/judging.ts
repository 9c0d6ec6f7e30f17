/** Judges the documents of a call one after the other, keeping little in memory. */

import { sha256 } from '../../node/sha256.ts';
import { FORMATS } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import type { AnyDocument, Character, EventPack, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { withPlay } from '../../shared/games/with-play.ts';
import { castOf } from '../../shared/play/encounter/cast-of.ts';
import { judgeAny } from '../../shared/play/encounter/judge-any.ts';
import { compareFindings } from '../../shared/rules/compare.ts';
import { type Finding, type WrittenFinding, writeFinding } from '../../shared/rules/finding.ts';
import { type JudgeContext, type Judgement, judge } from '../../shared/rules/judge.ts';
import { defaultsOf, type OptionLayer } from '../../shared/rules/options.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import type { ReadFile } from '../files/read.ts';
import type { Io } from '../io.ts';
import { KnownCharacters } from './known-characters.ts';
import { eventNamedBy, KnownEvents } from './known-events.ts';

/** The result for a file, without its document, since there may be ten thousand. */
export interface Result {
  file: string;
  kind: string | null;
  ruleset: string | null;
  /** Name of the document and, of a team, the size it is built to: for people. */
  name: string;
  agreed?: number;
  judgement?: Omit<Judgement, 'fingerprint' | 'findings'> & {
    readonly fingerprint?: string;
    readonly findings: readonly WrittenFinding[];
  };
  error?: Unreadable;
  compared: Comparison[];
}

/** The verdict under other rules. */
interface Comparison {
  with: string;
  verdict: Judgement['verdict'];
  /** Findings under the other rules only. */
  gained: WrittenFinding[];
  /** Findings under the rules of the call only. */
  lost: WrittenFinding[];
}

export interface Question {
  options: Record<string, unknown>;
  event?: EventPack;
  /** The pack that a team names, where no team can be judged by it. */
  unusableEvent?: EventPack;
  fixes: boolean;
  /** Whether the findings need their messages; otherwise the messages are empty, which saves time for many files. */
  hasMessages: boolean;
  /** Other rules to compare with: the defaults, or an event pack. */
  compare: { name: string; event?: EventPack }[];
}

/**
 * Results in the order of the files. A team whose members are all embedded is judged at once; one that names others, or an event,
 * waits until all files of the call are known.
 */
export async function judgeAll(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  files: AsyncIterable<ReadFile> | Iterable<ReadFile>,
  question: Question,
  streams: Io,
): Promise<Result[]> {
  const characters = new KnownCharacters();
  const events = new KnownEvents(gameCatalog);
  const results: Result[] = [];
  const waiting: { at: number; file: string; document: Team | Encounter; archive: OpenArchive | undefined }[] = [];
  for await (const read of files) {
    const at = results.length;
    results.push(read.ok ? header(gameCatalog, read.file, read.document) : refused(read.file, read.error));
    if (!read.ok) continue;
    const { document, archive } = read;
    if (document.format === 'rollcall.character' && !characters.add(document, archive))
      streams.err(translate('cli.check.sameCharacter', { file: read.file, id: document.id }));
    events.add(document);
    if (isIncomplete(document)) waiting.push({ at, file: read.file, document, archive });
    else results[at] = await answer(translate, gameCatalog, read.file, document, [], question);
  }
  for (const { at, file, document, archive } of waiting) {
    const named = characters.named(charactersOf(document), document, archive);
    const event = ownEvent(translate, file, document, question, events, streams);
    results[at] = await answer(translate, gameCatalog, file, document, named, { ...question, ...event });
  }
  return results;
}

/** The event that a team names, where the call names none; says on standard error what it is judged by. */
function ownEvent(
  translate: Translate,
  file: string,
  document: AnyDocument,
  question: Question,
  events: KnownEvents,
  streams: Io,
): Pick<Question, 'event' | 'unusableEvent'> {
  const own = question.event === undefined ? events.of(document) : undefined;
  if (own === undefined) return {};
  if (own.isUsable) {
    streams.err(translate('cli.check.judgedByEvent', { file, event: own.pack.id }));
    return { event: own.pack };
  }
  streams.err(translate('cli.check.judgedWithoutEvent', { file, event: own.pack.id }));
  return { unusableEvent: own.pack };
}

/** Names characters or an event that other files of the call may hold. */
const isIncomplete = (document: AnyDocument): document is Team | Encounter =>
  (document.format === 'rollcall.team' || document.format === 'rollcall.encounter') &&
  (!isSelfContained(document) || eventNamedBy(document) !== undefined);

const charactersOf = (document: Team | Encounter): Set<string> =>
  document.format === 'rollcall.team' ? new Set(document.members.map((member) => member.character)) : castOf(document);

function isSelfContained(document: Team | Encounter): boolean {
  const embedded = new Set((document.characters ?? []).map((character) => character.id));
  return [...charactersOf(document)].every((id) => embedded.has(id));
}

function header(gameCatalog: GameCatalog<Game>, file: string, document: AnyDocument): Result {
  return {
    file,
    kind: FORMATS[document.format].name,
    ruleset: 'ruleset' in document ? document.ruleset : null,
    name: document.name,
    ...(document.format === 'rollcall.team' ? agreedBy(gameCatalog, document) : {}),
    compared: [],
  };
}

function agreedBy(gameCatalog: GameCatalog<Game>, document: Team | EventPack): Pick<Result, 'agreed'> {
  const agreed = gameCatalog.getGame(document).agreedSize?.(document);
  return agreed === undefined ? {} : { agreed };
}

/** The options of a document's game as they are when nobody has changed any. */
const defaultsFor = (gameCatalog: GameCatalog<Game>, document: AnyDocument): OptionLayer[] =>
  'ruleset' in document ? [defaultsOf(gameCatalog.getGame(document).options)] : [];

const refused = (file: string, error: Unreadable): Result => ({
  file,
  kind: null,
  ruleset: null,
  name: '',
  error,
  compared: [],
});

/** Orders of play are loaded for encounters alone: most calls have none, and loading them takes a sixth of a short call. */
async function makeJudge(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: AnyDocument,
): Promise<(context: JudgeContext) => Judgement> {
  if (document.format !== 'rollcall.encounter') return (context) => judge(gameCatalog, document, context);
  const gamesWithPlay = await withPlay(translate, gameCatalog);
  return (context) => judgeAny(gamesWithPlay, document, context);
}

async function answer(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  file: string,
  document: AnyDocument,
  characters: readonly Character[],
  question: Question,
): Promise<Result> {
  const judgeDocument = await makeJudge(translate, gameCatalog, document);
  const { options, event, unusableEvent, fixes, compare } = question;
  const context: JudgeContext = {
    characters,
    options: [options],
    fixes,
    sha256,
    ...(event ? { event } : {}),
    ...(unusableEvent ? { unusableEvent } : {}),
  };
  const format = (findings: readonly Finding[]) => formatFindings(translate, question.hasMessages, findings);
  const judgement = judgeDocument(context);
  const compared = compare.map(({ name, event: other }): Comparison => {
    const otherwise = judgeDocument(
      other
        ? { characters, event: other, sha256 }
        : { characters, options: defaultsFor(gameCatalog, document), sha256 },
    );
    const { gained, lost } = compareFindings(judgement.findings, otherwise.findings);
    return { with: name, verdict: otherwise.verdict, gained: format(gained), lost: format(lost) };
  });
  const agreed = event && document.format === 'rollcall.team' ? agreedBy(gameCatalog, event) : {};
  const { fingerprint: _, ...rest } = judgement;
  // Encounters are not handed in, so that they have no fingerprint.
  const shown = document.format === 'rollcall.encounter' ? rest : judgement;
  return {
    ...header(gameCatalog, file, document),
    ...agreed,
    judgement: { ...shown, findings: format(judgement.findings) },
    compared,
  };
}

/** Formats the messages of findings, because a message that is still a function keeps its document in memory. */
function formatFindings(translate: Translate, hasMessages: boolean, findings: readonly Finding[]): WrittenFinding[] {
  return findings.map((finding) => writeFinding(translate, hasMessages ? finding : { ...finding, message: '' }));
}
