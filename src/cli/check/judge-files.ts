/** Judges the documents of a command one after the other, and keeps little of them in memory. */

import { parse } from 'node:path';
import { sha256 } from '../../node/sha256.ts';
import { FORMATS } from '../../shared/document/formats.ts';
import type { GameCatalog } from '../../shared/document/game-catalog.ts';
import type { Encounter } from '../../shared/document/kinds/encounter.ts';
import type { Unreadable } from '../../shared/document/parse.ts';
import type { AnyDocument, Character, EventPack, Faction, Team } from '../../shared/document/schema.ts';
import type { Game } from '../../shared/games/game.ts';
import { loadPlayRules } from '../../shared/games/load-play-rules.ts';
import { getCharacterIds } from '../../shared/play/encounter/character-ids.ts';
import { judgeAny } from '../../shared/play/encounter/judge-any.ts';
import { compareFindings } from '../../shared/rules/compare-findings.ts';
import { type Finding, type WrittenFinding, writeFinding } from '../../shared/rules/finding.ts';
import { type JudgeContext, type Judgement, judge } from '../../shared/rules/judge.ts';
import { getDefaults, type OptionLayer } from '../../shared/rules/options.ts';
import { formatAssumedFields, formatQuestions, readTextListTeam } from '../../shared/text-list/read-team.ts';
import type { KnownDocuments } from '../../shared/text-list/receive-text-lists.ts';
import { loadAllLanguages } from '../../shared/texts/catalogues.ts';
import type { Translate } from '../../shared/texts/translate.ts';
import type { CommandStreams } from '../command-streams.ts';
import type { OpenArchive } from '../files/open-archive.ts';
import { formatSkippedFile, type ReadResult, type TextFile } from '../files/read-documents.ts';
import { KnownCharacters } from './known-characters.ts';
import { getEventId, KnownEventPacks } from './known-event-packs.ts';

/** The result for a file. It does not hold the document, because there may be ten thousand files. */
export interface CheckResult {
  file: string;
  kind: string | null;
  ruleset: string | null;
  /** The name of the document. Only the output for people shows it. */
  documentName: string;
  /** The size that a team is built to. Only the output for people shows it. */
  agreedSize?: number;
  judgement?: Omit<Judgement, 'fingerprint' | 'findings'> & {
    readonly fingerprint?: string;
    readonly findings: readonly WrittenFinding[];
  };
  error?: Unreadable;
  comparisons: Comparison[];
}

/** The verdict on a document under other rules. */
interface Comparison {
  rulesName: string;
  verdict: Judgement['verdict'];
  /** Findings that exist only under the other rules. */
  gained: WrittenFinding[];
  /** Findings that exist only under the rules of the command. */
  lost: WrittenFinding[];
}

export interface CheckOptions {
  houseRules: Record<string, unknown>;
  eventPack?: EventPack;
  /** The pack that a team names, if no team can be judged by it. */
  unusableEventPack?: EventPack;
  includesFixes: boolean;
  /** Whether the findings need their messages. Empty messages save time when there are many files. */
  hasMessages: boolean;
  /** Other rules to compare with: the defaults or an event pack. */
  comparisonRules: { rulesName: string; eventPack?: EventPack }[];
}

/**
 * Returns the results in the order of the files. A team with all members embedded is judged at once. A team that names
 * other characters or an event is judged after all files have been read.
 */
export async function judgeFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  readResults: AsyncIterable<ReadResult | TextFile> | Iterable<ReadResult | TextFile>,
  checkOptions: CheckOptions,
  streams: CommandStreams,
): Promise<CheckResult[]> {
  const knownCharacters = new KnownCharacters();
  const knownEventPacks = new KnownEventPacks(gameCatalog);
  const factions: Faction[] = [];
  const results: (CheckResult | undefined)[] = [];
  const textFiles: TextFileToJudge[] = [];
  const incompleteDocuments: {
    resultIndex: number;
    filePath: string;
    document: Team | Encounter;
    archive: OpenArchive | undefined;
  }[] = [];
  for await (const readResult of readResults) {
    const resultIndex = results.length;
    if ('text' in readResult) {
      textFiles.push({ resultIndex, textFile: readResult });
      results.push(undefined);
      continue;
    }
    results.push(
      readResult.ok
        ? createResultHeader(gameCatalog, readResult.file, readResult.document)
        : createUnreadableResult(readResult.file, readResult.error),
    );
    if (!readResult.ok) continue;
    const { document, archive } = readResult;
    if (document.format === 'rollcall.character' && !knownCharacters.add(document, archive))
      streams.err(translate('cli.check.sameCharacter', { file: readResult.file, id: document.id }));
    if (document.format === 'rollcall.faction') factions.push(document);
    knownEventPacks.add(document);
    if (isIncomplete(document)) incompleteDocuments.push({ resultIndex, filePath: readResult.file, document, archive });
    else
      results[resultIndex] = await judgeDocument(translate, gameCatalog, readResult.file, document, [], checkOptions);
  }
  for (const { resultIndex, filePath, document, archive } of incompleteDocuments) {
    const namedCharacters = knownCharacters.findCharacters(listCharacterIds(document), document, archive);
    const eventOptions = chooseEventPack(translate, filePath, document, checkOptions, knownEventPacks, streams);
    results[resultIndex] = await judgeDocument(translate, gameCatalog, filePath, document, namedCharacters, {
      ...checkOptions,
      ...eventOptions,
    });
  }
  await judgeTextFiles(translate, gameCatalog, textFiles, results, checkOptions, streams, {
    listCharacters: (archive) => knownCharacters.listCharacters(archive),
    factions,
  });
  return results.filter((result) => result !== undefined);
}

