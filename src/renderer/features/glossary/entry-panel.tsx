import { ArrowRight, Merge, X } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { applyEdits, type RequestedEdit } from '../../../shared/document/edit.ts';
import type { Game } from '../../../shared/games/game.ts';
import { type KnownEntry, normalizeName, type UserEntry } from '../../../shared/glossary/collect-entries.ts';
import type { GlossaryKind } from '../../../shared/glossary/kinds.ts';
import { formatLateText } from '../../../shared/texts/late-text.ts';
import { Button, IconButton } from '../../components/button.tsx';
import { DisplayName } from '../../components/display-name.tsx';
import { Select } from '../../components/inputs/select.tsx';
import { Switch } from '../../components/inputs/switch.tsx';
import { RowMenu } from '../../components/row-menu/row-menu.tsx';
import { attempt } from '../../failures/report-failure.ts';
import type { DocumentPort } from '../../fields/document-port.ts';
import { DocumentProvider, useDocumentSource } from '../../fields/document-provider.tsx';
import { focusField } from '../../fields/focus-field.ts';
import { FormContext } from '../../fields/form-port.ts';
import { ProseRow } from '../../fields/prose/prose-row.tsx';
import { TextRow } from '../../fields/text-row.tsx';
import { WordListRow } from '../../fields/word-list-row.tsx';
import { formatHash } from '../../navigation/router.ts';
import { useLatest } from '../../platform/use-latest.ts';
import { useGames, useLibrary } from '../../store/library-context.ts';
import { useTranslate } from '../../texts/use-translate.ts';
import { createFormPort } from '../documents/form/create-form-port.ts';
import { countOutdatedCards, mergeEntries, saveEntry, updateCards } from './actions.ts';
import { createRemoveEntryActions } from './entry-actions.tsx';
import css from './glossary.module.css';

interface Props {
  game: Game;
  kind: GlossaryKind;
  entry: KnownEntry;
  /** All entries of the kind. */
  allEntries: readonly KnownEntry[];
  /** Called to show another entry, or none. */
  onOpenEntry(entryName: string | undefined): void;
}

interface Draft {
  readonly name: string;
  readonly text?: string;
  readonly items?: readonly string[];
}

const createDraft = ({ name, text, items }: KnownEntry): Draft => ({ name, text, items });
const isSameDraft = (a: Draft, b: Draft): boolean =>
  a.name.trim() === b.name.trim() &&
  (a.text ?? '') === (b.text ?? '') &&
  (a.items ?? []).join('\n') === (b.items ?? []).join('\n');

