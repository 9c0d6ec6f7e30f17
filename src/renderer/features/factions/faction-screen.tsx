import { useCallback, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import type { Faction } from '../../../shared/document/schema.ts';
import { useCommands } from '../../commands/registry.ts';
import { FindingList } from '../../components/findings/finding-list.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { TextRow } from '../../fields/text-row.tsx';
import { useGameCharacters } from '../../games/game-items.ts';
import { judgeFaction } from '../../games/judgements.ts';
import { useShownGame } from '../../games/shown-game.ts';
import { navigateTo } from '../../navigation/router.ts';
import type { ReadyItem } from '../../store/item.ts';
import { useDocuments, useGames, useItem, useLibrary } from '../../store/library-context.ts';
import { useEditor } from '../../store/undo/use-editor.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { Gone, Unreadable } from '../documents/document-missing.tsx';
import form from '../documents/form/form.module.css';
import { Section } from '../documents/form/section.tsx';
import { goToFinding } from '../documents/go-to-finding.ts';
import { deleteFaction } from './actions.ts';
import { ColoursSection } from './colours-section.tsx';
import { FactionCard } from './faction-card.tsx';
import { FactionHead } from './faction-head.tsx';
import css from './faction-screen.module.css';
import { membersOf } from './members.ts';
import { MembersSection } from './members-section.tsx';
import { SymbolSection } from './symbols/symbol-section.tsx';

const BACK = { screen: 'factions' } as const;

/** The screen of one faction: the form on the left, a card in its colors on the right. */
export function FactionScreen({ id }: { id: string }) {
  const translate = useTranslate();
  const library = useLibrary();
  const item = useItem('factions', id);
  if (item === undefined) return <Gone back={BACK} />;
  if (item.kind === 'broken') {
    return (
      <Unreadable item={item} back={BACK} onDelete={() => attempt(deleteFaction(translate, library, id, item.name))} />
    );
  }
  return <FactionEditor item={item} />;
}

function FactionEditor({ item }: { item: ReadyItem<Faction> }) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const { document: faction, id } = item;
  const editor = useEditor('factions', id);
  const game = useShownGame();
  const everybody = useDocuments('characters');
  const characters = useGameCharacters(game);
  const print = useCallback(() => navigateTo({ screen: 'print', table: 'factions', id }), [id]);
  // The card is updated with a delay, so that choosing a color stays fast.
  const settled = useDeferredValue(faction);
  const { findings } = judgeFaction(gameCatalog, settled);
  const members = useMemo(() => membersOf(id, characters).map((m) => m.character), [id, characters]);
  const elsewhere = useMemo(() => membersOf(id, everybody).length - members.length, [id, everybody, members]);
  const port = useMemo<DocumentPort>(
    () => ({
      source: editor.source,
      findings,
      edit: editor.edit,
      draft: editor.draft,
      fix: ({ edits }) => editor.step(edits),
    }),
    [findings, editor],
  );
  useCommands(editor.commands);
  const isUnnamed = useRef(faction.name === '');
  useEffect(() => {
    if (isUnnamed.current) focusField('/name');
  }, []);

  return (
    <DocumentProvider port={port}>
      <div className={css.screen}>
        <FactionHead faction={faction} editor={editor} onPrint={members.length === 0 ? undefined : print} />
        <div className={css.scroller}>
          <form
            className={form.form}
            aria-label={translate('factions.label')}
            onSubmit={(event) => event.preventDefault()}
          >
            <Section title={translate('factions.identity')}>
              <TextRow
                path="/name"
                label={translate('factions.name')}
                placeholder={translate('factions.nameHint')}
                inputClassName={form.nameInput}
              />
              <TextRow path="/notes" label={translate('factions.notes')} long optional />
            </Section>
            <SymbolSection faction={faction} />
            <ColoursSection theme={faction.theme} />
            <MembersSection faction={faction} characters={characters} elsewhere={elsewhere} />
          </form>
        </div>
        <aside className={css.aside} aria-label={translate('factions.preview')}>
          <FactionCard game={game} faction={settled} characters={characters} />
          {findings.length === 0 ? null : (
            <section className={css.findings} aria-label={translate('findings.heading')}>
              <h2>{translate('findings.heading')}</h2>
              <FindingList findings={findings} onGo={(value) => goToFinding(translate, value)} onFix={port.fix} />
            </section>
          )}
        </aside>
      </div>
    </DocumentProvider>
  );
}
