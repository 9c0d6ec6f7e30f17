/** Imports files of card templates into the library. */

import type { GameCatalog } from '../../../shared/document/game-catalog.ts';
import type { Game } from '../../../shared/games/game.ts';
import type { Translate } from '../../../shared/texts/translate.ts';
import type { Library } from '../../store/library.ts';
import { shortenName } from '../../strings/documents/shorten-name.ts';
import { explainFailure } from '../../strings/failures.ts';
import { operationKey } from '../../toasts/toasts.ts';
import { templateFrom } from './import-template.ts';

/** A completed change: a sentence that describes it, and how to undo it. */
export interface Done {
  readonly text: string;
  /** Keys of the operations, see `ToastAction.undoes`. */
  readonly undoes?: readonly string[];
  readonly undo: () => Promise<void>;
}

/** A refused change and its reasons. */
export interface Refusal {
  readonly title: string;
  readonly problems: readonly string[];
}

/** Imports all usable files. All imports of one call are undone together. Never rejects. */
export async function bringTemplates(
  translate: Translate,
  gameCatalog: GameCatalog<Game>,
  { operations, stores: tables }: Library,
  files: readonly File[],
): Promise<{ done: Done | undefined; refused: readonly Refusal[] }> {
  const refused: Refusal[] = [];
  const brought: Done[] = [];
  for (const file of files) {
    const read = await templateFrom(translate, gameCatalog, file);
    if (!read.ok) {
      refused.push({ title: translate('templates.refused', { file: file.name }), problems: read.problems });
      continue;
    }
    const { template } = read;
    const isThere = tables.templates.get(template.id) !== undefined;
    try {
      const { n, undo } = await operations.run('import', [{ table: 'templates', id: template.id, after: template }]);
      const message = isThere
        ? (name: string) => translate('templates.replaced', { name: shortenName(name) })
        : (name: string) => translate('templates.added', { name: shortenName(name) });
      brought.push({ text: message(template.name), undoes: [operationKey(n)], undo });
    } catch (error) {
      refused.push({
        title: translate('templates.notKept', { name: shortenName(template.name) }),
        problems: [translate('templates.asBefore', { reason: explainFailure(translate, error) })],
      });
    }
  }
  const [first, ...others] = brought;
  if (first === undefined || others.length === 0) return { done: first, refused };
  // Undo runs in reverse order, because two files may contain the same template.
  const undo = async () => {
    for (const one of [...brought].reverse()) await one.undo();
  };
  const undoes = brought.flatMap((one) => one.undoes ?? []);
  return { done: { text: translate('templates.addedSome', { n: brought.length }), undoes, undo }, refused };
}

/** The accepted file types: templates, packages of them, and the files that templates refer to. */
export const TEMPLATE_FILES = [
  ...['.json', 'application/json', '.rollcall', '.zip', '.ttf', '.otf', '.ttc', '.otc', '.woff', '.woff2'],
  ...['.png', '.jpg', '.jpeg', '.webp', '.avif'],
];
