import { useEffect, useState } from 'react';
import type { Character, Faction } from '../../../../shared/document/schema.ts';
import { findGameMatch, type GameMatch } from '../../../../shared/text-list/find-game-match.ts';
import { loadAllLanguages } from '../../../../shared/texts/catalogues.ts';
import type { Translate } from '../../../../shared/texts/translate.ts';
import { reportFailure } from '../../../failures/report-failure.ts';
import { useGames } from '../../../store/library-context.ts';
import { useTranslate } from '../../../texts/use-translate.ts';
import { toast } from '../../../toasts/toasts.ts';

/** The documents that the lines of a list may name. */
export interface ListedDocuments {
  readonly characters: readonly Character[];
  readonly factions: readonly Faction[];
}

/** Explains why a text names none of these characters. */
export const explainNotAList = (translate: Translate, characters: readonly Character[]): string =>
  characters.length === 0 ? translate('textListReview.emptyLibrary') : translate('textListReview.notAList');

/**
 * Reads a text as a list once, when it arrives. Returns undefined while the words of all languages are being loaded. If the text is no
 * list or can't be read, a toast says so, and `onRefuse` is called.
 */
export function useGameMatch(
  text: string,
  getDocuments: () => ListedDocuments | Promise<ListedDocuments>,
  onRefuse: () => void,
): { readonly match: GameMatch; readonly documents: ListedDocuments } | undefined {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const [result, setResult] = useState<{ readonly match: GameMatch; readonly documents: ListedDocuments }>();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is read once, with the documents of that time
  useEffect(() => {
    let isStale = false;
    const readText = async () => {
      const [languages, documents] = await Promise.all([loadAllLanguages(gameCatalog), getDocuments()]);
      if (isStale) return;
      const match = findGameMatch(languages, gameCatalog, text, documents);
      if (match !== undefined) {
        setResult({ match, documents });
        return;
      }
      toast(explainNotAList(translate, documents.characters), { kind: 'failed', leavesWithScreen: true });
      onRefuse();
    };
    readText().catch((error: unknown) => {
      if (isStale) return;
      reportFailure(error, 'textListReview.failed');
      onRefuse();
    });
    return () => {
      isStale = true;
    };
  }, [text]);
  return result;
}
