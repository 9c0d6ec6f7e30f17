/** Imports files of card templates into the library. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { getOperationKey } from '../../toasts/toasts.ts';
import { readTemplateFile } from './template-file.ts';

/** A completed change. `text` is a sentence that describes it. */
export interface CompletedChange {
  readonly text: string;
  /** Keys of the operations, see `ToastAction.undoes`. */
  readonly undoes?: readonly string[];
  readonly undo: () => Promise<void>;
}

/** A change that failed, and the reasons. */
export interface FailureReport {
  readonly title: string;
  readonly problems: readonly string[];
}

/** The result of importing files. All imported documents are one change; each file that was not imported is one failure. */
export interface ImportResult {
  readonly change: CompletedChange | undefined;
  readonly failures: readonly FailureReport[];
}

/** Imports all usable files. All imports of one call are undone together. Never rejects. */
export async function importTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { operations, stores }: Library,
  files: readonly File[],
): Promise<ImportResult> {
  const failures: FailureReport[] = [];
  const completedChanges: CompletedChange[] = [];
  for (const file of files) {
    const readResult = await readTemplateFile(translate, gameCatalog, file);
    if (!readResult.ok) {
      failures.push({ title: translate('templates.refused', { file: file.name }), problems: readResult.problems });
      continue;
    }
    const { template } = readResult;
    const isReplacement = stores.templates.get(template.id) !== undefined;
    try {
      const { n: operationNumber, undo } = await operations.run('import', [
        { table: 'templates', id: template.id, after: template },
      ]);
      const shortName = shortenName(template.name);
      completedChanges.push({
        text: isReplacement
          ? translate('templates.replaced', { name: shortName })
          : translate('templates.added', { name: shortName }),
        undoes: [getOperationKey(operationNumber)],
        undo,
      });
    } catch (error) {
      failures.push({
        title: translate('templates.notKept', { name: shortenName(template.name) }),
        problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
      });
    }
  }
  const [firstChange, ...otherChanges] = completedChanges;
  if (firstChange === undefined || otherChanges.length === 0) return { change: firstChange, failures };
  // Undo runs in reverse order, because two files may contain the same template.
  const undoAll = async () => {
    for (const change of [...completedChanges].reverse()) await change.undo();
  };
  const undoes = completedChanges.flatMap((change) => change.undoes ?? []);
  const text = translate('templates.addedSome', { n: completedChanges.length });
  return { change: { text, undoes, undo: undoAll }, failures };
}

/** The accepted file types: templates, packages of templates, and the files that templates refer to. */
export const TEMPLATE_FILES = [
  ...['.json', 'application/json', '.rollcall', '.zip', '.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'],
  ...['.png', '.jpg', '.jpeg', '.webp', '.avif'],
];
