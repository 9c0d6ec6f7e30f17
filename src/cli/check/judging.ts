/** Judges the documents of a command one after the other, and keeps little of them in memory. */

import { sha256 } from '../../node/sha256.ts';
import { FORMATS } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import type { AnyDocument, Character, EventPack, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { loadPlayRules } from '../../shared/games/load-play-rules.ts';
import { getCharacterIds } from '../../shared/play/encounter/character-ids.ts';
import { judgeAny } from '../../shared/play/encounter/judge-any.ts';
import { compareFindings } from '../../shared/rules/compare-findings.ts';
import { type Finding, type WrittenFinding, writeFinding } from '../../shared/rules/finding.ts';
import { type JudgeContext, type Judgement, judge } from '../../shared/rules/judge.ts';
import { getDefaults, type OptionLayer } from '../../shared/rules/options.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { OpenArchive } from '../files/archive-file.ts';
import type { ReadFile } from '../files/read.ts';
import type { Io } from '../io.ts';
import { KnownCharacters } from './known-characters.ts';
import { eventNamedBy, KnownEvents } from './known-events.ts';

/** The result for a file. It does not hold the document, because there may be ten thousand files. */
export interface Result {
  file: string;
  kind: string | null;
  ruleset: string | null;
  /** The name of the document and the size that a team is built to. Only the output for people shows them. */
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
  /** Findings that exist only under the other rules. */
  gained: WrittenFinding[];
  /** Findings that exist only under the rules of the command. */
  lost: WrittenFinding[];
}

export interface Question {
  options: Record<string, unknown>;
  event?: EventPack;
  /** The pack that a team names, if no team can be judged by it. */
  unusableEvent?: EventPack;
  fixes: boolean;
  /** Whether the findings need their messages. Empty messages save time when there are many files. */
  hasMessages: boolean;
  /** Other rules to compare with: the defaults or an event pack. */
  compare: { name: string; event?: EventPack }[];
}

/**
 * Returns the results in the order of the files. A team with all members embedded is judged at once. A team that names
 * other characters or an event is judged after all files have been read.
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

/** Returns the event that a team names if the command line names none, and reports on standard error which event is used. */
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

/** Whether a document names characters or an event that other files may contain. */
const isIncomplete = (document: AnyDocument): document is Team | Encounter =>
  (document.format === 'rollcall.team' || document.format === 'rollcall.encounter') &&
  (!isSelfContained(document) || eventNamedBy(document) !== undefined);

const charactersOf = (document: Team | Encounter): Set<string> =>
  document.format === 'rollcall.team'
    ? new Set(document.members.map((member) => member.character))
    : getCharacterIds(document);

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
  const agreed = gameCatalog.getGame(document).getAgreedSize?.(document);
  return agreed === undefined ? {} : { agreed };
}

/** Returns the default options of a document's game. */
const defaultsFor = (gameCatalog: GameCatalog<Game>, document: AnyDocument): OptionLayer[] =>
  'ruleset' in document ? [getDefaults(gameCatalog.getGame(document).options)] : [];

const refused = (file: string, error: Unreadable): Result => ({
  file,
  kind: null,
  ruleset: null,
  name: '',
  error,
  compared: [],
});

/**
 * Creates the function that judges a document. Play rules are loaded for encounters only: most commands have none, and
 * loading them takes a sixth of the time of a short command.
 */
async function makeJudge(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: AnyDocument,
): Promise<(context: JudgeContext) => Judgement> {
  if (document.format !== 'rollcall.encounter') return (context) => judge(gameCatalog, document, context);
  const gamesWithPlay = await loadPlayRules(translate, gameCatalog);
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
    ...(event ? { eventPack: event } : {}),
    ...(unusableEvent ? { invalidEventPack: unusableEvent } : {}),
  };
  const format = (findings: readonly Finding[]) => formatFindings(translate, question.hasMessages, findings);
  const judgement = judgeDocument(context);
  const compared = compare.map(({ name, event: other }): Comparison => {
    const otherwise = judgeDocument(
      other
        ? { characters, eventPack: other, sha256 }
        : { characters, options: defaultsFor(gameCatalog, document), sha256 },
    );
    const { gained, lost } = compareFindings(judgement.findings, otherwise.findings);
    return { with: name, verdict: otherwise.verdict, gained: format(gained), lost: format(lost) };
  });
  const agreed = event && document.format === 'rollcall.team' ? agreedBy(gameCatalog, event) : {};
  const { fingerprint: _, ...rest } = judgement;
  // Encounters are not submitted, so they have no fingerprint.
  const shown = document.format === 'rollcall.encounter' ? rest : judgement;
  return {
    ...header(gameCatalog, file, document),
    ...agreed,
    judgement: { ...shown, findings: format(judgement.findings) },
    compared,
  };
}

/** Formats the messages of findings now, because a message that is still a function keeps its document in memory. */
function formatFindings(translate: Translate, hasMessages: boolean, findings: readonly Finding[]): WrittenFinding[] {
  return findings.map((finding) => writeFinding(translate, hasMessages ? finding : { ...finding, message: '' }));
}