/** A plain text and the index of its result. */
interface TextFileToJudge {
  readonly resultIndex: number;
  readonly textFile: TextFile;
}

/** The documents that text lists may name. Characters in the archive of a list take precedence. */
interface DocumentsToName {
  listCharacters(archive: OpenArchive | undefined): readonly Character[];
  readonly factions: readonly Faction[];
}

/** Judges the text lists after all characters have been read. Texts in folders that are no lists get no result. */
async function judgeTextFiles(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  textFiles: readonly TextFileToJudge[],
  results: (CheckResult | undefined)[],
  checkOptions: CheckOptions,
  streams: CommandStreams,
  { listCharacters, factions }: DocumentsToName,
): Promise<void> {
  if (textFiles.length === 0) return;
  const languages = await loadAllLanguages(gameCatalog);
  const charactersByArchive = new Map<OpenArchive | undefined, readonly Character[]>();
  for (const { resultIndex, textFile } of textFiles) {
    const { archive } = textFile;
    const characters = charactersByArchive.get(archive) ?? listCharacters(archive);
    charactersByArchive.set(archive, characters);
    results[resultIndex] = await judgeTextFile(
      translate,
      gameCatalog,
      textFile,
      languages,
      { characters, factions },
      checkOptions,
      streams,
    );
  }
}

const NOT_A_LIST: Unreadable = { path: '', expected: (translate) => translate('textLists.noMembers') };

/**
 * Judges a text list. Settings that it leaves out are chosen and reported on standard error. Returns undefined for a text in a folder that
 * names no character, such as a read-me file.
 */
async function judgeTextFile(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { file, text, isNamed }: TextFile,
  languages: readonly Translate[],
  { characters, factions }: KnownDocuments,
  checkOptions: CheckOptions,
  streams: CommandStreams,
): Promise<CheckResult | undefined> {
  const { eventPack } = checkOptions;
  const list = readTextListTeam(languages, gameCatalog, text, parse(file).name, {
    characters,
    factions,
    ...(eventPack === undefined ? {} : { eventPack }),
  });
  switch (list.kind) {
    case 'not-a-list':
      if (isNamed) return createUnreadableResult(file, NOT_A_LIST);
      streams.err(formatSkippedFile(translate, { file, reason: (translate) => translate('receivedFiles.noTextList') }));
      return undefined;
    case 'unclear':
      return createUnreadableResult(file, {
        path: '',
        expected: (translate) =>
          translate('textLists.unclear', { problems: formatQuestions(translate, list.questions) }),
      });
    case 'team':
      if (list.assumed.length > 0)
        streams.err(translate('cli.check.assumed', { file, settings: formatAssumedFields(translate, list.assumed) }));
      return judgeDocument(translate, gameCatalog, file, list.team, [], checkOptions);
  }
}

/**
 * Returns the event pack that a team names if the command line names none, and reports on standard error which event pack
 * is used.
 */
function chooseEventPack(
  translate: Translate,
  filePath: string,
  document: AnyDocument,
  checkOptions: CheckOptions,
  knownEventPacks: KnownEventPacks,
  streams: CommandStreams,
): Pick<CheckOptions, 'eventPack' | 'unusableEventPack'> {
  const knownEventPack = checkOptions.eventPack === undefined ? knownEventPacks.findEventPack(document) : undefined;
  if (knownEventPack === undefined) return {};
  if (knownEventPack.isUsable) {
    streams.err(translate('cli.check.judgedByEvent', { file: filePath, event: knownEventPack.pack.id }));
    return { eventPack: knownEventPack.pack };
  }
  streams.err(translate('cli.check.judgedWithoutEvent', { file: filePath, event: knownEventPack.pack.id }));
  return { unusableEventPack: knownEventPack.pack };
}