/** The panel of one entry: its name and text, the cards that have it, and the actions. */
export function EntryPanel({ game, kind, entry, allEntries, onOpenEntry }: Props) {
  const translate = useTranslate();
  const gameCatalog = useGames();
  const library = useLibrary();
  const scope = useMemo(() => ({ ruleset: game.id, kind: kind.id }), [game, kind]);
  const [draft, setDraft] = useState<Draft>(() => createDraft(entry));
  const [unfinishedFields, setUnfinishedFields] = useState<Readonly<Record<string, string>>>({});
  // A change from elsewhere, such as an undo, is shown here, unless the user is editing the entry.
  const [shownDraft, setShownDraft] = useState(draft);
  if (!isSameDraft(shownDraft, createDraft(entry))) {
    if (isSameDraft(draft, shownDraft)) setDraft(createDraft(entry));
    setShownDraft(createDraft(entry));
  }

  /** Set when the user removes the entry, so that closing the panel doesn't save it again. */
  const isRemoved = useRef(false);
  /** Unset when the panel closes, so that a save that ends later doesn't open the entry again. */
  const isOpen = useRef(true);
  const save = (newDraft: Draft, hidden = entry.userEntry?.hidden === true) => {
    const entryName = newDraft.name.trim();
    if (entryName === '') return;
    const userEntry: UserEntry = { ...newDraft, name: entryName, hidden };
    const savePromise = saveEntry(translate, library, scope, entry.name, userEntry);
    attempt(
      normalizeName(entryName) === normalizeName(entry.name)
        ? savePromise
        : savePromise.then(() => isOpen.current && onOpenEntry(entryName)),
    );
  };
  const saveIfChanged = () => {
    if (!isRemoved.current && !isSameDraft(draft, createDraft(entry))) save(draft);
  };
  // The text is saved if the user goes to another screen without leaving the field.
  const latestSave = useLatest(saveIfChanged);
  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
      latestSave.current();
    };
  }, [latestSave]);
  const isNew = entry.name === '';
  useEffect(() => {
    if (isNew) focusField('/name');
  }, [isNew]);

  const source = useDocumentSource(draft, unfinishedFields);
  const documentPort = useMemo<DocumentPort>(
    () => ({
      source,
      findings: [],
      edit: (edits: readonly RequestedEdit[]) => setDraft((previous) => applyEdits(previous, edits)),
      saveDraft: (pointer, fieldText) =>
        setUnfinishedFields(({ [pointer]: _removed, ...remaining }) =>
          fieldText === undefined ? remaining : { ...remaining, [pointer]: fieldText },
        ),
    }),
    [source],
  );
  // The form has no fields for factions, and suggests no words of other characters.
  const formPort = useMemo(
    () => createFormPort(translate, gameCatalog, game, [], [], () => []),
    [game, gameCatalog, translate],
  );
  const usingCards = entry.usedBy.map((characterId) => ({
    id: characterId,
    document: library.stores.characters.get(characterId)?.row.document,
  }));
  const outdatedCount = isNew ? 0 : countOutdatedCards(library, scope, entry);
  // biome-ignore lint/nursery/useReactCompiler: the ref is written when the button is pressed
  const removeActions = createRemoveEntryActions(translate, library, scope, entry, () => {
    isRemoved.current = true;
    onOpenEntry(undefined);
  });
  const mergeCandidates = allEntries.filter(({ name }) => normalizeName(name) !== normalizeName(entry.name));

  return (
    <section className={css.entryPanel} aria-label={translate('glossary.entry')}>
      <div className={css.panelHead}>
        <h2>{isNew ? translate('glossary.add', { kind: formatLateText(translate, kind.title) }) : entry.name}</h2>
        <IconButton icon={<X />} label={translate('glossary.close')} onPress={() => onOpenEntry(undefined)} />
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the fields inside have the focus; this element only notices when they lose it */}
      <div className={css.fields} onBlur={saveIfChanged}>
        <DocumentProvider port={documentPort}>
          <FormContext value={formPort}>
            <TextRow pointer="/name" label={translate('glossary.name')} placeholder={translate('glossary.nameHint')} />
            <ProseRow pointer="/text" label={translate('glossary.text')} isOptional />
            <WordListRow pointer="/items" label={translate('glossary.items')} />
          </FormContext>
        </DocumentProvider>
        <p className={css.hint}>{translate('glossary.savedHint')}</p>
      </div>
      {isNew ? null : (
        <>
          <Switch
            label={translate('glossary.offered')}
            isOn={entry.userEntry?.hidden !== true}
            onChange={(isOn) => save(draft, !isOn)}
          />
          {entry.otherTexts.some((otherText) => otherText !== '') ? <h3>{translate('glossary.otherTexts')}</h3> : null}
          {entry.otherTexts
            .filter((otherText) => otherText !== '')
            .map((otherText) => (
              <div className={css.other} key={otherText}>
                <p>{otherText}</p>
                <Button onPress={() => save({ ...draft, text: otherText })}>{translate('glossary.take')}</Button>
              </div>
            ))}
          <h3>{translate('glossary.where')}</h3>
          {usingCards.length === 0 ? <p className={css.hint}>{translate('glossary.usedBy', { n: 0 })}</p> : null}
          <ul className={css.users}>
            {usingCards.map(({ id, document }) => (
              <li key={id}>
                <a href={formatHash({ screen: 'character', id })}>
                  <DisplayName
                    name={(document as { name?: string } | undefined)?.name || translate('editing.unnamed')}
                  />
                </a>
              </li>
            ))}
          </ul>
          <div className={css.deeds}>
            {outdatedCount === 0 ? null : (
              <Button icon={<ArrowRight />} onPress={() => attempt(updateCards(translate, library, scope, entry))}>
                {translate('glossary.putOnCards', { n: outdatedCount })}
              </Button>
            )}
            {removeActions.length === 0 ? null : <RowMenu rowName={entry.name} actions={removeActions} />}
          </div>
          {entry.usedBy.length > 0 ? <p className={css.hint}>{translate('glossary.removeUsed')}</p> : null}
          {mergeCandidates.length === 0 ? null : (
            <div className={css.merge}>
              <Merge aria-hidden />
              <Select
                label={translate('glossary.merge')}
                value={undefined}
                choices={mergeCandidates.map(({ name }) => ({ id: name, label: name }))}
                onChange={(entryName) => {
                  const target = mergeCandidates.find((candidate) => candidate.name === entryName);
                  if (target === undefined) return;
                  // The panel shows the target from now on. Unsaved edits of the merged entry are dropped.
                  setDraft(createDraft(target));
                  attempt(mergeEntries(translate, library, scope, entry, target).then(() => onOpenEntry(target.name)));
                }}
              />
              <p className={css.hint}>{translate('glossary.mergeHint')}</p>
            </div>
          )}
        </>
      )}
    </section>
  );
}
