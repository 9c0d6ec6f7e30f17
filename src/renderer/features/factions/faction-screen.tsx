import { useCallback, useDeferredValue, useMemo } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { useNameFocus } from '../../fields/use-name-focus.ts';
import { useGameCharacters } from '../../games/game-items.ts';
import { judgeFaction } from '../../games/judgements.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useGames, useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { MissingDocument, UnreadableDocument } from '../documents/unavailable-document.tsx';
import { deleteFaction } from './actions.ts';
import { ColorsSection } from './colors-section.tsx';
import { FactionCard } from './faction-card.tsx';
import { FactionHead } from './faction-head.tsx';
import css from './faction-screen.module.css';
import { listMembers } from './members.ts';
import { MembersSection } from './members-section.tsx';
import { SymbolSection } from './symbols/symbol-section.tsx';

const FACTION_LIST = { screen: 'factions' } as const;

/** The screen of one faction: the form on the left, a card in its colors on the right. */
export function FactionScreen({ id: factionId }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('factions', factionId);
  if (item === undefined) return <MissingDocument listRoute={FACTION_LIST} />;
  if (item.kind === 'broken') {
    return (
      <UnreadableDocument
        table="factions"
        item={item}
        listRoute={FACTION_LIST}
        onDelete={() => attempt(deleteFaction(translate, library, factionId, item.name))}
      />
    );
  }
  return <FactionEditor item={item} />;
}

function FactionEditor({ item }: { item: ReadyItem<Faction> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document: faction, id: factionId } = item;
  const editor = useEditor('factions', factionId);
  const game = useShownGame();
  const allCharacters = useDocuments('characters');
  const characters = useGameCharacters(game);
  const openPrint = useCallback(() => navigateTo({ screen: 'print', table: 'factions', id: factionId }), [factionId]);
  // The card is updated with a delay, so that choosing a color stays fast.
  const deferredFaction = useDeferredValue(faction);
  const { findings } = judgeFaction(gameCatalog, deferredFaction);
  const members = useMemo(
    () => listMembers(factionId, characters).map((member) => member.character),
    [factionId, characters],
  );
  const otherGameMemberCount = useMemo(
    () => listMembers(factionId, allCharacters).length - members.length,
    [factionId, allCharacters, members],
  );
  const documentPort = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      saveDraft: editor.draft,
      applyFix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  useCommands(editor.commands);
  useNameFocus(faction.id, faction.name);

  return (
    <DocumentProvider port={documentPort}>
      <div className={css.screen}>
        <FactionHead faction={faction} editor={editor} onPrint={members.length === 0 ? undefined : openPrint} />
        <div className={css.scroller}>
          <form
            className={form.form}
            aria-label={translate('factions.label')}
            onSubmit={(event) => event.preventDefault()}
          >
            <Section title={translate('factions.identity')}>
              <TextRow
                pointer="/name"
                label={translate('factions.name')}
                placeholder={translate('factions.nameHint')}
                inputClassName={form.nameInput}
              />
              <TextRow pointer="/notes" label={translate('factions.notes')} isMultiline isOptional />
            </Section>
            <SymbolSection faction={faction} />
            <ColorsSection theme={faction.theme} />
            <MembersSection faction={faction} characters={characters} otherGameMemberCount={otherGameMemberCount} />
          </form>
        </div>
        <aside className={css.aside} aria-label={translate('factions.preview')}>
          <FactionCard game={game} faction={deferredFaction} characters={characters} />
          {findings.length === 0 ? null : (
            <section className={css.findings} aria-label={translate('findings.heading')}>
              <h2>{translate('findings.heading')}</h2>
              <FindingList
                findings={findings}
                onShowField={(finding) => goToFinding(translate, finding)}
                onFix={documentPort.applyFix}
              />
            </section>
          )}
        </aside>
      </div>
    </DocumentProvider>
  );
}