/** Whether a document names characters or an event that other files may contain. */
const isIncomplete = (document: AnyDocument): document is Team | Encounter =>
  (document.format === 'rollcall.team' || document.format === 'rollcall.encounter') &&
  (!isSelfContained(document) || getEventId(document) !== undefined);

const listCharacterIds = (document: Team | Encounter): Set<string> =>
  document.format === 'rollcall.team'
    ? new Set(document.members.map((member) => member.character))
    : getCharacterIds(document);

function isSelfContained(document: Team | Encounter): boolean {
  const embeddedIds = new Set((document.characters ?? []).map((character) => character.id));
  return [...listCharacterIds(document)].every((characterId) => embeddedIds.has(characterId));
}

function createResultHeader(gameCatalog: GameCatalog<Game>, filePath: string, document: AnyDocument): CheckResult {
  return {
    file: filePath,
    kind: FORMATS[document.format].name,
    ruleset: 'ruleset' in document ? document.ruleset : null,
    documentName: document.name,
    ...(document.format === 'rollcall.team' ? getAgreedSize(gameCatalog, document) : {}),
    comparisons: [],
  };
}

function getAgreedSize(gameCatalog: GameCatalog<Game>, document: Team | EventPack): Pick<CheckResult, 'agreedSize'> {
  const agreedSize = gameCatalog.getGame(document).getAgreedSize?.(document);
  return agreedSize === undefined ? {} : { agreedSize };
}

/** Returns the default options of a document's game as the only layer. */
const listDefaultOptions = (gameCatalog: GameCatalog<Game>, document: AnyDocument): OptionLayer[] =>
  'ruleset' in document ? [getDefaults(gameCatalog.getGame(document).options)] : [];

const createUnreadableResult = (filePath: string, error: Unreadable): CheckResult => ({
  file: filePath,
  kind: null,
  ruleset: null,
  documentName: '',
  error,
  comparisons: [],
});

/**
 * Creates the function that judges a document. Play rules are loaded for encounters only, because most commands have no
 * encounters and loading the rules takes a sixth of the time of a short command.
 */
async function createJudge(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  document: AnyDocument,
): Promise<(context: JudgeContext) => Judgement> {
  if (document.format !== 'rollcall.encounter') return (context) => judge(gameCatalog, document, context);
  const gamesWithPlay = await loadPlayRules(translate, gameCatalog);
  return (context) => judgeAny(gamesWithPlay, document, context);
}

async function judgeDocument(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  filePath: string,
  document: AnyDocument,
  characters: readonly Character[],
  checkOptions: CheckOptions,
): Promise<CheckResult> {
  const judgeWith = await createJudge(translate, gameCatalog, document);
  const { houseRules, eventPack, unusableEventPack, includesFixes, comparisonRules } = checkOptions;
  const judgeContext: JudgeContext = {
    characters,
    options: [houseRules],
    fixes: includesFixes,
    sha256,
    ...(eventPack ? { eventPack } : {}),
    ...(unusableEventPack ? { invalidEventPack: unusableEventPack } : {}),
  };
  const writeFindings = (findings: readonly Finding[]) => formatFindings(translate, checkOptions.hasMessages, findings);
  const judgement = judgeWith(judgeContext);
  const comparisons = comparisonRules.map(({ rulesName, eventPack: otherEventPack }): Comparison => {
    const otherJudgement = judgeWith(
      otherEventPack
        ? { characters, eventPack: otherEventPack, sha256 }
        : { characters, options: listDefaultOptions(gameCatalog, document), sha256 },
    );
    const { gained, lost } = compareFindings(judgement.findings, otherJudgement.findings);
    return { rulesName, verdict: otherJudgement.verdict, gained: writeFindings(gained), lost: writeFindings(lost) };
  });
  const eventSize = eventPack && document.format === 'rollcall.team' ? getAgreedSize(gameCatalog, eventPack) : {};
  const { fingerprint: _fingerprint, ...judgementWithoutFingerprint } = judgement;
  // Encounters are not submitted, so they have no fingerprint.
  const shownJudgement = document.format === 'rollcall.encounter' ? judgementWithoutFingerprint : judgement;
  return {
    ...createResultHeader(gameCatalog, filePath, document),
    ...eventSize,
    judgement: { ...shownJudgement, findings: writeFindings(judgement.findings) },
    comparisons,
  };
}

/** Formats the messages of findings at once, because a message that is still a function keeps its document in memory. */
function formatFindings(translate: Translate, hasMessages: boolean, findings: readonly Finding[]): WrittenFinding[] {
  return findings.map((finding) => writeFinding(translate, hasMessages ? finding : { ...finding, message: '' }));
}
